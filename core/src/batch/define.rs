//! `composed!`: a composed call is one row; its methods, its metadata and the call by name follow from it.

/// Defines the composed calls of a group. A row is
/// `fn verb, verb_with(argument: Id, [items: Item, "documentation of the items"]) -> Address: Type =
/// "group.operation" by body;`, followed by `=> "line of an example", …`. The body is a function of the
/// client, the arguments, the items and [`BatchOptions`](crate::BatchOptions).
macro_rules! composed {
    (
        $Group:ident = $group:ident;
        $(
            $(#[doc = $doc:literal])+
            fn $verb:ident, $with:ident(
                $($arg:ident: $Arg:ident,)? [$items:ident: $Item:ident, $items_doc:literal]
            ) -> $Address:ident: $Ret:ty = $operation:literal by $body:ident
                => $($example:literal),+;
        )+
    ) => {
        impl $Group {
            $(
                $(#[doc = $doc])+
                #[doc = ""]
                #[doc = concat!("Each item is a call of `", $operation, "`, at its hub path, and is sent again as such a")]
                #[doc = "call is. The time limit is that of the whole call."]
                #[doc = ""]
                $( #[doc = concat!(
                    "- `", stringify!($arg), "`: [`", stringify!($Arg), "`](crate::", stringify!($Arg), ")"
                )] )?
                #[doc = concat!("- `", stringify!($items), "`: ", $items_doc)]
                #[doc = ""]
                #[doc = "```"]
                #[doc = "# use gfxhub::*;"]
                #[doc = "# let local = gfxhub_simulator::LocalHub::start(Default::default()).unwrap();"]
                #[doc = "# let hub = Client::new(&local.url())?;"]
                $( #[doc = $example] )+
                #[doc = "# Ok::<(), Error>(())"]
                #[doc = "```"]
                #[doc = ""]
                #[doc = "# Errors"]
                #[doc = "Where nothing was tried: [`ErrorKind::Invalid`](crate::ErrorKind::Invalid) for an item"]
                #[doc = "that must not be sent, whose argument is named with its place, and"]
                #[doc = "[`ErrorKind::Closed`](crate::ErrorKind::Closed). The report says what became of each item."]
                pub fn $verb(
                    &self,
                    $($arg: impl Into<$Arg>,)?
                    $items: &[$Item],
                ) -> crate::Result<crate::BatchReport<$Address, $Ret>> {
                    $body(&self.0, $($arg.into(),)? $items, &crate::BatchOptions::new())
                }

                /// The same with options.
                ///
                /// # Errors
                #[doc = concat!("Those of [`", stringify!($verb), "`](Self::", stringify!($verb), ").")]
                pub fn $with(
                    &self,
                    $($arg: impl Into<$Arg>,)?
                    $items: &[$Item],
                    options: &crate::BatchOptions,
                ) -> crate::Result<crate::BatchReport<$Address, $Ret>> {
                    $body(&self.0, $($arg.into(),)? $items, options)
                }
            )+

            pub(crate) const COMPOSED: &[&crate::schema::composed::ComposedInfo] =
                &[ $( &ComposedCall::$verb, )+ ];

            pub(crate) const COMPOSED_CALLS: &[crate::invoke::Dynamic] = &[ $( by_name::$verb, )+ ];
        }

        /// The definitions, each by its verb.
        struct ComposedCall;

        #[allow(non_upper_case_globals)]
        impl ComposedCall {
            $( const $verb: crate::schema::composed::ComposedInfo = crate::schema::composed::ComposedInfo {
                name: concat!(stringify!($group), ".", stringify!($verb)),
                group: stringify!($group),
                verb: stringify!($verb),
                docs: concat!($($doc, "\n"),+),
                operation: $operation,
                arguments: &[ $( crate::schema::operation::ArgumentInfo {
                    wire: $Arg::ID.wire,
                    name: stringify!($arg),
                    shape: crate::schema::types::FieldType::Id(&$Arg::ID),
                    docs: $Arg::ID.docs,
                } )? ],
                items: crate::schema::composed::ItemsInfo::new(
                    stringify!($items),
                    <$Item as crate::schema::plain::PlainFieldType>::TYPE,
                    $items_doc,
                ),
                settings: crate::batch::BATCH_SETTINGS,
                address: <$Address as crate::schema::plain::PlainFieldType>::TYPE,
            }; )+
        }

        /// The calls by name.
        mod by_name {
            $( pub(super) fn $verb(
                client: &crate::Client,
                given: &mut crate::invoke::Arguments,
            ) -> crate::Result<crate::InvokeResult> {
                $( let $arg: crate::$Arg = given.argument()?; )?
                let items: Vec<crate::$Item> = given.items(stringify!($items))?;
                let options = given.options()?;
                given.deny_unknown()?;
                let report = super::$body(client, $($arg,)? &items, &options)?;
                Ok(crate::InvokeResult::of_composed(crate::batch::json::report(&report)))
            } )+
        }
    };
}

pub(crate) use composed;
