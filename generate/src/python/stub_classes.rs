//! The classes of records and groups in the stub.

use gfxhub::{GroupInfo, OperationInfo, RecordInfo};

use super::parameters::Parameter;
use super::source::{docstring, listed};
use super::{docs, parameters, shape};
use crate::names::pascal;

/// What every record has, `{Record}` standing for its name.
const COMMON: &str = "    @property
    def extra(self) -> dict[str, Any]: ...
    def to_dict(self) -> dict[str, Any]: ...
    def to_json(self) -> str: ...
    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> {Record}: ...
    @classmethod
    def from_json(cls, text: str) -> {Record}: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> {Record}: ...
    def __deepcopy__(self, _memo: Any) -> {Record}: ...
    def _repr_html_(self) -> str: ...
";

/// The class of a record.
pub(super) fn record(record: &RecordInfo) -> String {
    let fields: String = record
        .fields
        .iter()
        .map(|field| {
            let told = docstring(&docs::text(field.docs), "        ");
            let gives = shape::got_field(field);
            format!(
                "    @property\n    def {}(self) -> {gives}:\n{told}\n",
                field.name
            )
        })
        .collect();
    let told = docstring(&docs::text(record.docs), "    ");
    let common = COMMON.replace("{Record}", record.name);
    format!("@final\nclass {}:\n{told}\n{fields}{common}", record.name)
}

/// The class of a group, for one of the clients.
pub(super) fn group(group: &GroupInfo, awaitable: bool) -> String {
    let before = if awaitable { "Async" } else { "" };
    let told = docstring(&docs::text(group.docs), "    ");
    let methods: Vec<String> = parameters::operations(group)
        .into_iter()
        .map(|operation| method(operation, awaitable))
        .collect();
    let name = pascal(group.name);
    format!(
        "@final\nclass {before}{name}:\n{told}\n{}",
        methods.join("\n")
    )
}

fn method(operation: &'static OperationInfo, awaitable: bool) -> String {
    let parameters = parameters::of(operation);
    let (required, optional): (Vec<&Parameter>, Vec<&Parameter>) = parameters
        .iter()
        .partition(|parameter| parameter.required());
    let mut declared = vec!["self".to_owned()];
    declared.extend(
        required
            .iter()
            .map(|parameter| format!("{}: {}", parameter.name, parameter.stub())),
    );
    declared.push("*".to_owned());
    declared.extend(
        optional
            .iter()
            .map(|parameter| format!("{}: {} = None", parameter.name, parameter.stub())),
    );
    declared.push("timeout: float | timedelta | None = None".to_owned());
    declared.push("cancel: CancelToken | None = None".to_owned());
    declared.push("resend: bool = False".to_owned());
    // A method of these classes is called `list`, which hides the type from the rest of the class.
    let gives = shape::outcome(&operation.outcome).replace("list[", "builtins.list[");
    let gives = if awaitable {
        format!("Future[{gives}]")
    } else {
        gives
    };
    let head = format!("def {}(", operation.verb);
    let told = docstring(&docs::operation(operation, awaitable), "        ");
    listed("    ", &head, &declared, &format!(") -> {gives}:")) + &told
}
