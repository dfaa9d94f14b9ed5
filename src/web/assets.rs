//! Static files, inside the binary. Their addresses carry a digest, so a browser may keep them for ever; style sheets
//! name other files by such addresses, too.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use rust_embed::Embed;
use sha2::{Digest as _, Sha256};

use crate::people::token::base32;

use super::minify::minified;

#[derive(Embed)]
#[folder = "static/"]
struct Files;

struct Asset {
    bytes: Cow<'static, [u8]>,
    kind: &'static str,
}

/// Every file by the last part of its address.
static ASSETS: LazyLock<BTreeMap<String, Asset>> = LazyLock::new(|| {
    let (sheets, others): (Vec<_>, Vec<_>) = Files::iter().partition(|name| name.ends_with(".css"));
    let addressed = |(name, bytes): (Cow<'static, str>, Cow<'static, [u8]>)| {
        let (stem, extension) = name.rsplit_once('.')?;
        let digest = base32(&Sha256::digest(&bytes)[..5]);
        Some((format!("{stem}.{digest}.{extension}"), Asset { bytes, kind: kind(extension) }))
    };
    let read = |name: Cow<'static, str>| Files::get(&name).map(|file| (name, file.data));
    let mut assets: BTreeMap<String, Asset> = others.into_iter().filter_map(read).filter_map(addressed).collect();
    let addresses: Vec<(String, String)> =
        assets.keys().filter_map(|address| Some((plain(address)?, address.clone()))).collect();
    let sheets = sheets.into_iter().filter_map(read).map(|(name, bytes)| {
        let mut sheet = minified(&String::from_utf8_lossy(&bytes));
        for (plain, address) in &addresses {
            sheet = sheet.replace(&format!("url({plain})"), &format!("url({address})"));
        }
        (name, Cow::Owned(sheet.into_bytes()))
    });
    assets.extend(sheets.filter_map(addressed));
    assets
});

static PATHS: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
    let path = |address: &String| Some((plain(address)?, format!("/static/{address}")));
    ASSETS.keys().filter_map(path).collect()
});

/// The name of a file without the digest in its address.
fn plain(address: &str) -> Option<String> {
    let (rest, extension) = address.rsplit_once('.')?;
    let (stem, _) = rest.rsplit_once('.')?;
    Some(format!("{stem}.{extension}"))
}

fn kind(extension: &str) -> &'static str {
    match extension {
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml; charset=utf-8",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// The address of a file. One that does not exist has an address where nothing is.
pub fn path(name: &str) -> String {
    PATHS.get(name).cloned().unwrap_or_else(|| format!("/static/{name}"))
}

/// The file at this address, and what kind it is.
pub fn found(address: &str) -> Option<(&'static [u8], &'static str)> {
    ASSETS.get(address).map(|asset| (&*asset.bytes, asset.kind))
}

/// A file by its own name.
pub fn named(name: &str) -> Option<Cow<'static, [u8]>> {
    Files::get(name).map(|file| file.data)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_sheet_names_is_there() {
        let sheets = ASSETS.iter().filter(|(address, _)| address.ends_with(".css"));
        let sheets: Vec<&str> = sheets.map(|(_, asset)| std::str::from_utf8(&asset.bytes).unwrap()).collect();
        let named = sheets.iter().flat_map(|sheet| sheet.split("url(").skip(1));
        let named: Vec<&str> = named.filter_map(|rest| rest.split(')').next()).collect();
        assert!(!named.is_empty());
        for address in named {
            assert!(ASSETS.contains_key(address), "{address}");
        }
    }
}
