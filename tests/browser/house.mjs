// A house of its own for each run: the service on a fresh database, and a browser to visit it with.

import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const pictures = join(root, 'target', 'browser');

const browsers = [process.env.CHROMIUM, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];

async function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

// One statement, and the rows it gives.
const ASK = `import json, sqlite3, sys
with sqlite3.connect(sys.argv[1]) as base:
    print(json.dumps(base.execute(sys.argv[2]).fetchall()))`;

export async function openHouse() {
  mkdirSync(pictures, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'tincan-browser-'));
  const post = join(folder, 'mail');
  mkdirSync(post);
  const port = await freePort();
  const binary = process.env.TINCAN ?? join(root, 'target', 'debug', 'tincan');
  const database = join(folder, 'house.db');
  const base = `http://127.0.0.1:${port}`;
  const ask = (sql) => JSON.parse(execFileSync('python3', ['-c', ASK, database, sql], { encoding: 'utf8' }));
  let service;
  const start = async () => {
    service = spawn(binary, ['serve', '--database', database, '--listen', `127.0.0.1:${port}`, '--mail-folder', post], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    for (let tries = 0; ; tries++) {
      const alive = await fetch(`${base}/readyz`).then((answer) => answer.ok, () => false);
      if (alive) break;
      if (tries > 100) throw new Error('the service does not start');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const stop = async () => {
    service.kill('SIGTERM');
    await new Promise((resolve) => service.once('exit', resolve));
  };
  await start();
  const executablePath = browsers.find((path) => path && existsSync(path));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] });
  return {
    base,
    browser,
    // The folder its letters are put into.
    post,
    ask,
    // Time cannot be hurried, but deadlines can be moved while the service rests.
    async rest(sql) {
      await stop();
      ask(sql);
      await start();
    },
    async close() {
      await browser.close();
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

// Somebody with a browser of their own; scripts are off unless asked for.
export async function visitor(house, options = {}) {
  const context = await house.browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15000);
  return page;
}

export async function picture(page, name) {
  await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
}

// A number out of a seed, so that a run can be repeated.
export function luck(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
}
