//! Lays out a C header, with a table of contents and a banner above each section.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use gfxhub::schema::{FieldType, GROUPS, RECORDS, RecordInfo, ResponseType, calls};

use super::naming::c_type;
use crate::docs;

/// Placeholder line in an introduction. The table of contents replaces it.
const CONTENTS: &str = " * @CONTENTS@\n";

/// A section of a header.
pub(super) struct Section {
    pub(super) title: &'static str,
    /// Description of the contents, for the table of contents.
    pub(super) holds: &'static str,
    /// Parts of the section, in order. If several parts claim a declaration, it goes to the
    /// narrowest kind of part, and among equals to the first.
    pub(super) parts: &'static [Part],
}

/// A part of a section. Its declarations keep the order of their sources.
#[derive(Debug)]
pub(super) enum Part {
    /// Forward declarations of the handles.
    Opaque,
    /// One declaration.
    Item(&'static str),
    /// The operations of a group, and the plain data that its composed calls return.
    Operations(&'static str),
    /// The records that operations of a group return, except those that an earlier group returns.
    Records(&'static str),
    /// All names that begin with this prefix.
    Prefix(&'static str),
    /// All declarations of a source, named by its path without the extension.
    Source(&'static str),
    /// A declaration that is written here because cbindgen does not write it.
    Written(&'static str),
    /// The declaration with this name among those that are passed to `lay_out` in `declared`.
    Declared(&'static str),
}

/// Sources of operations, records and plain data.
const OPERATIONS: &str = "gen/operations";
const RECORDS_SOURCE: &str = "gen/records";
const PLAIN_SOURCE: &str = "gen/plain";

impl Section {
    fn banner(&self) -> String {
        format!("/* ==== {} ==== */", self.title)
    }
}

impl Part {
    /// Returns the source of the part's declarations, or `None` if the part finds them by name or
    /// has none.
    fn source(&self) -> Option<&'static str> {
        match self {
            Part::Source(name) => Some(name),
            Part::Operations(_) => Some(OPERATIONS),
            Part::Records(_) => Some(RECORDS_SOURCE),
            _ => None,
        }
    }

    /// Returns how narrow the part's claim to a name of a source is; 0 if it does not claim the
    /// name.
    fn claim(&self, name: &str, source: &str) -> u32 {
        let claims = match self {
            Part::Item(item) => (*item == name, 4),
            Part::Operations(group) => {
                let own = match source {
                    OPERATIONS => name.starts_with(&format!("gfxhub_{group}_")),
                    PLAIN_SOURCE => is_given(name, group),
                    _ => false,
                };
                (own, 3)
            }
            Part::Records(group) => (
                source == RECORDS_SOURCE && group_of(name) == Some(*group),
                3,
            ),
            Part::Prefix(prefix) => (name.starts_with(prefix), 2),
            Part::Source(own) => (*own == source, 1),
            Part::Opaque | Part::Written(_) | Part::Declared(_) => (false, 0),
        };
        match claims {
            (true, narrow) => narrow,
            (false, _) => 0,
        }
    }
}

/// Returns the sources from which the sections take declarations, each once.
pub(super) fn sources(sections: &[Section]) -> Vec<&'static str> {
    let mut found = Vec::new();
    for part in sections.iter().flat_map(|section| section.parts) {
        match part.source() {
            Some(source) if !found.contains(&source) => found.push(source),
            _ => {}
        }
    }
    found
}

/// Returns the introduction with the table of contents filled in.
pub(super) fn introduce(introduction: &str, sections: &[Section]) -> Result<String, String> {
    let lines = sections
        .iter()
        .map(|section| format!(" * - {}: {}\n", section.title, section.holds));
    let lines: String = lines.collect();
    match introduction.contains(CONTENTS) {
        true => Ok(introduction.replace(CONTENTS, &lines)),
        false => Err(format!("an introduction lacks the line {CONTENTS:?}")),
    }
}

/// A declaration written by cbindgen, with its comment.
struct Declaration<'t> {
    name: &'t str,
    comment: &'t str,
    code: &'t str,
}

impl<'t> Declaration<'t> {
    fn read(text: &'t str) -> Result<Declaration<'t>, String> {
        let (comment, code) = match text.rsplit_once("*/\n") {
            // Later comments are inside a struct and belong to its code.
            Some(_) if text.starts_with("/**") => {
                let end = text.find("*/\n").map_or(0, |at| at + 3);
                text.split_at(end)
            }
            _ => ("", text),
        };
        let name = name_of(code).ok_or_else(|| format!("cannot read the declaration {code}"))?;
        Ok(Declaration {
            name,
            comment,
            code,
        })
    }

    fn is_opaque(&self) -> bool {
        let name = self.name;
        self.code == format!("typedef struct {name} {name};")
    }

    /// Returns the text of the declaration in its own section.
    fn at_home(&self) -> String {
        match self.is_opaque() {
            true => format!("{}struct {};", self.comment, self.name),
            false => format!("{}{}", self.comment, self.code),
        }
    }

    /// Returns the first sentence of the comment.
    fn summary(&self) -> String {
        let lines = self
            .comment
            .lines()
            .map(|line| line.trim_start_matches([' ', '/', '*']));
        let lines: Vec<&str> = lines.skip_while(|line| line.is_empty()).collect();
        let first = docs::summary(&lines.join("\n"));
        let end = first.find(". ").map_or(first.len(), |at| at + 1);
        first[..end].to_owned()
    }
}

fn is_in_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

/// Returns the name that the code declares.
fn name_of(code: &str) -> Option<&str> {
    if let Some(rest) = code.strip_prefix("#define ") {
        return rest.split_whitespace().next();
    }
    if code.starts_with("typedef ") {
        if let Some((_, rest)) = code.split_once("(*") {
            return rest.split_once(')').map(|(name, _)| name);
        }
        return code
            .strip_suffix(';')?
            .rsplit(|letter| !is_in_name(letter))
            .next();
    }
    let (head, _) = code.split_once('(')?;
    let name = head.rsplit(|letter| !is_in_name(letter)).next();
    name.filter(|name| !name.is_empty())
}

/// Finds the definition of a name. Returns the index of the source and the position in it.
fn definition(texts: &[String], name: &str) -> Option<(usize, usize)> {
    let forms = [
        format!("fn {name}("),
        format!("pub struct {name} "),
        format!("pub enum {name} "),
        format!("pub type {name} "),
        format!("pub const {name}:"),
    ];
    texts.iter().enumerate().find_map(|(source, text)| {
        let at = forms.iter().find_map(|form| text.find(form))?;
        Some((source, at))
    })
}

/// Lays out the output of cbindgen: puts each declaration under the banner of its section.
pub(super) fn lay_out(
    written: &str,
    sections: &[Section],
    declared: &[(&str, &str)],
    folder: &Path,
) -> Result<String, String> {
    let sources = sources(sections);
    let read = |source: &&str| {
        let place = folder.join(source).with_extension("rs");
        std::fs::read_to_string(&place).map_err(|fault| format!("{}: {fault}", place.display()))
    };
    let texts: Vec<String> = sources.iter().map(read).collect::<Result<_, _>>()?;
    // The key is the section, the part, the source and the position in the source.
    let mut placed: BTreeMap<[usize; 4], Declaration<'_>> = BTreeMap::new();
    for text in written
        .split("\n\n")
        .map(str::trim)
        .filter(|text| !text.is_empty())
    {
        let declaration = Declaration::read(text)?;
        let name = declaration.name;
        let (source, at) = definition(&texts, name)
            .ok_or_else(|| format!("{name} is in no source of a section"))?;
        let (section, part) = home(sections, name, sources[source])
            .ok_or_else(|| format!("{name} has no section"))?;
        placed.insert([section, part, source, at], declaration);
    }
    let opaque = placed.values().filter(|one| one.is_opaque()).map(|one| {
        format!(
            "typedef struct {0} {0}; /**< {1} */\n",
            one.name,
            one.summary()
        )
    });
    let opaque: String = opaque.collect();
    let mut typed = Typed::new(placed.values());
    let mut out = String::new();
    for (at, section) in sections.iter().enumerate() {
        out += &format!("\n{}\n", section.banner());
        for (number, part) in section.parts.iter().enumerate() {
            match part {
                Part::Opaque => out += &format!("\n{opaque}"),
                Part::Written(text) => out += &format!("\n{}\n", text.trim_end()),
                Part::Declared(name) => {
                    let text = declared.iter().find(|(other, _)| other == name);
                    let (_, text) =
                        text.ok_or_else(|| format!("no declaration is named {name}"))?;
                    out += &format!("\n{}\n", text.trim());
                }
                _ => {
                    let own = placed.range([at, number, 0, 0]..[at, number + 1, 0, 0]);
                    let mut own = own.map(|(_, one)| one).peekable();
                    if own.peek().is_none() {
                        return Err(format!("{part:?} of {} declares nothing", section.title));
                    }
                    for one in own {
                        typed.write(one, &mut out);
                    }
                }
            }
        }
    }
    Ok(out)
}

/// Writes each declaration once, after the types that it names. C needs a struct above the
/// functions that use it, and their section may come before that of the struct.
struct Typed<'t> {
    types: BTreeMap<&'t str, &'t Declaration<'t>>,
    written: BTreeSet<&'t str>,
}

impl<'t> Typed<'t> {
    fn new(all: impl Iterator<Item = &'t Declaration<'t>>) -> Self {
        let is_type = |one: &&Declaration<'_>| one.code.starts_with("typedef ") && !one.is_opaque();
        Self {
            types: all.filter(is_type).map(|one| (one.name, one)).collect(),
            written: BTreeSet::new(),
        }
    }

    fn write(&mut self, one: &'t Declaration<'t>, out: &mut String) {
        if !self.written.insert(one.name) {
            return;
        }
        for word in one.code.split(|letter| !is_in_name(letter)) {
            if let Some(named) = self.types.get(word) {
                self.write(named, out);
            }
        }
        *out += &format!("\n{}\n", one.at_home());
    }
}

/// Returns the index of the section of a name, and the index of the part within it.
fn home(sections: &[Section], name: &str, source: &str) -> Option<(usize, usize)> {
    let mut found = None;
    let mut narrowest = 0;
    for (at, section) in sections.iter().enumerate() {
        for (number, part) in section.parts.iter().enumerate() {
            let claim = part.claim(name, source);
            if claim > narrowest {
                (found, narrowest) = (Some((at, number)), claim);
            }
        }
    }
    found
}

/// Returns the group of the record that an export reads: the first group with a call that returns
/// the record.
fn group_of(export: &str) -> Option<&'static str> {
    let about = |record: &&&RecordInfo| {
        let name = c_type(record.name);
        let rest = export.strip_prefix(&name);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
    };
    let record = RECORDS
        .iter()
        .filter(about)
        .max_by_key(|record| record.name.len())?;
    let gives = |outcome: ResponseType| match outcome {
        ResponseType::List(of) | ResponseType::Record(of) | ResponseType::FirstOfList(of) => {
            holds(of, record.name)
        }
        _ => false,
    };
    let group = GROUPS.iter().find(|group| {
        let mut of_group = calls().filter(|call| call.group == group.name);
        of_group.any(|call| gives(call.outcome))
    });
    group.map(|group| group.name)
}

/// Returns `true` if an export is for plain data that a composed call of the group returns in
/// a list.
fn is_given(export: &str, group: &str) -> bool {
    calls().filter(|call| call.group == group).any(|call| {
        let ResponseType::DataList(data) = call.outcome else {
            return false;
        };
        let rest = export.strip_prefix(&c_type(data.name));
        let rest = rest.map(|rest| rest.strip_prefix('s').unwrap_or(rest));
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
    })
}

/// Returns `true` if a record has this name or contains a record that has it.
fn holds(record: &RecordInfo, name: &str) -> bool {
    let within = |shape: FieldType| match crate::views::innermost(shape) {
        FieldType::Record(of) => holds(of, name),
        _ => false,
    };
    record.name == name || record.fields.iter().any(|field| within(field.shape))
}

#[cfg(test)]
mod tests {
    use gfxhub_tests::cargo::root;

    use super::*;
    use crate::c::sections;

    /// Reads a committed header.
    fn header(name: &str) -> String {
        let text = std::fs::read_to_string(root().join("include").join(name)).unwrap();
        text.replace("\r\n", "\n")
    }

    /// Returns the titles of the banners of a header.
    fn banners(text: &str) -> Vec<&str> {
        let banner = |line: &'_ str| line.starts_with("/* ==== ") && line.ends_with(" ==== */");
        let lines = text.lines().filter(|line| banner(line));
        lines.map(|line| &line[8..line.len() - 8]).collect()
    }

    /// Returns the titles in the table of contents of a header.
    fn contents(text: &str) -> Vec<&str> {
        let (_, list) = text.split_once(" * Contents.").unwrap();
        let lines = list.lines().skip(2).take_while(|line| *line != " *");
        lines
            .map(|line| line.strip_prefix(" * - ").unwrap())
            .map(|line| line.split_once(": ").unwrap().0)
            .collect()
    }

    #[test]
    fn the_table_of_contents_names_the_sections_in_their_order() {
        for name in ["gfxhub.h", "gfxhub_local_hub.h"] {
            let text = header(name);
            assert!(banners(&text).len() > 4, "{name}");
            assert_eq!(contents(&text), banners(&text), "{name}");
        }
    }

    #[test]
    fn every_declaration_stands_in_a_section() {
        for name in ["gfxhub.h", "gfxhub_local_hub.h"] {
            let text = header(name);
            let (before, _) = text.split_once("/* ==== ").unwrap();
            let (_, code) = before.split_once(" */\n\n#ifndef").unwrap();
            assert!(
                !code.contains("gfxhub_"),
                "{name} declares ahead of its sections: {code}"
            );
        }
    }

    #[test]
    fn the_client_comes_before_the_operations_and_the_words_come_late() {
        let text = header("gfxhub.h");
        let places = [
            "static inline gfxhub_status gfxhub_client_new(",
            "gfxhub_status gfxhub_engines_list(",
            "gfxhub_str gfxhub_engine_display_name(",
            "#define GFXHUB_ENGINE_ROLE_BROADCAST ",
        ];
        let places = places.map(|code| text.find(&format!("\n{code}")).unwrap());
        assert!(places.is_sorted(), "{places:?}");
    }

    #[test]
    fn a_type_stands_above_what_names_it() {
        let read = |code| Declaration::read(code).unwrap();
        let all = [
            "int f(const b *in);",
            "typedef struct {\n  a a;\n} b;",
            "typedef enum {\n  X = 0,\n} a;",
        ];
        let all = all.map(read);
        let mut typed = Typed::new(all.iter());
        let mut out = String::new();
        for one in &all {
            typed.write(one, &mut out);
        }
        let places = ["} a;", "} b;", "int f("].map(|code| out.find(code).unwrap());
        assert!(places.is_sorted(), "{out}");
        assert_eq!(out.matches("typedef").count(), 2, "{out}");
    }

    #[test]
    fn what_has_no_section_is_refused() {
        let sections = sections::CLIENT;
        assert_eq!(home(sections, "gfxhub_none", "no-source"), None);
        let (section, _) = home(sections, "gfxhub_template_name", RECORDS_SOURCE).unwrap();
        assert_eq!(sections[section].title, "Playout records");
    }

    #[test]
    fn the_name_of_each_form_of_a_declaration_is_found() {
        for (code, name) in [
            ("#define A_B 1", "A_B"),
            ("typedef struct a a;", "a"),
            ("typedef enum {\n  X = 0,\n} a_kind;", "a_kind"),
            ("typedef void (*a_hook)(void *user_data);", "a_hook"),
            (
                "const a_b *a_get(const a *of,\n         void (*f)(int));",
                "a_get",
            ),
        ] {
            assert_eq!(name_of(code), Some(name));
        }
    }
}
