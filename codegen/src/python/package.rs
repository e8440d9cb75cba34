//! The module of the package: its docstring and all public names.

use super::source::{PYTHON, import, listed, sort};
use super::{errors, groups, handles, named_tuples, simulator, stub, types, value_structs};
use crate::output_files::File;

/// Docstring of the package.
const ABOUT: &str = include_str!("stubs/package.txt");

/// Code that sets the module of every public name to the package, wherever the name is defined.
const OWN: &str = "
# Tracebacks, pickles and help then show the names that programs import.
for _name in __all__:
    _public = globals()[_name]
    if getattr(_public, \"__module__\", \"\").startswith(\"gfxhub.\"):
        _public.__module__ = \"gfxhub\"
del _name, _public
";

const FIRST: &str = "
# Imported first, because it raises an ImportError in a second interpreter, where importing some
# modules of CPython 3.12 ends the process.
from . import _gfxhub  # noqa: F401, I001
";

/// Returns `gfxhub/__init__.py`.
pub(super) fn file() -> Result<File, String> {
    let parts = [
        (
            "._batch",
            ["BatchReport", "BatchResult"].map(str::to_owned).to_vec(),
        ),
        (
            "._client",
            ["AsyncClient", "BaseClient", "Client"]
                .map(str::to_owned)
                .to_vec(),
        ),
        (
            "._error",
            ["GfxHubError", "effect_of"].map(str::to_owned).to_vec(),
        ),
        ("._errors", errors::names()),
        ("._gfxhub", stub::names()),
        (handles::MODULE, handles::names()),
        (named_tuples::MODULE, named_tuples::names()?),
        ("._plain_data", vec!["json_default".to_owned()]),
        ("._record_list", vec!["RecordList".to_owned()]),
        (
            "._value_struct",
            ["Matrix", "ValueStruct", "Vector", "approx_eq"]
                .map(str::to_owned)
                .to_vec(),
        ),
        ("._value_structs", value_structs::names()),
        (simulator::MODULE, simulator::names()),
        ("._types", types::names()),
    ];
    let groups = groups::names().map(|(module, names)| (format!(".{module}"), names));
    let parts = parts.map(|(module, names)| (module.to_owned(), names));
    let mut parts: Vec<(String, Vec<String>)> = parts.into_iter().chain(groups).collect();
    parts.sort();
    let mut imports = String::new();
    let mut public = vec!["__version__".to_owned()];
    for (module, names) in parts {
        let mut names = names;
        public.extend(names.iter().cloned());
        if module == "._gfxhub" {
            names.push("__version__".to_owned());
        }
        imports.push_str(&import(&module, names));
    }
    sort(&mut public);
    let public: Vec<String> = public.iter().map(|name| format!("{name:?}")).collect();
    let public = listed("", "__all__ = [", &public, "]");
    let text = format!("\"\"\"{ABOUT}\"\"\"\n\n{PYTHON}\n{FIRST}\n{imports}\n{public}{OWN}");
    Ok(File::new("py/python/gfxhub/__init__.py", text))
}
