//! Tables: the page of one, the answers given there, what is said and noted beside it, its replay and its record.

pub mod show;

pub mod answer;

pub mod clock;

pub mod takeover;

pub mod beside;

pub mod points;

pub mod replay;

pub mod record;

pub mod fork;

pub mod orders;
