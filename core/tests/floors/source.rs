//! The modules of a crate, read from its source files: the items that each module defines, and the
//! paths that it uses.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Ident, TokenStream, TokenTree};
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{Attribute, Item, Meta, Token, UseTree};

/// The segments of a path, from the root of the crate.
type Path = Vec<String>;

/// The modules of a crate by path, except modules of tests.
pub(crate) struct Sources {
    modules: BTreeMap<Path, Module>,
}

#[derive(Default)]
struct Module {
    file: String,
    items: BTreeSet<String>,
    /// All words in macro definitions and in the arguments of macros at item level. Some of these
    /// words become names of items.
    words: BTreeSet<String>,
    uses: Vec<Use>,
    /// Paths in the code that begin with `crate`, `self` or `super`.
    named: Vec<Named>,
}

struct Use {
    named: Named,
    /// The name that the `use` introduces; `*` if it introduces all names.
    name: String,
}

struct Named {
    segments: Vec<String>,
    line: usize,
}

/// A path in a module of the crate's root that leads to another module of the root.
pub(crate) struct Import {
    pub(crate) from: String,
    pub(crate) to: String,
    pub(crate) file: String,
    pub(crate) line: usize,
    pub(crate) path: String,
}

impl Sources {
    /// Reads a crate, beginning with its root. `read` returns the text of the file with a given
    /// name; `None` if there is no such file.
    pub(crate) fn of(read: &dyn Fn(&str) -> Option<String>) -> Sources {
        let mut sources = Sources {
            modules: BTreeMap::new(),
        };
        sources.read_file("lib.rs", Vec::new(), read);
        sources
    }

    fn read_file(&mut self, file: &str, path: Path, read: &dyn Fn(&str) -> Option<String>) {
        let text = read(file).unwrap_or_else(|| panic!("there is no {file}"));
        let parsed = syn::parse_file(&text).unwrap_or_else(|error| panic!("{file}: {error}"));
        let mut reader = Reader {
            file,
            modules: vec![(path, Module::default())],
            read: Vec::new(),
            files: Vec::new(),
        };
        parsed.items.iter().for_each(|item| reader.visit_item(item));
        reader.close();
        let Reader {
            read: modules,
            files,
            ..
        } = reader;
        self.modules.extend(modules);
        for path in files {
            let stem = path.join("/");
            let names = [format!("{stem}.rs"), format!("{stem}/mod.rs")];
            let found = names.iter().find(|name| read(name).is_some());
            let found = found.unwrap_or_else(|| panic!("there is no file of {}", path.join("::")));
            self.read_file(found, path, read);
        }
    }

    /// Returns the names of the modules in the root that have their own files.
    pub(crate) fn names(&self) -> BTreeSet<&str> {
        let others = self.modules.iter().filter(|(_, it)| it.file != "lib.rs");
        others.map(|(path, _)| path[0].as_str()).collect()
    }

    /// Returns all paths that lead from one module of the root to another. Exports of the root
    /// itself are not included.
    pub(crate) fn imports(&self) -> Vec<Import> {
        let mut imports = Vec::new();
        for (path, module) in &self.modules {
            if module.file == "lib.rs" {
                continue;
            }
            let uses = module.uses.iter().map(|it| &it.named);
            for named in uses.chain(&module.named) {
                let Some(to) = self.leads_to(path, &named.segments) else {
                    continue;
                };
                if to != path[0] {
                    imports.push(Import {
                        from: path[0].clone(),
                        to,
                        file: module.file.clone(),
                        line: named.line,
                        path: named.segments.join("::"),
                    });
                }
            }
        }
        imports
    }

    /// Returns the module of the root to which a path in this module leads, including through
    /// re-exports; `None` if the path leads out of the crate or to the root.
    fn leads_to(&self, from: &[String], segments: &[String]) -> Option<String> {
        let target = self.absolute(from, segments)?;
        let place = self.follow(&target, 0).unwrap_or_else(|| {
            let (from, path) = (from.join("::"), segments.join("::"));
            panic!("{from}: the module that {path} leads to was not found")
        });
        place.into_iter().next()
    }

