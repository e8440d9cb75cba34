//! Tests of the resolver.
