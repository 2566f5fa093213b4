//! Compositions for the examples of the API: proved, entered, under way.

use std::time::Duration;

use serde_json::json;

use crate::client::Client;

/// The composition of the examples, sound and proved in a moment.
const EXAMPLE: &str = "W:Wb2,e3:Bb4";
/// Others that are proved as fast.
const SMALL: [&str; 2] = ["W:WKb8,h6:Bc3,h8", "W:WKa1,Ka3:Ba7"];
/// Many kings go round for ever.
const LONG: &str = "W:WKa1,Kc1,Ke1,Kg1,Kb2:BKb8,Kd8,Kf8,Kh8,Ka7";

/// The composition that examples speak of, in the register, and its proof.
pub(crate) struct Works {
    problem: String,
    proof: String,
}

impl Works {
    /// Somebody has the composition of the examples proved and enters it.
    pub(crate) async fn open(composer: &Client) -> Works {
        let proof = proved_sound(composer, EXAMPLE).await;
        let problem = entered(composer, &proof).await;
        Works { problem, proof }
    }

    /// The names that examples use, and the works on which somebody may try an operation: his own, where others may
    /// not.
    pub(crate) async fn things(&self, name: &str, own: &Client) -> Vec<(&'static str, String)> {
        let (problem, proof) = (self.problem.clone(), self.proof.clone());
        let [problem, proof] = match name {
            "withdrawProblem" => [entered(own, &proved(own, SMALL[0]).await).await, proof],
            "enterProblem" => [problem, proved(own, SMALL[1]).await],
            "stopProof" => [problem, begun(own, LONG).await],
            _ => [problem, proof],
        };
        vec![("b3c5defg7h", problem), ("q2w4e6r8t9", proof)]
    }
}

/// Begins a proof; its name.
async fn begun(client: &Client, fen: &str) -> String {
    let begun = client.post("/api/v1/proofs", &json!({"variant": "russian", "position": fen})).await;
    assert_eq!(begun.status, 201, "{begun:?}");
    begun.json()["id"].as_str().expect("a name").to_owned()
}

/// The name of a proof that has ended.
async fn proved(client: &Client, fen: &str) -> String {
    let proof = begun(client, fen).await;
    for _ in 0..600 {
        if client.get(&format!("/api/v1/proofs/{proof}")).await.json()["state"] == "ended" {
            return proof;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("no end of {fen}");
}

/// The same of a composition that is sound; a busy machine may not decide it in time and tries again.
pub(crate) async fn proved_sound(client: &Client, fen: &str) -> String {
    for _ in 0..4 {
        let proof = proved(client, fen).await;
        let told = client.get(&format!("/api/v1/proofs/{proof}")).await.json();
        if told["found"]["soundness"] == "sound" {
            return proof;
        }
    }
    panic!("{fen} is not proved");
}

/// Enters what was proved; the name of the composition.
async fn entered(client: &Client, proof: &str) -> String {
    let made = client.post("/api/v1/problems", &json!({"proof": proof, "authors": "Koval, Ivan"})).await;
    assert_eq!(made.status, 201, "{made:?}");
    made.json()["id"].as_str().expect("a name").to_owned()
}