    /// Returns a path in the module `from` as a path from the root. Returns `None` if the path does
    /// not belong to this crate.
    fn absolute(&self, from: &[String], segments: &[String]) -> Option<Path> {
        let mut at = from.to_vec();
        let mut rest = segments;
        match segments.first().map(String::as_str) {
            Some("crate") => {
                at.clear();
                rest = &segments[1..];
            }
            Some("self") => rest = &segments[1..],
            Some("super") => {}
            Some(first) => {
                self.has(from, first).then_some(())?;
            }
            None => return None,
        }
        while rest.first().is_some_and(|it| it == "super") {
            at.pop();
            rest = &rest[1..];
        }
        at.extend(rest.iter().filter(|it| *it != "*").cloned());
        Some(at)
    }

    /// Returns `true` if a module has an item or a `use` with this name.
    fn has(&self, path: &[String], name: &str) -> bool {
        let module = &self.modules[path];
        let is_module = self
            .modules
            .contains_key(&[path, &[name.to_owned()]].concat());
        let is_used = |it: &Use| it.name == name && it.named.segments[0] != name;
        is_module || module.items.contains(name) || module.uses.iter().any(is_used)
    }

    /// Returns the module in which a path from the root ends; `None` if it is not found.
    fn follow(&self, path: &[String], depth: usize) -> Option<Path> {
        // The depth is limited, since two modules may import all names of each other.
        if depth > 16 {
            return None;
        }
        let mut at: Path = Vec::new();
        for (index, name) in path.iter().enumerate() {
            let inner = [&at[..], std::slice::from_ref(name)].concat();
            if self.modules.contains_key(&inner) {
                at = inner;
                continue;
            }
            let module = &self.modules[&at];
            if module.items.contains(name) {
                return Some(at);
            }
            let behind = |it: &Use, rest: &[String]| {
                let target = self.absolute(&at, &it.named.segments)?;
                self.follow(&[&target[..], rest].concat(), depth + 1)
            };
            if let Some(it) = module.uses.iter().find(|it| it.name == *name) {
                // An item of another crate counts as part of the module that re-exports it.
                return behind(it, &path[index + 1..]).or(Some(at));
            }
            let mut all = module.uses.iter().filter(|it| it.name == "*");
            let found = all.find_map(|it| behind(it, &path[index..]));
            return found.or_else(|| module.words.contains(name).then_some(at));
        }
        Some(at)
    }
}

/// A visitor that reads the items of a file.
struct Reader<'f> {
    file: &'f str,
    /// The module that is being read, preceded by the modules in this file that contain it.
    modules: Vec<(Path, Module)>,
    read: Vec<(Path, Module)>,
    /// Modules that have their own files.
    files: Vec<Path>,
}

