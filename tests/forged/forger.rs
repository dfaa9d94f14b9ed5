//! Changes a file somewhere, then mends promise, salt, chain and numbers, so that only the contents give it away.

use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tincan::engine::Stream;
use tincan::table::portable::{self, Contents};
use tincan::table::{TableCode, header};

pub struct Forger<'a> {
    pub luck: &'a mut Stream,
    /// Real files to steal from, of this game and of others.
    pub strangers: &'a [&'a str],
}

#[derive(Deserialize)]
struct Facts<'f> {
    #[serde(borrow)]
    facts: Option<&'f RawValue>,
}

/// The lines of a file. Facts stay text, to the letter: they are judged by the letter.
pub fn lines(file: &str) -> Vec<Value> {
    let line = |text: &str| {
        let mut line: Value = serde_json::from_str(text).unwrap();
        if let Facts { facts: Some(facts) } = serde_json::from_str(text).unwrap() {
            line["facts"] = json!(facts.get());
        }
        line
    };
    file.lines().map(line).collect()
}

fn written(lines: &[Value]) -> String {
    let line = |line: &Value| match line.get("facts") {
        Some(Value::String(facts)) => {
            let mut rest = line.clone();
            rest["facts"] = json!(0);
            rest.to_string().replacen("\"facts\":0", &format!("\"facts\":{facts}"), 1) + "\n"
        }
        _ => format!("{line}\n"),
    };
    lines.iter().map(line).collect()
}

const ACTORS: &[&str] =
    &["p1", "p2", "p3", "p4", "p8", "p9", "post:p2", "robot:p1", "robot:p5", "clock:p3", "house", "x"];
const CAUSES: &[&str] = &[
    "opening",
    "forked",
    "answer",
    "sealed",
    "orders",
    "kept",
    "lapse",
    "undo:0",
    "undo:1",
    "undo:99",
    "caretaker",
    "return",
    "away:pause:1800000000000000",
    "away:orders:9223372036854775807",
    "away:nap:1",
    "grace",
    "waited",
    "replaced",
    "ended",
    "x",
];
const PROMISES: &[&str] =
    &["", "p1=1900000000000000", "p1=5", "p8=1900000000000000", "p2=9223372036854775807", "p1", "p1=1 p1=2", "x"];
const WORDS: &[&str] =
    &["", ";", "pass", "pass; pass; pass", "undo", "7K2QXD 0 p1", "7K2QXD 4294967295 p8", "🦀", "p1"];

