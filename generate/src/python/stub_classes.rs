//! The classes of records in the stub.

use gfxhub::RecordInfo;

use super::source::docstring;
use super::{docs, shape};

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