impl Reader<'_> {
    fn module(&mut self) -> &mut Module {
        &mut self.modules.last_mut().expect("the module of the file").1
    }

    fn close(&mut self) {
        let (path, module) = self.modules.pop().expect("a module that was opened");
        let file = self.file.to_owned();
        self.read.push((path, Module { file, ..module }));
    }

    fn name(&mut self, segments: Vec<String>, line: usize) {
        self.module().named.push(Named { segments, line });
    }

    fn uses(&mut self, tree: &UseTree, before: &[String]) {
        let with = |ident: &Ident| [before, &[ident.to_string()]].concat();
        let (segments, name, ident) = match tree {
            UseTree::Path(path) => return self.uses(&path.tree, &with(&path.ident)),
            UseTree::Group(group) => {
                return group.items.iter().for_each(|it| self.uses(it, before));
            }
            UseTree::Glob(glob) => {
                let line = glob.star_token.span.start().line;
                let segments = [before, &["*".to_owned()]].concat();
                return self.add_use(segments, "*".to_owned(), line);
            }
            UseTree::Name(it) if it.ident == "self" => {
                (before.to_vec(), before.last().cloned(), &it.ident)
            }
            UseTree::Name(it) => (with(&it.ident), Some(it.ident.to_string()), &it.ident),
            UseTree::Rename(it) => (with(&it.ident), Some(it.rename.to_string()), &it.ident),
        };
        let line = ident.span().start().line;
        self.add_use(segments, name.unwrap_or_default(), line);
    }

    fn add_use(&mut self, segments: Vec<String>, name: String, line: usize) {
        let named = Named { segments, line };
        self.module().uses.push(Use { named, name });
    }

    /// Collects the paths in the arguments of a macro.
    fn tokens(&mut self, tokens: TokenStream) {
        let mut tokens = tokens.into_iter().peekable();
        while let Some(token) = tokens.next() {
            match token {
                TokenTree::Group(group) => self.tokens(group.stream()),
                TokenTree::Ident(first) if is_root(&first) => {
                    let mut segments = vec![first.to_string()];
                    let colon =
                        |it: &TokenTree| matches!(it, TokenTree::Punct(it) if it.as_char() == ':');
                    while tokens.next_if(colon).is_some() && tokens.next_if(colon).is_some() {
                        let ident = tokens.next_if(|it| matches!(it, TokenTree::Ident(_)));
                        segments.extend(ident.map(|it| it.to_string()));
                    }
                    if segments.len() > 1 {
                        self.name(segments, first.span().start().line);
                    }
                }
                _ => {}
            }
        }
    }
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        if attributes(item).iter().any(is_for_tests) {
            return;
        }
        let name = match item {
            Item::Const(it) => Some(&it.ident),
            Item::Enum(it) => Some(&it.ident),
            Item::Fn(it) => Some(&it.sig.ident),
            Item::Macro(it) => it.ident.as_ref(),
            Item::Static(it) => Some(&it.ident),
            Item::Struct(it) => Some(&it.ident),
            Item::Trait(it) => Some(&it.ident),
            Item::Type(it) => Some(&it.ident),
            _ => None,
        };
        if let Some(name) = name {
            self.module().items.insert(name.to_string());
        }
        match item {
            Item::Macro(it) => {
                words(it.mac.tokens.clone(), &mut self.module().words);
                // The body of a macro definition is left out, because it is not code of this
                // module.
                if it.ident.is_none() {
                    self.tokens(it.mac.tokens.clone());
                }
            }
            Item::Mod(it) => {
                let (path, _) = self.modules.last().expect("the module of the file");
                let path = [&path[..], &[it.ident.to_string()]].concat();
                let Some((_, items)) = &it.content else {
                    self.files.push(path);
                    return;
                };
                self.modules.push((path, Module::default()));
                items.iter().for_each(|item| self.visit_item(item));
                self.close();
            }
            Item::Use(it) => self.uses(&it.tree, &[]),
            _ => visit::visit_item(self, item),
        }
    }

    fn visit_impl_item(&mut self, item: &'ast syn::ImplItem) {
        let attributes = match item {
            syn::ImplItem::Const(it) => &it.attrs,
            syn::ImplItem::Fn(it) => &it.attrs,
            syn::ImplItem::Type(it) => &it.attrs,
            _ => return visit::visit_impl_item(self, item),
        };
        if !attributes.iter().any(is_for_tests) {
            visit::visit_impl_item(self, item);
        }
    }

    fn visit_attribute(&mut self, _: &'ast Attribute) {}

    fn visit_visibility(&mut self, _: &'ast syn::Visibility) {}

    fn visit_macro(&mut self, it: &'ast syn::Macro) {
        self.visit_path(&it.path);
        self.tokens(it.tokens.clone());
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let idents = || path.segments.iter().map(|segment| &segment.ident);
        if let Some(first) = idents()
            .next()
            .filter(|it| is_root(it) && path.segments.len() > 1)
        {
            let segments = idents().map(ToString::to_string).collect();
            self.name(segments, first.span().start().line);
        }
        visit::visit_path(self, path);
    }
}

fn is_root(ident: &Ident) -> bool {
    ["crate", "self", "super"].iter().any(|root| ident == root)
}

/// Collects all identifiers in these tokens.
fn words(tokens: TokenStream, all: &mut BTreeSet<String>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => words(group.stream(), all),
            TokenTree::Ident(ident) => drop(all.insert(ident.to_string())),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(it) => &it.attrs,
        Item::Enum(it) => &it.attrs,
        Item::Fn(it) => &it.attrs,
        Item::Impl(it) => &it.attrs,
        Item::Macro(it) => &it.attrs,
        Item::Mod(it) => &it.attrs,
        Item::Static(it) => &it.attrs,
        Item::Struct(it) => &it.attrs,
        Item::Trait(it) => &it.attrs,
        Item::Type(it) => &it.attrs,
        Item::Use(it) => &it.attrs,
        _ => &[],
    }
}

/// Returns `true` if an attribute makes its item compile only for tests.
fn is_for_tests(attribute: &Attribute) -> bool {
    fn needs_test(condition: &Meta) -> bool {
        match condition {
            Meta::Path(path) => path.is_ident("test"),
            Meta::List(list) if list.path.is_ident("all") => list
                .parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated)
                .is_ok_and(|all| all.iter().any(needs_test)),
            _ => false,
        }
    }
    attribute.path().is_ident("cfg") && attribute.parse_args().is_ok_and(|it| needs_test(&it))
}