impl Forger<'_> {
    /// The file with one to three things changed.
    pub fn forge(&mut self, real: &str) -> String {
        let mut file = lines(real);
        let mut mend = true;
        for _ in 0..=self.luck.below(3) {
            match self.luck.below(14) {
                0 => self.change_title(&mut file[0]),
                1 => self.change_field(&mut file[0]),
                2 => self.change_entries(&mut file),
                3 => self.change_time(&mut file[0]),
                4 => mend = false,
                _ => self.change_entry(&mut file),
            }
        }
        if mend { self.mended(file) } else { written(&file) }
    }

    fn one_of<T: Copy>(&mut self, items: &[T]) -> T {
        *self.luck.pick(items).expect("there are some")
    }

    fn stranger(&mut self) -> Vec<Value> {
        lines(self.one_of(self.strangers))
    }

    fn change_title(&mut self, title: &mut Value) {
        match self.luck.below(7) {
            0 => title["game"] = json!(self.one_of(&["fort", "dig", "toy", "chess", ""])),
            1 => title["edition"] = json!(self.one_of(&[0_i64, 2, 4_294_967_295, -1])),
            2 => {
                let guests = self.one_of(&[0_usize, 1, 2, 4, 5, 8, 9, 255, 256, 259, 100_000]);
                title["guests"] = json!(vec![json!({ "robot": self.luck.below(2) == 1 }); guests]);
            }
            3 => title["options"] = self.stranger()[0]["options"].clone(),
            4 => title["options"] = json!(self.one_of(&["", "{}", "[]", "{\"set\":9}", "null", "{\"teams\":\"on\"}"])),
            5 => title["secret"] = json!("ab".repeat(self.one_of(&[0_usize, 31, 32, 33]))),
            _ => title["entries"] = json!(self.one_of(&[0_i64, 1, 4_294_967_295, -1])),
        }
    }

    fn change_time(&mut self, title: &mut Value) {
        let huge = self.one_of(&[0_i64, 1, -1, 60_000_000, i64::MAX, i64::MIN, 4_000_000_000_000_000]);
        match self.luck.below(4) {
            0 => title["saved"] = json!([{ "bank": huge, "paused": 0 }]),
            1 => title["saved"] = json!(vec![json!({ "bank": huge, "paused": huge }); 3]),
            _ => {
                let field = self.one_of(&["free", "allowance", "bank", "increment", "cap", "pauses", "name"]);
                if title["pace"].is_object() {
                    title["pace"][field] = json!(huge);
                }
            }
        }
    }

    /// Whole entries go, come twice, change places, or come from another game.
    fn change_entries(&mut self, file: &mut Vec<Value>) {
        if file.len() < 3 {
            return;
        }
        let place = 1 + self.luck.below(file.len() as u32 - 1) as usize;
        let other = 1 + self.luck.below(file.len() as u32 - 1) as usize;
        match self.luck.below(6) {
            0 => drop(file.remove(place)),
            1 => file.insert(place, file[other].clone()),
            2 => file.swap(place, other),
            3 => file.truncate(place),
            _ => {
                let stolen = self.stranger();
                let from = 1 + self.luck.below(stolen.len() as u32 - 1) as usize;
                file[place] = stolen[from].clone();
            }
        }
    }

    fn change_entry(&mut self, file: &mut [Value]) {
        if file.len() < 2 {
            return;
        }
        let last = file.len() as u32 - 1;
        // The beginning is where the most is taken on trust.
        let place = if self.luck.below(4) == 0 { 1 } else { 1 + self.luck.below(last) as usize };
        let other = file[1 + self.luck.below(last) as usize].clone();
        match self.luck.below(12) {
            0 => file[place]["actor"] = json!(self.one_of(ACTORS)),
            1 => file[place]["cause"] = json!(self.one_of(CAUSES)),
            2 => file[place]["promises"] = json!(self.one_of(PROMISES)),
            3 => file[place]["said"] = json!(self.one_of(WORDS)),
            4 => file[place]["said"] = json!("pass;".repeat(20_000)),
            5 => file[place]["said"] = other["said"].clone(),
            6 => file[place]["facts"] = other["facts"].clone(),
            7 => file[place]["at"] = json!(self.one_of(&[0_i64, -5, 1_900_000_000_000_000, i64::MAX, i64::MIN])),
            8 => self.change_field(&mut file[place]),
            9 => {
                let stolen = self.stranger();
                file[place]["facts"] = stolen[stolen.len() / 2]["facts"].clone();
            }
            _ => {
                let facts = file[place]["facts"].as_str().and_then(|facts| serde_json::from_str(facts).ok());
                let mut facts: Value = facts.unwrap_or_default();
                self.change_anything(&mut facts);
                file[place]["facts"] = json!(facts.to_string());
            }
        }
    }

    fn change_field(&mut self, value: &mut Value) {
        let fields = value.as_object_mut().expect("it has fields");
        let place = self.luck.below(fields.len() as u32) as usize;
        let key = fields.keys().nth(place).expect("below their number").clone();
        match self.luck.below(8) {
            0 => drop(fields.remove(&key)),
            _ => self.change_anything(&mut fields[&key]),
        }
    }

    /// Goes down into a value at random and changes what it finds there.
    fn change_anything(&mut self, value: &mut Value) {
        let deeper = self.luck.below(5) > 0;
        match value {
            Value::Array(items) if deeper && !items.is_empty() => {
                let place = self.luck.below(items.len() as u32) as usize;
                match self.luck.below(8) {
                    0 => drop(items.remove(place)),
                    1 => items.insert(place, items[place].clone()),
                    2 => items.reverse(),
                    3 => *items = std::iter::repeat_n(items.clone(), 40).flatten().collect(),
                    _ => self.change_anything(&mut items[place]),
                }
            }
            Value::Object(fields) if deeper && !fields.is_empty() => self.change_field(value),
            Value::Number(number) if deeper => {
                let number = number.as_i64().unwrap_or_default();
                let near = [1, -1, 7, -7, number].map(|step| number.wrapping_add(step));
                *value = json!(if self.luck.below(2) == 0 {
                    self.one_of(&near)
                } else {
                    self.one_of(&[0, 3, 4, 7, 8, 67, 68, 127, 128, 255, 256, 65_535, i64::MAX, i64::MIN])
                });
            }
            _ => {
                let strange =
                    [json!(null), json!(true), json!(""), json!([]), json!({}), json!(1.5), json!("bug"), json!(2)];
                *value = strange[self.luck.below(strange.len() as u32) as usize].clone();
            }
        }
    }

    /// Numbered, promised and chained anew under a name of its own; as it is where that cannot be done.
    pub fn mended(&mut self, mut file: Vec<Value>) -> String {
        let count = file.len() - 1;
        for (seq, row) in file[1..].iter_mut().enumerate() {
            row["seq"] = json!(seq);
        }
        let code = TableCode::from_bits(u64::from(self.luck.below(u32::MAX)));
        file[0]["entries"] = json!(count);
        file[0]["code"] = json!(code.as_str());
        let text = written(&file);
        let Ok(portable) = portable::read(&text) else { return text };
        let Contents::Whole { secret, entries } = portable.contents else { return text };
        let mut title = portable.header;
        title.commitment = header::commit(&secret, &title.code, &title.game, title.edition, &title.options);
        file[0]["commitment"] = json!(header::hex::written(&title.commitment));
        let mut previous = title.root();
        for (row, entry) in file[1..].iter_mut().zip(entries) {
            let chained = entry.chained(&previous, &secret);
            row["salt"] = json!(header::hex::written(&chained.salt));
            row["hash"] = json!(header::hex::written(&chained.hash));
            previous = chained.hash;
        }
        written(&file)
    }
}
