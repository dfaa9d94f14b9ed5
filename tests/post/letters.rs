//! How mail programs put words on the wire: charsets, transfer encodings, parts.

/// A charset of the wire.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Charset {
    Utf8,
    Koi8r,
    Windows1251,
    Latin1,
}

impl Charset {
    pub const fn name(self) -> &'static str {
        match self {
            Charset::Utf8 => "UTF-8",
            Charset::Koi8r => "koi8-r",
            Charset::Windows1251 => "windows-1251",
            Charset::Latin1 => "iso-8859-1",
        }
    }

    pub fn bytes(self, text: &str) -> Vec<u8> {
        let one = |sign: char| -> u8 {
            match (self, sign) {
                (_, '\0'..='\x7f') => sign as u8,
                (_, '\u{a0}') if self != Charset::Koi8r => 0xa0,
                (Charset::Koi8r, '\u{a0}') => 0x9a,
                (Charset::Koi8r, 'ё') => 0xa3,
                (Charset::Koi8r, sign) => {
                    let order = "юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ";
                    order.chars().position(|known| known == sign).map_or(b'?', |at| 0xc0 + at as u8)
                }
                (Charset::Windows1251, 'А'..='я') => (sign as u32 - 'А' as u32) as u8 + 0xc0,
                (Charset::Windows1251, 'ё') => 0xb8,
                (Charset::Windows1251, '«') => 0xab,
                (Charset::Windows1251, '»') => 0xbb,
                (Charset::Latin1, sign) if (sign as u32) < 256 => sign as u8,
                _ => b'?',
            }
        };
        match self {
            Charset::Utf8 => text.as_bytes().to_vec(),
            _ => text.chars().map(one).collect(),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Encoding {
    Plain,
    QuotedPrintable,
    Base64,
}

impl Encoding {
    const fn name(self) -> &'static str {
        match self {
            Encoding::Plain => "8bit",
            Encoding::QuotedPrintable => "quoted-printable",
            Encoding::Base64 => "base64",
        }
    }

    fn written(self, bytes: &[u8]) -> Vec<u8> {
        match self {
            Encoding::Plain => bytes.to_vec(),
            Encoding::QuotedPrintable => quoted_printable(bytes).into_bytes(),
            Encoding::Base64 => base64(bytes).into_bytes(),
        }
    }
}

fn quoted_printable(bytes: &[u8]) -> String {
    let (mut text, mut column) = (String::new(), 0);
    for (at, byte) in bytes.iter().enumerate() {
        let ends_line = bytes[at + 1..].starts_with(b"\r\n");
        let sign = match byte {
            b'\r' | b'\n' => char::from(*byte).to_string(),
            b' ' | b'\t' if ends_line => format!("={byte:02X}"),
            b'=' | 127.. => format!("={byte:02X}"),
            other => char::from(*other).to_string(),
        };
        if column + sign.len() > 72 && *byte != b'\r' && *byte != b'\n' {
            text.push_str("=\r\n");
            column = 0;
        }
        column = if *byte == b'\n' { 0 } else { column + sign.len() };
        text.push_str(&sign);
    }
    text
}

pub fn base64(bytes: &[u8]) -> String {
    const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for (group, three) in bytes.chunks(3).enumerate() {
        if group > 0 && group % 19 == 0 {
            text.push_str("\r\n");
        }
        let bits = three.iter().chain(&[0, 0]).take(3).fold(0u32, |bits, byte| bits << 8 | u32::from(*byte));
        for place in 0..4 {
            let sign = SIGNS[(bits >> (18 - 6 * place) & 63) as usize];
            text.push(if place > three.len() { '=' } else { char::from(sign) });
        }
    }
    text.push_str("\r\n");
    text
}

/// One part of a message: its headers and what follows.
pub fn part(kind: &str, charset: Charset, encoding: Encoding, text: &str) -> Vec<u8> {
    let text = text.replace('\n', "\r\n");
    let head = format!(
        "Content-Type: {kind}; charset={}\r\nContent-Transfer-Encoding: {}\r\n\r\n",
        charset.name(),
        encoding.name()
    );
    [head.into_bytes(), encoding.written(&charset.bytes(&text))].concat()
}

/// Text and HTML of the same.
pub fn alternative(text: Vec<u8>, html: Vec<u8>) -> Vec<u8> {
    let mut whole = b"Content-Type: multipart/alternative; boundary=\"=_b0undary\"\r\n\r\n".to_vec();
    for part in [text, html] {
        whole.extend(b"--=_b0undary\r\n");
        whole.extend(part);
        whole.extend(b"\r\n");
    }
    whole.extend(b"--=_b0undary--\r\n");
    whole
}

/// A whole message.
pub fn message(head: &[(&str, &str)], body: &[u8]) -> Vec<u8> {
    let mut whole: Vec<u8> =
        head.iter().flat_map(|(name, value)| format!("{name}: {value}\r\n").into_bytes()).collect();
    whole.extend(b"MIME-Version: 1.0\r\n");
    whole.extend(body);
    whole
}
