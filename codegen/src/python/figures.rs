//! The figures in the report of a composed call.

use super::docs;
use super::source::{PYTHON, docstring};
use crate::output_files::File;
use gfxhub::schema::{BATCH_FIGURES, PlainField, PlainType};

/// Returns `gfxhub/_batch_figures.py`.
pub(super) fn file() -> File {
    let fields = BATCH_FIGURES.fields.iter().enumerate();
    let fields: String = fields.map(|(at, info)| field(at, info)).collect();
    let text = format!(
        "\"\"\"The figures of the report of a composed call.\"\"\"\n\n{PYTHON}\n\n\
         from typing import Any\n\n\
         __all__: list[str] = []\n\n\n\
         class _BatchFigures:\n    \"\"\"{}\"\"\"\n\n    \
         __slots__ = (\"_figures\",)\n    _figures: tuple[Any, ...]\n{fields}",
        docs::plain(BATCH_FIGURES.docs)
    );
    File::new("py/python/gfxhub/_batch_figures.py", text)
}

fn field(at: usize, info: &PlainField) -> String {
    let (held, unit) = match info.plain_type {
        PlainType::Duration => ("float", " In seconds."),
        _ => ("int", ""),
    };
    let text = docs::text(&(docs::plain(info.docs) + unit));
    let name = info.name;
    format!(
        "\n    @property\n    def {name}(self) -> {held}:\n{}        {name}: {held} = self._figures[{at}]\n        \
         return {name}\n",
        docstring(&text, "        ")
    )
}
