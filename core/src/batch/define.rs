//! The macro `composed!`, which defines a composed call in one row. It generates the call's
//! methods, its metadata and the function that calls it by name.

/// Defines composed calls of a group. A row is `fn verb, verb_with(argument: Id, [items: Item,
/// "documentation of the items"]) -> Address: Type = "group.operation" by body;`, followed by `=>
/// "line of an example", …`. The row contains `[…, optional]` if the items may be left out. The
/// word after `by` names a function of the client, the arguments, the items,
/// [`BatchOptions`](crate::BatchOptions) and the decoder of a result. After `= "group.operation"`
/// comes `of "group.call"` if an item has the arguments and the body of another call, such as
/// `names.set`, which calls the operation.
///
/// After `Group = group gives data;`, a row is `fn verb(argument: Id, …; body: Body) -> Type =
/// Class by function;`, followed by the lines of an example. Such a call returns plain data or a
/// list of plain data. It is called like an operation, so its definition is an
/// [`OperationInfo`](crate::schema::OperationInfo). The function takes the client, the arguments
/// and the body; in class `Read` the function cannot write. `Class, unlimited` is for a call that
/// may take minutes: only its options limit the whole call, and the client's time limit applies to
/// each of its requests. The group lists these calls in `DATA_CALLS`, which
/// [`invoke`](crate::invoke) and the guard of a client use.
macro_rules! composed {
    (
        $Group:ident = $group:ident gives data;
        $(
            $(#[doc = $doc:literal])+
            fn $verb:ident($($arg:ident: $Arg:ident),* $(; $body:ident: $Body:ident)?) -> $Ret:ty
                = $RetryClass:ident $(, $unlimited:ident)? by $work:ident
                => $($example:literal),+;
        )+
    ) => {
        impl $Group {
            $(
                $(#[doc = $doc])+
                #[doc = ""]
                $( #[doc = concat!(
                    "- `", stringify!($arg), "`: [`", stringify!($Arg), "`](crate::", stringify!($Arg), ")"
                )] )*
                $( #[doc = concat!(
                    "- `", stringify!($body), "`: [`", stringify!($Body), "`](crate::", stringify!($Body), "),",
                    " whose fields say units and ranges"
                )] )?
                #[doc = ""]
                #[doc = crate::batch::define::limit!($($unlimited)?)]
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
                #[doc = "The error of the request that failed, of any kind that a call can have."]
                #[doc = "[`Error::effect`](crate::Error::effect) says whether the hub executed it."]
                pub fn $verb(
                    &self
                    $(, $arg: impl Into<$Arg>)*
                    $(, $body: impl crate::IntoBody<$Body>)?
                ) -> crate::Result<$Ret> {
                    data_calls::$verb::make(
                        &self.0
                        $(, $arg.into())*
                        $(, std::borrow::Borrow::borrow(&$body.into_body()))?
                    )
                }
            )+

            /// The calls of this group that return data.
            pub(crate) const DATA_CALLS: &[crate::invoke::DataCall] =
                &[ $( (&data_calls::$verb::INFO, data_calls::$verb::by_name), )+ ];
        }

        mod data_calls {
            use super::*;

            $( pub(super) mod $verb {
                use super::*;

                pub(in super::super) static INFO: crate::schema::operation::OperationInfo =
                    crate::schema::operation::OperationInfo {
                        name: concat!(stringify!($group), ".", stringify!($verb)),
                        group: stringify!($group),
                        verb: stringify!($verb),
                        docs: concat!($($doc, "\n"),+),
                        method: crate::Method::Get,
                        path: "",
                        arguments: &[ $( crate::schema::operation::ArgumentInfo {
                            wire: <$Arg>::ID.wire,
                            name: stringify!($arg),
                            shape: crate::schema::types::FieldType::Id(&<$Arg>::ID),
                            docs: <$Arg>::ID.docs,
                            optional: false,
                        }, )* ],
                        body: crate::ops::define::operations!(@body $($Body)?),
                        status: 200,
                        outcome: <$Ret as crate::schema::plain::Data>::RESPONSE,
                        resend: crate::RetryClass::$RetryClass,
                        is_unlimited: crate::batch::define::is_given!($($unlimited)?),
                        example: concat!($($example, "\n"),+),
                    };

                pub(in super::super) fn make(
                    client: &crate::Client
                    $(, $arg: $Arg)*
                    $(, $body: &$Body)?
                ) -> crate::Result<$Ret> {
                    $( crate::request::check($body).map_err(|error| {
                        client.name_hub(error.with_operation(INFO.name))
                    })?; )?
                    let reads_only = INFO.resend == crate::RetryClass::Read;
                    client.whole(INFO.name, reads_only, INFO.is_unlimited, |client| {
                        super::super::$work(client $(, $arg)* $(, $body)?)
                    })
                }

                pub(in super::super) fn by_name(
                    client: &crate::Client,
                    given: &mut crate::invoke::Arguments,
                ) -> crate::Result<crate::InvokeResult> {
                    $( let $arg: $Arg = given.argument()?; )*
                    $( let $body: $Body = given.body()?; )?
                    given.deny_unknown()?;
                    let data = make(client $(, $arg)* $(, &$body)?)?;
                    let documented = client.options.wants_documented();
                    let result = crate::schema::plain::Data::to_json(&data, documented);
                    Ok(crate::InvokeResult::of_composed(result))
                }
            } )+
        }
    };
    (
        $Group:ident = $group:ident;
        $(
            $(#[doc = $doc:literal])+
            fn $verb:ident, $with:ident(
                $($arg:ident: $Arg:ident,)? [$items:ident: $Item:ident, $items_doc:literal $(, $optional:ident)?]
            ) -> $Address:ident: $Ret:ty = $operation:literal $(of $item:literal)? by $body:ident
                => $($example:literal),+;
        )+
    ) => {
        impl $Group {
            $(
                $(#[doc = $doc])+
                #[doc = ""]
                #[doc = concat!("Each item is a call of `", $operation, "`, and is resent as")]
                #[doc = "such a call is. The time limit applies to the whole call."]
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
                #[doc = "Before anything is sent: [`ErrorKind::Invalid`](crate::ErrorKind::Invalid) if an item is"]
                #[doc = "invalid, with the item's place as [`Error::argument`](crate::Error::argument),"]
                #[doc = "[`ErrorKind::NotArmed`](crate::ErrorKind::NotArmed) if the client's guard refuses a request, and"]
                #[doc = "[`ErrorKind::Closed`](crate::ErrorKind::Closed) if the client is closed. The report has the error of each item that failed."]
                pub fn $verb(
                    &self,
                    $($arg: impl Into<$Arg>,)?
                    $items: &[$Item],
                ) -> crate::Result<crate::BatchReport<$Address, $Ret>> {
                    self.$with($($arg,)? $items, &crate::BatchOptions::new())
                }

                /// Makes the same call with options of the batch.
                ///
                /// # Errors
                #[doc = concat!("The errors of [`", stringify!($verb), "`](Self::", stringify!($verb), ").")]
                pub fn $with(
                    &self,
                    $($arg: impl Into<$Arg>,)?
                    $items: &[$Item],
                    options: &crate::BatchOptions,
                ) -> crate::Result<crate::BatchReport<$Address, $Ret>> {
                    let decode = <$Ret as crate::batch::report::ItemType>::DECODE;
                    $body(&self.0, $($arg.into(),)? $items, options, decode)
                }
            )+

            pub(crate) const COMPOSED: &[&crate::schema::composed::ComposedInfo] =
                &[ $( &ComposedCall::$verb, )+ ];

            pub(crate) const COMPOSED_CALLS: &[crate::invoke::ComposedCall] = &[ $( by_name::$verb, )+ ];
        }

        /// Namespace for the definitions. Each is a constant named after the verb of its call.
        struct ComposedCall;

        #[allow(non_upper_case_globals)]
        impl ComposedCall {
            $( const $verb: crate::schema::composed::ComposedInfo = crate::schema::composed::ComposedInfo {
                name: concat!(stringify!($group), ".", stringify!($verb)),
                group: stringify!($group),
                verb: stringify!($verb),
                docs: concat!($($doc, "\n"),+),
                operation: $operation,
                item: crate::batch::define::item!($operation $(, $item)?),
                arguments: &[ $( crate::schema::operation::ArgumentInfo::id(stringify!($arg), &$Arg::ID) )? ],
                items: crate::schema::composed::ItemsInfo::new(
                    stringify!($items),
                    <$Item as crate::schema::plain::PlainFieldType>::TYPE,
                    $items_doc,
                    crate::batch::define::is_given!($($optional)?),
                ),
                settings: crate::batch::BATCH_SETTINGS,
                address: <$Address as crate::schema::plain::PlainFieldType>::TYPE,
                example: concat!($($example, "\n"),+),
            }; )+
        }

        /// Functions that make the calls by name. Each is named after the verb of its call.
        mod by_name {
            use super::*;

            $( pub(super) fn $verb(
                client: &crate::Client,
                given: &mut crate::invoke::Arguments,
                options: &crate::BatchOptions,
            ) -> crate::Result<Box<dyn crate::batch::report::Report>> {
                $( let $arg: $Arg = given.argument()?; )?
                let items: Vec<$Item> = given.items(stringify!($items))?;
                given.deny_unknown()?;
                let keep = <$Ret as crate::batch::report::ItemType>::KEEP;
                Ok(Box::new(super::$body(client, $($arg,)? &items, options, keep)?))
            } )+
        }
    };
}

/// Expands to `true` for a word, and to `false` for nothing.
macro_rules! is_given {
    () => {
        false
    };
    ($word:ident) => {
        true
    };
}

/// Expands to the name of the call whose arguments and body an item has. The default is the
/// operation.
macro_rules! item {
    ($operation:literal) => {
        $operation
    };
    ($operation:literal, $item:literal) => {
        $item
    };
}

/// Expands to the documentation of the time limit of a call of several requests.
macro_rules! limit {
    () => {
        "One time limit covers all its requests together."
    };
    (unlimited) => {
        "Each request has the client's time limit. The whole call has one only if its options set one."
    };
}

pub(crate) use {composed, is_given, item, limit};
