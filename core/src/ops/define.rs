//! The macro `operations!`, which defines each operation in one row.

/// Defines a group of operations. It generates the group's handle and, for each row, a typed
/// method, the metadata and the function that calls the operation by name.
///
/// A row is `fn verb(argument: Id, …; body: Body) -> Type as Marker = Class METHOD "path";`,
/// followed by `=> "line of an example", …`. The examples are tested against the hub simulator. The
/// marker (see [`crate::decode`]) selects how the response is decoded into the type. `201` or `204`
/// before the path is the documented status if it is not 200.
///
/// `Group = group without operations;` defines a group that has only composed calls.
macro_rules! operations {
    (
        $(#[doc = $group_doc:literal])+
        $Group:ident = $group:ident without operations;
    ) => {
        $(#[doc = $group_doc])+
        #[derive(Debug, Clone)]
        pub struct $Group(pub(crate) crate::Client);

        impl $Group {
            pub(crate) const INFO: crate::schema::operation::GroupInfo = crate::schema::operation::GroupInfo {
                name: stringify!($group),
                docs: concat!($($group_doc, "\n"),+),
                operations: &[],
            };
        }
    };
    (
        $(#[doc = $group_doc:literal])+
        $Group:ident = $group:ident;
        $(
            $(#[doc = $doc:literal])+
            fn $verb:ident($($arg:ident: $Arg:ident),* $(; $body:ident: $Body:ident)?)
                -> $Ret:ty as $How:ident
                = $RetryClass:ident $METHOD:ident $($status:literal)? , $path:literal
                => $($example:literal),+;
        )+
    ) => {
        $(#[doc = $group_doc])+
        #[derive(Debug, Clone)]
        pub struct $Group(pub(crate) crate::Client);

        const _: () = {
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
                    #[doc = concat!("Hub path: `", stringify!($METHOD), " /api/rest/v1", $path, "`.")]
                    #[doc = crate::schema::retry_class::retry_class_docs!($RetryClass)]
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
                    #[doc = "Any [`ErrorKind`](crate::ErrorKind) that a call can have; [`Error::effect`](crate::Error::effect)"]
                    #[doc = "says whether the hub executed it."]
                    pub fn $verb(
                        &self
                        $(, $arg: impl Into<$Arg>)*
                        $(, $body: impl crate::IntoBody<$Body>)?
                    ) -> crate::Result<$Ret> {
                        // This function is not generic, so that it is compiled here and not in each
                        // program.
                        fn concrete(
                            client: &crate::Client
                            $(, $arg: $Arg)*
                            $(, $body: &$Body)?
                        ) -> crate::Result<$Ret> {
                            let (result, reply) = client.call(
                                &Definitions::$verb,
                                &[$(&$arg),*],
                                crate::ops::define::operations!(@sent $($body)?),
                                crate::decode::read::<crate::decode::$How, $Ret>,
                            )?;
                            Ok(client.recycle(reply, result))
                        }
                        concrete(&self.0 $(, $arg.into())* $(, std::borrow::Borrow::borrow(&$body.into_body()))?)
                    }
                )+

                pub(crate) const INFO: crate::schema::operation::GroupInfo = crate::schema::operation::GroupInfo {
                    name: stringify!($group),
                    docs: concat!($($group_doc, "\n"),+),
                    operations: &[ $( &Definitions::$verb, )+ ],
                };

                pub(crate) const CALLS: &[crate::invoke::Dynamic] = &[ $( Dynamic::$verb, )+ ];
            }

            struct Definitions;

            #[allow(non_upper_case_globals)]
            impl Definitions {
                $( const $verb: crate::schema::operation::OperationInfo = crate::schema::operation::OperationInfo {
                    name: concat!(stringify!($group), ".", stringify!($verb)),
                    group: stringify!($group),
                    verb: stringify!($verb),
                    docs: concat!($($doc, "\n"),+),
                    method: crate::ops::define::operations!(@method $METHOD),
                    path: concat!("/api/rest/v1", $path),
                    arguments: &[ $( crate::schema::operation::ArgumentInfo::id(
                        stringify!($arg),
                        &<$Arg>::ID,
                    ), )* ],
                    body: crate::ops::define::operations!(@body $($Body)?),
                    status: crate::ops::define::operations!(@status $($status)?),
                    outcome: <crate::decode::$How as crate::decode::DecodeResponse<$Ret>>::RESPONSE,
                    resend: crate::RetryClass::$RetryClass,
                    is_unlimited: false,
                    example: "",
                }; )+
            }

            struct Dynamic;

            impl Dynamic {
                $( fn $verb(
                    client: &crate::Client,
                    given: &mut crate::invoke::Arguments,
                ) -> crate::Result<crate::InvokeResult> {
                    $( let $arg: $Arg = given.argument()?; )*
                    $( let $body: $Body = given.body()?; )?
                    given.deny_unknown()?;
                    let (result, reply) = client.call(
                        &Definitions::$verb,
                        &[$(&$arg),*],
                        crate::ops::define::operations!(@sent $(&$body)?),
                        crate::decode::read_and_write::<crate::decode::$How, $Ret>,
                    )?;
                    Ok(crate::InvokeResult::new(result, reply))
                } )+
            }
        };
    };

    (@method GET) => { crate::schema::operation::Method::Get };
    (@method POST) => { crate::schema::operation::Method::Post };
    (@method PUT) => { crate::schema::operation::Method::Put };
    (@method PATCH) => { crate::schema::operation::Method::Patch };
    (@method DELETE) => { crate::schema::operation::Method::Delete };

    (@sent) => { None };
    (@sent $body:expr) => { Some($body) };

    (@body) => { None };
    (@body $Body:ident) => { Some(<$Body as crate::schema::body::Body>::INFO) };

    (@status) => { 200 };
    (@status $status:literal) => { $status };
}

pub(crate) use operations;
