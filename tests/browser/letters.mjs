// Letters of a house that puts them into a folder.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

function unpacked(part) {
  const gap = part.indexOf('\r\n\r\n');
  const [head, body] = [part.slice(0, gap), part.slice(gap + 4)];
  const bytes = /transfer-encoding:\s*base64/i.test(head)
    ? Buffer.from(body, 'base64')
    : Buffer.from(body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16))), 'latin1');
  return { head, text: bytes.toString('utf8') };
}

function opened(file) {
  const raw = readFileSync(file, 'latin1');
  const mark = raw.match(/boundary="?([^"\r\n;]+)"?/i)[1];
  const parts = raw.split(`--${mark}`).slice(1, -1).map(unpacked);
  const kind = (type) => parts.find((part) => part.head.toLowerCase().includes(`content-type: ${type}`)).text;
  return { to: raw.match(/^To: (.*)$/m)[1].trim(), text: kind('text/plain'), html: kind('text/html') };
}

// Waits for the latest letter to somebody in which there is such a link; answers its parts and the link.
export async function letter(house, to, link) {
  for (let tries = 0; tries < 200; tries++) {
    const files = readdirSync(house.post).filter((name) => name.endsWith('.eml'));
    for (const name of files.sort((one, other) => parseInt(other) - parseInt(one))) {
      const found = opened(join(house.post, name));
      const address = found.text.match(link)?.[0];
      if (address && found.to.includes(to)) return { ...found, link: address };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no letter to ${to} with ${link}`);
}
