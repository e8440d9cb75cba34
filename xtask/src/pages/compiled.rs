//! The pages' programs in C and C++. Those in C++ are built as one: the header takes the compiler
//! seconds, a program a tenth of one.

use crate::c_compiler::{Language, Sources};
use crate::commands::Sh;
use crate::pages::execution::printed_in_time;
use crate::pages::interpreted::{folder, write};
use crate::pages::program::{HUB, Program, Run};
use crate::{c_conformance, c_library};

/// The variable by which a program in C++ is given the address of its hub.
const URL: &str = "GFXHUB_PAGES_HUB";

/// Builds each by itself.
pub(super) fn c(_: &[Program]) -> anyhow::Result<Box<Run>> {
    let folder = folder("c")?;
    let local_hub = c_library::local_hub()?;
    let compiler = Language::C.compiler()?;
    Ok(Box::new(move |number, program, _| {
        let file = write(&folder, &format!("{number}.c"), program)?;
        let sources = Sources {
            standard: "c11",
            files: &[file.clone(), local_hub.clone()],
            include: &[&c_conformance::include()],
        };
        let library = c_library::shared()?;
        let program = file.with_extension(std::env::consts::EXE_EXTENSION);
        compiler.build(&sources, &library.linked, &program)?;
        printed_in_time(&mut library.command(&program))
    }))
}

/// Builds all of them, each as a function, into one program that runs the one whose number it is
/// given. They name the hub by its variable, as the address is known only when they run.
pub(super) fn cpp(programs: &[Program]) -> anyhow::Result<Box<Run>> {
    let folder = folder("cpp")?;
    let file = folder.join("pages.cpp");
    Sh::new()?.write_file(&file, joined(programs))?;
    let library = c_library::shared()?;
    let built = file.with_extension(std::env::consts::EXE_EXTENSION);
    let sources = Sources {
        standard: "c++17",
        files: &[file, c_library::local_hub()?],
        include: &[&c_conformance::include()],
    };
    let compiler = Language::Cxx.compiler()?;
    compiler.build(&sources, &library.linked, &built)?;
    Ok(Box::new(move |number, _, url| {
        let mut command = c_library::shared()?.command(&built);
        command.arg(number.to_string());
        printed_in_time(command.envs(url.map(|url| (URL, url))))
    }))
}

/// The programs as one: their includes first, then each in a namespace of its own.
fn joined(programs: &[Program]) -> String {
    let mut includes: Vec<&str> = vec!["#include <cstdlib>"];
    let mut bodies = String::new();
    let mut cases = String::new();
    for (number, program) in programs.iter().enumerate() {
        let mut body = String::new();
        for line in program.text.lines() {
            if line.starts_with("#include") {
                includes.push(line);
                body += "\n";
            } else {
                body += &format!("{line}\n");
            }
        }
        // Only the function `main` returns 0 by itself.
        let body = body.replacen("int main(", "int run(", 1);
        let body = body.replace(&format!("{HUB:?}"), &format!("std::getenv({URL:?})"));
        let body = match body.trim_end().strip_suffix('}') {
            Some(body) => format!("{body}return 0; }}\n"),
            None => body,
        };
        bodies += &format!(
            "namespace program_{number} {{\n#line 1 \"{}\"\n{body}}}\n",
            program.page
        );
        cases += &format!("    case {number}: return program_{number}::run();\n");
    }
    let includes = includes.join("\n");
    format!(
        "{includes}\n{bodies}int main(int, char** arguments) {{\n  \
         switch (std::atoi(arguments[1])) {{\n{cases}    default: return 2;\n  }}\n}}\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_in_cpp_are_joined_with_their_lines() {
        let program = Program {
            page: "docs/x.md".to_owned(),
            line: 1,
            language: "cpp".to_owned(),
            text: "#include <gfxhub.hpp>\n\nint main() {\n  f();\n}\n".to_owned(),
            prints: None,
        };
        let expected = "#include <cstdlib>\n#include <gfxhub.hpp>\nnamespace program_0 {\n\
                        #line 1 \"docs/x.md\"\n\n\nint run() {\n  f();\nreturn 0; }\n}\n\
                        int main(int, char** arguments) {\n  \
                        switch (std::atoi(arguments[1])) {\n    \
                        case 0: return program_0::run();\n    default: return 2;\n  }\n}\n";
        assert_eq!(joined(&[program]), expected);
    }
}
