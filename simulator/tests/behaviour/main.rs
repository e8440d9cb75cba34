//! Tests of the hub simulator over HTTP. The tests send plain text to a socket and do not use the
//! client of gfxhub.
#![cfg(test)]

mod access;
mod browser_page;
mod ends;
mod engines;
mod faults;
mod fields;
mod framing;
mod kept;
mod kinds;
mod launcher;
mod lifecycle;
mod limits;
mod loading;
mod malformed;
mod newsroom;
mod openapi;
mod outages;
mod playout;
mod profiles;
mod requests;
mod sizes;
mod store;
mod studio;
mod wire;
