// Every kind of page, light and dark, from 320 to 1920 pixels: axe finds nothing, folded or unfolded, and nothing is
// wider than the window. Letters, too. ONLY=name,name looks at some of them.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openHouse, picture, visitor } from './house.mjs';
import { apart, company, giveAway, goAway, gone, knock, late, play, playedOn, say, signIn, timed } from './scenes.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const widths = [320, 360, 768, 1280, 1920];
const only = process.env.ONLY?.split(',');
const house = await openHouse();
const found = [];
const weights = [];
let looked = 0;

// What is on the page now, with everything unfolded that can be.
async function judge(page, name, rules) {
  await page.evaluate(() => document.querySelectorAll('details').forEach((folded) => { folded.open = true; }));
  await page.evaluate(axe);
  const { violations } = await page.evaluate((rules) => axe.run(document, { resultTypes: ['violations'], ...rules }), rules);
  for (const violation of violations) {
    const where = violation.nodes.slice(0, 3).map((node) => `${node.target} ${node.failureSummary?.split('\n')[1] ?? ''}`);
    found.push(`${name}: ${violation.id}: ${where.join(' | ')}`);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (wide > 0) found.push(`${name}: ${wide} pixels too wide`);
  looked += 1;
}

async function everyWindow(page, name, show, rules = {}) {
  if (only && !only.includes(name)) return;
  for (const theme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme: theme });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await show();
      if (width === 360 || width === 1280) await picture(page, `${name}-${theme}-${width}`);
      await judge(page, `${name} ${theme} ${width}`, rules);
    }
  }
}

async function look(page, path, name, status = 200) {
  let weight;
  await everyWindow(page, name, async () => {
    const answer = await page.goto(`${house.base}${path}`);
    assert.equal(answer.status(), status, `${name} ${path}`);
    weight = (await answer.body()).length;
  });
  if (weight) weights.push(`${String(weight).padStart(7)} ${name}`);
}

// A letter is no page: it has no places to jump to.
async function lookAtLetter(page, html, name) {
  const show = async () => {
    await page.goto('about:blank');
    await page.setContent(html);
    // What the browser paints behind it; axe takes it for white.
    await page.addStyleTag({ content: ':root { background: Canvas }' });
  };
  await everyWindow(page, name, show, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] });
}

try {
  const page = await visitor(house, { javaScriptEnabled: true });
  const stranger = await visitor(house, { javaScriptEnabled: true });
  await look(stranger, '/', 'front');
  await look(stranger, '/lobby', 'lobby');
  await look(stranger, '/sign-in', 'sign-in');
  await look(stranger, '/sign-in/sent', 'sign-in-sent');
  await look(stranger, await knock(house, stranger, 'dora@example.org'), 'enter');
  await look(stranger, '/no-such-page', 'problem', 404);
  await look(stranger, '/open/dig', 'open-stranger');
  await look(stranger, '/left', 'left');
  const fort = await play(house, page, 'fort', '3');
  const dig = await play(house, page, 'dig', '3');
  await look(page, '/account/mail', 'letters-guest');
  await look(page, fort, 'fort-guest');
  await look(stranger, fort, 'fort-onlooker');
  await signIn(house, page, 'ana@example.org');
  const pages = {
    fort, dig, replay: `${fort}/at/0`, record: `${fort}/record`, rules: '/rules', 'rules-fort': '/rules/fort', 'rules-dig': '/rules/dig', open: '/open/fort',
    settings: '/settings', account: '/account', leave: '/account/leave', mail: '/mail', time: '/time',
    ...(await playedOn(house, page, dig)), players: '/players', player: '/players/1',
  };
  for (const [name, path] of Object.entries(pages)) await look(page, path, name);

  const { table, html, act, stop } = await timed(house, page, 'ana@example.org');
  await look(page, table, 'fort-timed');
  await lookAtLetter(page, html, 'letter-duty');
  await look(stranger, act.pathname + act.search, 'act');
  await look(stranger, stop.pathname, 'stop');

  const away = await company(house, page, ['Boris', 'Cléa']);
  const [, boris] = away.people;
  await goAway(house, boris);
  await look(boris, away.table, 'fort-kept');
  await look(boris, '/time', 'time-away');
  await look(page, away.table, 'fort-away');

  const left = await company(house, page, ['Dmitri', 'Édith']);
  const [slow, waiting] = apart(house, left.table, left.people, await late(house, left.table));
  await look(waiting[0], left.table, 'fort-late');
  await look(slow, left.table, 'fort-late-own');
  const [lost, [one, other]] = apart(house, left.table, left.people, await gone(house, left.table));
  await look(lost, left.table, 'fort-gone');
  await look(one, left.table, 'fort-vote');
  await giveAway(house, one, left.table);
  await look(other, left.table, 'fort-voted');
  await giveAway(house, other, left.table);
  await look(one, left.table, 'fort-vacant');
  await one.goto(`${house.base}${left.table}`);
  await look(stranger, await one.locator('a[href^="/seat/"]').getAttribute('href'), 'takeover');
  await look(page, '/games', 'games');
  await look(page, '/account/mail', 'letters');

  // Forms that come back, and what they leave on the page.
  await everyWindow(page, 'fort-refused', () => say(house, page, fort, 'answer', 'play nobody', 422));
  await everyWindow(page, 'fort-talk', () => say(house, page, fort, 'talk', 'Shall we play another one on Sunday?', 200));
  await everyWindow(page, 'fort-notes', () => say(house, page, fort, 'notes', 'Keep two books for Chef.', 200));
  const link = house.ask('SELECT link FROM gatherings WHERE closed_at IS NULL AND cancelled_at IS NULL')[0][0];
  await look(stranger, `/join/${link}`, 'join');
  await house.rest("UPDATE players SET role = 'admin' WHERE address = 'ana@example.org'");
  await look(page, '/admin', 'admin');

  await page.goto(`${house.base}${fort}`);
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await page.setViewportSize({ width: 800, height: 1000 });
  await picture(page, 'fort-print');
  console.log(`bytes unpacked\n${weights.join('\n')}`);
  console.log(`${looked} views, ${found.length} faults`);
  assert.equal(found.length, 0, [...new Set(found)].join('\n'));
} finally {
  await house.close();
}
