//! What needs nothing but the crate and its files: rules, secrets, recorded plays, texts, pages drawn, and tidiness.

mod common;

mod toy;

mod contract;

mod secrecy;

mod plays;

mod loads;

mod golden;

mod minds;

mod fort;

mod dig;

mod demons;

mod strangers;

mod words;

mod pages;

mod tidy;

mod cycles;
