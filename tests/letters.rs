//! What needs a post office: letters that go out through servers that fail, and letters that come in.

mod toy;

mod mail;

mod post;
