//! Tincan plays board games slowly: over plain web pages and email, one decision at a time.

#![forbid(unsafe_code)]

pub mod engine;

pub mod games;

pub mod bots;

pub mod people;

pub mod table;

pub mod words;

pub mod store;

pub mod clock;

pub mod house;

pub mod mail;

pub mod web;

pub mod toolbox;
