//! The public half of the key that signs letters, as DNS wants it.

/// An RSA key in PKCS#1 PEM, turned into the `p=` of a DKIM record (RFC 6376): the same key, without what is secret.
pub fn public_key(pem: &str) -> Option<String> {
    let body: String = pem.lines().map(str::trim).filter(|line| !line.starts_with("-----")).collect();
    let der = decoded(&body)?;
    let (private, _) = part(&der, 0x30)?;
    let (_version, rest) = part(private, 0x02)?;
    let (modulus, rest) = part(rest, 0x02)?;
    let (exponent, _) = part(rest, 0x02)?;
    let numbers = [wrapped(0x02, modulus), wrapped(0x02, exponent)].concat();
    // "This is an RSA key": the object 1.2.840.113549.1.1.1, without parameters.
    let algorithm: &[u8] = &[0x30, 13, 0x06, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 1, 1, 0x05, 0];
    let bits = [&[0][..], &wrapped(0x30, &numbers)].concat();
    Some(encoded(&wrapped(0x30, &[algorithm, &wrapped(0x03, &bits)].concat())))
}

/// The contents of a DER value with this tag, and what follows it.
fn part(der: &[u8], tag: u8) -> Option<(&[u8], &[u8])> {
    let (&first, rest) = der.split_first()?;
    let (&short, rest) = rest.split_first()?;
    let (length, rest) = match short {
        0..=127 => (usize::from(short), rest),
        _ => {
            let (digits, rest) = rest.split_at_checked(usize::from(short & 127))?;
            let length =
                digits.iter().try_fold(0_usize, |sum, digit| sum.checked_mul(256)?.checked_add((*digit).into()));
            (length?, rest)
        }
    };
    rest.split_at_checked(length).filter(|_| first == tag)
}

fn wrapped(tag: u8, contents: &[u8]) -> Vec<u8> {
    let length = contents.len();
    let mut der = vec![tag];
    match length {
        0..=127 => der.push(length as u8),
        128..=255 => der.extend([0x81, length as u8]),
        _ => der.extend([0x82, (length >> 8) as u8, length as u8]),
    }
    der.extend_from_slice(contents);
    der
}

const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

fn decoded(text: &str) -> Option<Vec<u8>> {
    let (mut bytes, mut bits, mut held) = (Vec::new(), 0_u32, 0);
    for sign in text.trim_end_matches('=').bytes() {
        bits = bits << 6 | SIGNS.iter().position(|known| *known == sign)? as u32;
        held += 6;
        if held >= 8 {
            held -= 8;
            bytes.push((bits >> held) as u8);
            bits &= (1 << held) - 1;
        }
    }
    Some(bytes)
}

fn encoded(bytes: &[u8]) -> String {
    let three = |group: &[u8]| {
        let bits = (0..3).fold(0_u32, |bits, at| bits << 8 | u32::from(group.get(at).copied().unwrap_or(0)));
        let sign = |at: usize| match at <= group.len() {
            true => char::from(SIGNS[(bits >> (18 - 6 * at) & 63) as usize]),
            false => '=',
        };
        [sign(0), sign(1), sign(2), sign(3)]
    };
    bytes.chunks(3).flat_map(three).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Made for this test with `openssl genrsa -traditional 1024`, its answer with `openssl rsa -pubout`.
    const PRIVATE: &str = "-----BEGIN RSA PRIVATE KEY-----
MIICXgIBAAKBgQDu5spjHkeTBdh8iuMtRv2/kmFKtRu10IPMsJqFadUXQ+1iRHgV
EdwupTLRIERgcORVBwr22scUJ1WOUjL2tOwUymRXXpy5ZViAXczGO1wdknTp3gu7
eUYMxNJoBXTGQquV5VMnVcqPNkcXslYtCafkZ5g7IDX9w0hUrdXFcDvCcQIDAQAB
AoGBAJCeo5vXA6sL2d6i0R1ioU9sFHt+IVUx8edibVggFgAsfbKEElFm62xNUvLn
3pynGoIibk+7ZtJbcV5jgjh4k4Ri+DKCiP5jCnYZHGYs7Op6kjLTZ8bvMtGAsSW/
X2Ajp9qCu6G8ElIfm4OaWLlDxStvUE2lAvjJG//pPtMNCMVVAkEA/MER9rMYPutw
pim38VvnfYZUKkEEQGOkqC/jM8nVVCs2hDIqWwEVzCwlkqbmor9ZdFqMdb2qTr/V
secEg9OtOwJBAPH4LgXadabhxXsvMd+3i1HIk1SLnLBLTfZGhouE4s5ua4G9ejDU
FNKv9TPfi0nSsUNzSRqgtWhOfft7jqNZhEMCQEVzZ9Q58feYCiQeYoTXlAxR1N6n
btuihaQRRIT+eLfgB+LbRfgrnCm2F7zsT4N4wMPP/bh8nUd2PunbaMowZ/ECQQDT
jcwXPAhPTufNKtctJRl++KGvcp0dGcng/4pU42s1Vx9RgKsbk+Fcz5DPuKvccISh
V2NcD5RrzOyi+kUcloBnAkEAleEBHFeEMkR0VSXdfohFXnIxuLM/ytbcIYmMRhLG
g9ndXL6XlVXeV7cX5pjBH45K8yDoDNkdvUVADfSuyHCpCg==
-----END RSA PRIVATE KEY-----";
    const PUBLIC: &str = "MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDu5spjHkeTBdh8iuMtRv2/kmFKtRu10IPMsJqFadUXQ+1iRHgVEdwupTLRIERgcORVBwr22scUJ1WOUjL2tOwUymRXXpy5ZViAXczGO1wdknTp3gu7eUYMxNJoBXTGQquV5VMnVcqPNkcXslYtCafkZ5g7IDX9w0hUrdXFcDvCcQIDAQAB";

    #[test]
    fn the_public_key_is_what_openssl_makes_of_it() {
        assert_eq!(public_key(PRIVATE).as_deref(), Some(PUBLIC));
        for wrong in ["", "-----BEGIN X-----\n-----END X-----", "MAA=", "!!", &PRIVATE[..200]] {
            assert_eq!(public_key(wrong), None, "{wrong}");
        }
    }
}
