//! The verbs of the notation in all languages of the house, as people bend them. What is not here is found by its label.

/// Without accents, as they are compared. A verb may mean several of the notation; the question decides.
const VERBS: &[(&[&str], &[&str])] = &[
    (&["pass"], &["pass", "passing", "passer", "passe", "пас", "пасую", "пасовать", "passar", "passo"]),
    (
        &["follow"],
        &[
            "follow",
            "following",
            "suivre",
            "suis",
            "повторить",
            "повторяю",
            "повторю",
            "повторяем",
            "следую",
            "следовать",
            "seguir",
            "sigo",
        ],
    ),
    (&["follow", "discard"], &["discard", "discarding", "defausser", "сбросить", "сбрасываю", "descartar", "descarto"]),
    (
        &["recruit"],
        &["recruit", "recruiting", "recruter", "recrute", "призвать", "призываю", "призову", "recrutar", "recruto"],
    ),
    (
        &["recruit", "take"],
        &["take", "taking", "prendre", "prends", "беру", "взять", "возьму", "pegar", "pego", "tomar"],
    ),
    (
        &["dig"],
        &["dig", "digging", "creuser", "creuse", "creusons", "копать", "копаю", "копаем", "копаи", "cavar", "cavo"],
    ),
    (
        &["stop"],
        &[
            "stop",
            "stopping",
            "arreter",
            "arrete",
            "стоп",
            "остановиться",
            "останавливаюсь",
            "остановлюсь",
            "хватит",
            "parar",
            "paro",
        ],
    ),
    (&["play"], &["play", "playing", "jouer", "joue", "играть", "играю", "сыграть", "сыграю", "jogar", "jogo"]),
    (&["roll"], &["roll", "rolling", "lancer", "lance", "бросить", "бросаю", "бросаи", "rolar", "rolo", "rola"]),
    (&["buy"], &["buy", "buying", "acheter", "achete", "купить", "покупаю", "куплю", "comprar", "compro"]),
    (&["summon"], &["summon", "summoning", "invoquer", "invoque", "вызвать", "вызываю", "invocar", "invoco"]),
    (&["walk"], &["walk", "walking", "marcher", "marche", "идти", "иду", "andar", "ando"]),
    (&["trash"], &["trash", "trashing", "detruire", "detruis", "убрать", "убираю", "remover", "removo"]),
    (&["copy"], &["copy", "copying", "copier", "copie", "скопировать", "копировать", "копирую", "copiar", "copio"]),
    (&["tuck"], &["tuck", "tucking", "glisser", "glisse", "подложить", "подкладываю", "guardar", "guardo"]),
    (&["gather"], &["gather", "gathering", "recuperer", "recupere", "собрать", "собираю", "juntar", "junto"]),
    (&["pack"], &["pack", "packing", "ranger", "range", "сложить", "складываю", "colocar", "coloco"]),
    (&["public"], &["public", "publique", "открытое", "открытая", "publica", "publico"]),
    (&["private"], &["private", "privee", "prive", "личное", "личная", "privada", "privado"]),
];

/// What a word means in the notation; nothing if it is no verb of it.
pub fn notation(word: &str) -> &'static [&'static str] {
    VERBS.iter().find(|(_, words)| words.contains(&word)).map_or(&[], |(verbs, _)| verbs)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_word_has_two_lines() {
        let mut seen = BTreeSet::new();
        for word in VERBS.iter().flat_map(|(_, words)| *words) {
            assert!(seen.insert(*word), "{word}");
        }
    }
}
