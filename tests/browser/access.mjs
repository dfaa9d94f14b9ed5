// Every kind of page, light and dark, from 320 to 1920 pixels: axe finds nothing, and nothing is wider than the window.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openHouse, picture, visitor } from './house.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const widths = [320, 360, 768, 1280, 1920];
const house = await openHouse();
const found = [];
const weights = [];
let looked = 0;

async function play(page, game, robots) {
  await page.goto(`${house.base}/`);
  await page.selectOption(`#robots-${game}`, robots);
  await Promise.all([page.waitForNavigation(), page.locator(`form:has(#robots-${game}) button`).click()]);
  return new URL(page.url()).pathname;
}

// Digs to the end, then plays on from its middle: the replay that offers it, the table that comes of it, its lobby.
async function playedOn(page, dig) {
  await page.goto(`${house.base}${dig}`);
  for (let answers = 0; (await page.locator('.banner.over').count()) === 0; answers++) {
    assert.ok(answers < 1000, 'a game ends');
    const form = page.locator('.ask form[action$="/answer"]').last();
    const buttons = form.locator('.way-button');
    const first = (await buttons.count()) > 0 ? buttons.first() : form.locator('.send button');
    if ((await buttons.count()) === 0) {
      const way = form.locator('.way > label input');
      if ((await way.count()) > 0) await way.last().check();
      for (const slot of await form.locator('.slot:visible').all()) await slot.locator('input').first().check();
    }
    await Promise.all([page.waitForNavigation(), first.click()]);
  }
  const replay = `${dig}/at/6`;
  const open = async (others) => {
    await page.goto(`${house.base}${replay}`);
    await page.locator('.play-on summary').click();
    await page.locator(`input[name=others][value=${others}]`).check();
    await Promise.all([page.waitForNavigation(), page.locator('form[action$="/play-on"] button').click()]);
    return new URL(page.url()).pathname;
  };
  return {
    'dig-over': dig, 'replay-over': replay, 'played-on': await open('robots'), gathering: await open('people'),
    players: '/players', player: '/players/1',
  };
}

async function look(page, path, name) {
  for (const theme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme: theme });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const answer = await page.goto(`${house.base}${path}`);
      assert.ok(answer.status() < 500, `${path} ${answer.status()}`);
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() => axe.run(document, { resultTypes: ['violations'] }));
      for (const violation of violations) {
        const where = violation.nodes.slice(0, 3).map((node) => `${node.target} ${node.failureSummary?.split('\n')[1] ?? ''}`);
        found.push(`${name} ${theme} ${width}: ${violation.id}: ${where.join(' | ')}`);
      }
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (wide > 0) found.push(`${name} ${theme} ${width}: ${wide} pixels too wide`);
      looked += 1;
      if (width === 360 || width === 1280) await picture(page, `${name}-${theme}-${width}`);
    }
  }
}

try {
  const page = await visitor(house, { javaScriptEnabled: true });
  const stranger = await visitor(house, { javaScriptEnabled: true });
  await look(stranger, '/', 'front');
  await look(stranger, '/lobby', 'lobby');
  await look(stranger, '/sign-in', 'sign-in');
  await look(stranger, '/no-such-page', 'problem');
  const fort = await play(page, 'fort', '3');
  const dig = await play(page, 'dig', '3');
  for (const path of [fort, dig]) {
    const answer = await page.request.get(`${house.base}${path}`);
    weights.push(`${path}: ${(await answer.body()).length} bytes unpacked`);
  }
  const pages = {
    fort, dig, 'fort-onlooker': null, replay: `${fort}/at/0`, rules: '/rules', 'rules-fort': '/rules/fort', 'rules-dig': '/rules/dig',
    games: '/games', open: '/open/fort', settings: '/settings', account: '/account', leave: '/account/leave', mail: '/mail',
  };
  Object.assign(pages, await playedOn(page, dig));
  for (const [name, path] of Object.entries(pages)) {
    if (path) await look(page, path, name);
    else await look(stranger, fort, name);
  }
  await page.goto(`${house.base}${fort}`);
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await page.setViewportSize({ width: 800, height: 1000 });
  await picture(page, 'fort-print');
  console.log(weights.join('\n'));
  console.log(`${looked} views, ${found.length} faults`);
  assert.equal(found.length, 0, [...new Set(found)].join('\n'));
} finally {
  await house.close();
}
