//! Guards of data: numbers, and the forms of what comes and goes.

use crate::guards::guard::{Cut, Guard, Suite, Theme};

pub(super) const GUARDS: &[Guard] = &[
    Guard {
        name: "float-roundtrip",
        theme: Theme::Numbers,
        sentence: "Every bit of a double that comes is kept.",
        cuts: &[Cut {
            file: "Cargo.toml",
            find: "features = [\"float_roundtrip\", ",
            put: "features = [",
        }],
        suite: Suite::Wire,
        red: &["numbers::doubles_come_in_bit_by_bit"],
    },
    Guard {
        name: "non-finite-values",
        theme: Theme::Numbers,
        sentence: "NaN and infinity are refused wherever they stand in a value.",
        cuts: &[Cut {
            file: "core/src/value/limits.rs",
            find: "Self::Double(number) => return !number.is_finite(),",
            put: "Self::Double(_) => return false,",
        }],
        suite: Suite::Wire,
        red: &["numbers::nan_and_infinity_are_refused"],
    },
    Guard {
        name: "seconds",
        theme: Theme::Numbers,
        sentence: "Seconds are finite and not negative.",
        cuts: &[Cut {
            file: "core/src/types/scalars.rs",
            find: "if self.number.is_finite() && self.number >= 0.0 {",
            put: "if self.number.is_nan() || self.number >= -1.0 {",
        }],
        suite: Suite::Wire,
        red: &["numbers::a_time_that_is_none_is_refused"],
    },
    Guard {
        name: "wide-integers",
        theme: Theme::Numbers,
        sentence: "An integer of more than 64 bits does not turn into a double unseen.",
        cuts: &[Cut {
            file: "core/src/value/big_integers.rs",
            find: "if number.abs() >= SUSPICIOUS {",
            put: "if number.is_nan() {",
        }],
        suite: Suite::Wire,
        red: &["numbers::an_integer_of_more_than_64_bits_does_not_become_a_double"],
    },
    Guard {
        name: "numbers-too-small",
        theme: Theme::Numbers,
        sentence: "A number too small for a double does not turn into zero unseen.",
        cuts: &[Cut {
            file: "core/src/value/big_integers.rs",
            find: "self.zero.set(true);",
            put: "ZERO.set(false);",
        }],
        suite: Suite::Wire,
        red: &["numbers::what_is_too_small_for_a_double_is_refused_like_what_is_too_large"],
    },
    Guard {
        name: "doubles-as-integers",
        theme: Theme::Numbers,
        sentence: "A double counts as an integer only where it is exactly one.",
        cuts: &[Cut {
            file: "core/src/schema/scalars.rs",
            find: "if number.fract() == 0.0 && number.abs() <= EXACT as f64 {",
            put: "if number.abs() <= f64::MAX || EXACT == 0 {",
        }],
        suite: Suite::Wire,
        red: &["numbers::a_double_is_an_id_only_where_it_is_exactly_one"],
    },
    Guard {
        name: "array-for-a-record",
        theme: Theme::Shapes,
        sentence: "An array does not pass for a record.",
        cuts: &[
            Cut {
                file: "core/src/schema/records.rs",
                find: "                        fn visit_map<A: serde::de::MapAccess<'de>>(
                            self,
                            map: A,
                        ) -> Result<$Name, A::Error> {",
                put: "                        fn visit_seq<A: serde::de::SeqAccess<'de>>(
                            self,
                            mut items: A,
                        ) -> Result<$Name, A::Error> {
                            while items.next_element::<serde::de::IgnoredAny>()?.is_some() {}
                            Ok(<$Name as Field>::blank())
                        }

                        fn visit_map<A: serde::de::MapAccess<'de>>(
                            self,
                            map: A,
                        ) -> Result<$Name, A::Error> {",
            },
            Cut {
                file: "core/src/schema/records.rs",
                find: "from.deserialize_map(Members(context))?;",
                put: "from.deserialize_any(Members(context))?;",
            },
        ],
        suite: Suite::Wire,
        red: &["json_structure::an_array_is_no_record"],
    },
    Guard {
        name: "array-for-an-object",
        theme: Theme::Shapes,
        sentence: "An array does not pass for an object.",
        cuts: &[
            Cut {
                file: "core/src/value/read.rs",
                find: "        input.deserialize_map(self)",
                put: "        input.deserialize_any(self)",
            },
            Cut {
                file: "core/src/value/read.rs",
                find: "        out.write_str(\"an object\")
    }
",
                put: "        out.write_str(\"an object\")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Object, A::Error> {
        while items.next_element::<Value>()?.is_some() {}
        Ok(Object::new())
    }
",
            },
        ],
        suite: Suite::Wire,
        red: &["json_structure::an_array_is_no_object"],
    },
    Guard {
        name: "repeated-field",
        theme: Theme::Shapes,
        sentence: "A documented field that comes twice is refused.",
        cuts: &[Cut {
            file: "core/src/schema/records.rs",
            find: "if came & 1 << at != 0 {",
            put: "if came == 0 && at > 64 {",
        }],
        suite: Suite::Wire,
        red: &["json_structure::a_documented_field_comes_once"],
    },
    Guard {
        name: "repeated-other-field",
        theme: Theme::Shapes,
        sentence: "An undocumented field that comes twice is refused.",
        cuts: &[Cut {
            file: "core/src/schema/records.rs",
            find: "provenance.extra.reject_duplicates(context)?;",
            put: "let _ = provenance.extra.reject_duplicates::<A::Error>(context);",
        }],
        suite: Suite::Wire,
        red: &["json_structure::an_undocumented_field_comes_once"],
    },
    Guard {
        name: "repeated-key",
        theme: Theme::Shapes,
        sentence: "A key that comes twice within a value is refused.",
        cuts: &[Cut {
            file: "core/src/value/read.rs",
            find: "reject_duplicates(&members, |(name, _)| name, context)",
            put: "reject_duplicates(&members[..0], |(name, _)| name, context)",
        }],
        suite: Suite::Wire,
        red: &["json_structure::a_key_within_a_value_comes_once"],
    },
    Guard {
        name: "depth-in",
        theme: Theme::Shapes,
        sentence: "What comes is nested 127 levels at most: the stack is not used up.",
        cuts: &[Cut {
            file: "core/src/json_body.rs",
            find: "        let form = read(&mut from)?;",
            put: "            from.disable_recursion_limit();\n        let form = read(&mut from)?;",
        }],
        suite: Suite::Wire,
        red: &["json_structure::nesting_ends_before_the_stack_does"],
    },
    Guard {
        name: "depth-out",
        theme: Theme::Shapes,
        sentence: "What is nested deeper than anything that is read is not sent.",
        cuts: &[Cut {
            file: "core/src/schema/body.rs",
            find: "if self.depth() > Self::DEPTH_LIMIT {",
            put: "if self.depth() > 10 * Self::DEPTH_LIMIT {",
        }],
        suite: Suite::Wire,
        red: &["json_structure::what_is_nested_too_deep_is_not_sent"],
    },
    Guard {
        name: "depth-in-c",
        theme: Theme::Shapes,
        sentence: "No value of C is put together deeper than what can be sent.",
        cuts: &[Cut {
            file: "ffi-c/src/value_list.rs",
            find: "?.depth() >= Value::DEPTH_LIMIT {",
            put: "?.depth() >= 10 * Value::DEPTH_LIMIT {",
        }],
        suite: Suite::C,
        red: &["tests::values::a_value_goes_no_deeper_than_can_be_sent"],
    },
    Guard {
        name: "end-of-document",
        theme: Theme::Shapes,
        sentence: "Nothing follows a document.",
        cuts: &[Cut {
            file: "core/src/json_body.rs",
            find: "from.end().map(|()| form)",
            put: "Ok::<_, serde_json::Error>(form)",
        }],
        suite: Suite::Wire,
        red: &["json_structure::a_document_ends_with_its_end"],
    },
];
