//! Writes example lines that a user can paste after a hub simulator has started, in the language of
//! the package that contains the command.

use crate::console::Language;

/// The running hub simulator that the lines refer to.
pub(crate) struct Hub<'a> {
    pub(crate) url: &'a str,
    /// Text that a user types to call this command.
    pub(crate) program: &'a str,
    /// True if the hub requires an API key.
    pub(crate) has_key: bool,
    /// True if the hub has the demo show. The lines then use ids of this show.
    pub(crate) has_demo_show: bool,
}

/// Returns the lines to paste, after a line that says where to paste them.
pub(crate) fn of(hub: &Hub<'_>, language: Language) -> String {
    let (into, lines) = match language {
        Language::Shell => ("In another terminal:", shell(hub)),
        Language::Python => ("In another terminal, with python:", python(hub)),
        Language::Node => (
            "In another terminal, with node, in a folder where gfxhub is installed (npm install gfxhub):",
            node(hub),
        ),
    };
    let mut text = format!("\n{into}\n\n");
    for line in lines {
        text.push_str(&format!("  {line}\n"));
    }
    text.push_str(
        "\nA line for each effect and each refused request follows. Ctrl-C ends the hub.\n",
    );
    text
}

fn shell(hub: &Hub<'_>) -> Vec<String> {
    let set = |name: &str, value: &str| match cfg!(windows) {
        true => format!("$env:{name} = \"{value}\""),
        false => format!("export {name}={value}"),
    };
    let mut lines = vec![set("GFXHUB_URL", hub.url)];
    if hub.has_key {
        // The API key itself is never shown.
        lines.push(format!(
            "{}   # your --api-key",
            set("GFXHUB_API_KEY", "***")
        ));
    }
    let program = hub.program;
    lines.push(format!("{program} engines list"));
    if hub.has_demo_show {
        lines.push(format!(
            "{program} engines set-property 3 Mixer_0 Default//Opacity/0 0.25 --ease-in 1.5"
        ));
        lines.push(format!("{program} playout trigger-button 1 2 in"));
    }
    lines
}

fn python(hub: &Hub<'_>) -> Vec<String> {
    let url = hub.url;
    let client = match hub.has_key {
        true => format!("hub = gfxhub.Client(\"{url}\", api_key=\"***\")  # your --api-key"),
        false => format!("hub = gfxhub.Client(\"{url}\")"),
    };
    let mut lines = vec![
        "import gfxhub".to_owned(),
        client,
        "print([engine.display_name for engine in hub.engines.list()])".to_owned(),
    ];
    if hub.has_demo_show {
        let set = "hub.engines.set_property(3, \"Mixer_0\", \"Default//Opacity/0\", 0.25, \
                   interpolation=\"EaseIn\", duration=1.5)";
        lines.push(set.to_owned());
        lines.push("hub.playout.trigger_button(1, 2, \"in\")".to_owned());
    }
    lines
}

fn node(hub: &Hub<'_>) -> Vec<String> {
    let url = hub.url;
    let client = match hub.has_key {
        true => format!("const hub = new Client('{url}', {{ apiKey: '***' }}) // your --api-key"),
        false => format!("const hub = new Client('{url}')"),
    };
    let mut lines = vec![
        "const { Client } = require('gfxhub')".to_owned(),
        client,
        "console.table(await hub.engines.list(), ['id', 'displayName', 'status'])".to_owned(),
    ];
    if hub.has_demo_show {
        let set = "await hub.engines.setProperty(3, 'Mixer_0', 'Default//Opacity/0', 0.25, \
                   { interpolation: 'EaseIn', duration: 1.5 })";
        lines.push(set.to_owned());
        lines.push("await hub.playout.triggerButton(1, 2, 'in')".to_owned());
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_to_be_pasted_next_is_there_and_no_key() {
        for (language, open) in [
            (Language::Shell, "GFXHUB_URL"),
            (Language::Python, "gfxhub.Client("),
            (Language::Node, "new Client("),
        ] {
            let hub = |has_key, has_demo_show| Hub {
                url: "http://127.0.0.1:1",
                program: "gfxhub",
                has_key,
                has_demo_show,
            };
            let steps = of(&hub(true, true), language);
            assert!(
                steps.contains(open) && steps.contains("http://127.0.0.1:1"),
                "{steps}"
            );
            assert!(
                steps.contains("***") && steps.contains(" your --api-key\n"),
                "{steps}"
            );
            assert!(steps.contains("Mixer_0"), "{steps}");
            assert!(!of(&hub(false, false), language).contains("Mixer_0"));
        }
    }
}
