//! A person's own pages: coming in, going out, choices, address, password, devices, and leaving for good.

pub mod sign_in;

pub mod familiar;

pub mod enter;

pub mod settings;

pub mod mailing;

pub mod stop;

pub mod time;

pub mod safety;

pub mod leave;
