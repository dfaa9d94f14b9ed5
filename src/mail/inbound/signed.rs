//! Text between the lines of a PGP signature (RFC 9580, 7): what was typed, without the armour. Nobody checks the
//! signature here: who wrote is judged by the head of the message.

const BEGIN: &str = "-----BEGIN PGP SIGNED MESSAGE-----";
const END: &str = "-----BEGIN PGP SIGNATURE-----";

/// The lines inside; all of them if they are not signed.
pub fn unwrapped(lines: Vec<String>) -> Vec<String> {
    let is = |wanted: &'static str| move |line: &String| line.trim_end() == wanted;
    let Some(begin) = lines.iter().position(is(BEGIN)) else { return lines };
    // The kind of digest stands above the first empty line.
    let signed = lines[begin + 1..].iter().skip_while(|line| !line.trim().is_empty()).skip(1);
    let inside = signed.take_while(|line| !is(END)(line));
    // A line that begins with a dash was marked by another one.
    let plain = |line: &String| line.strip_prefix("- ").unwrap_or(line).to_owned();
    lines[..begin].iter().cloned().chain(inside.map(plain)).collect()
}
