//! What is on a page, by role and accessible name: as a person with a screen reader finds it.

use serde_json::{Value, json};

use crate::fault::Fault;
use crate::visitor::Visitor;

/// Something on a page, as a screen reader is told of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Named {
    /// Its role: `button`, `link`, `textbox`, …
    pub role: String,
    pub name: String,
    /// Whether the keyboard can reach it.
    pub focusable: bool,
    node: u64,
}

impl Named {
    fn of(node: &Value) -> Option<Named> {
        let text = |field: &str| node[field]["value"].as_str().unwrap_or_default().to_owned();
        let properties = node["properties"].as_array();
        let focusable = properties.is_some_and(|all| {
            all.iter().any(|it| it["name"] == "focusable" && it["value"]["value"] == true)
        });
        let known = !node["ignored"].as_bool().unwrap_or_default();
        let own = Named {
            role: text("role"),
            name: text("name"),
            focusable,
            node: node["backendDOMNodeId"].as_u64()?,
        };
        known.then_some(own)
    }
}

impl Visitor {
    /// Everything that a screen reader is told of, in order.
    pub async fn read(&self) -> Result<Vec<Named>, Fault> {
        let tree = self.ask("Accessibility.getFullAXTree", json!({})).await?;
        Ok(tree["nodes"].as_array().into_iter().flatten().filter_map(Named::of).collect())
    }

    /// The first thing with this role and this name, once it is there.
    pub async fn find(&self, role: &str, name: &str) -> Result<Named, Fault> {
        self.wait(&format!("{role} \"{name}\""), async || Ok(self.search(role, name).await.ok().flatten()))
            .await
    }

    async fn search(&self, role: &str, name: &str) -> Result<Option<Named>, Fault> {
        let document = self.ask("Runtime.evaluate", json!({"expression": "document"})).await?;
        let query = json!({"objectId": document["result"]["objectId"], "accessibleName": name, "role": role});
        let found = self.ask("Accessibility.queryAXTree", query).await?;
        Ok(found["nodes"].as_array().into_iter().flatten().find_map(Named::of))
    }

    /// Clicks on it. If the page is made anew meanwhile, it is looked for again.
    pub async fn click(&self, role: &str, name: &str) -> Result<(), Fault> {
        let wanted = format!("{role} \"{name}\" to click on");
        let seen = self.wait(&wanted, async || {
            let Ok(Some(found)) = self.search(role, name).await else { return Ok(None) };
            Ok(self.middle(&found).await.ok())
        });
        let (x, y) = seen.await?;
        self.point(x, y).await
    }

    async fn middle(&self, named: &Named) -> Result<(f64, f64), Fault> {
        let node = json!({"backendNodeId": named.node});
        self.ask("DOM.scrollIntoViewIfNeeded", node.clone()).await?;
        let quads = self.ask("DOM.getContentQuads", node).await?;
        let corner = |index: usize| quads["quads"][0][index].as_f64().unwrap_or_default();
        Ok(((corner(0) + corner(4)) / 2.0, (corner(1) + corner(5)) / 2.0))
    }

    /// Puts the keyboard on it.
    pub async fn focus(&self, role: &str, name: &str) -> Result<(), Fault> {
        let node = self.find(role, name).await?.node;
        self.ask("DOM.focus", json!({"backendNodeId": node})).await.map(drop)
    }

    /// Writes into a field, in place of what is there.
    pub async fn fill(&self, name: &str, text: &str) -> Result<(), Fault> {
        let role = if self.search("textbox", name).await?.is_some() { "textbox" } else { "combobox" };
        self.focus(role, name).await?;
        self.eval("document.activeElement.select()").await?;
        self.write(text).await
    }

    /// Chooses from a list the option with this text.
    pub async fn choose(&self, name: &str, option: &str) -> Result<(), Fault> {
        self.focus("combobox", name).await?;
        let option = json!(option);
        let script = format!(
            "(() => {{ const list = document.activeElement;
                const wanted = [...list.options].find(({{ text }}) => text === {option});
                if (!wanted) throw new Error('there are only ' + [...list.options].map(({{ text }}) => text));
                list.value = wanted.value;
                for (const kind of ['input', 'change']) list.dispatchEvent(new Event(kind, {{ bubbles: true }})); }})()"
        );
        self.eval(&script).await.map(drop)
    }
}
