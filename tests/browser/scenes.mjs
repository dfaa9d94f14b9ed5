// How a table comes to look as it must be looked at: played on, timed, without one of its players.

import assert from 'node:assert/strict';
import { letter } from './letters.mjs';
import { visitor } from './house.mjs';

async function click(page, target) {
  await Promise.all([page.waitForNavigation(), target.click()]);
  return new URL(page.url()).pathname;
}

// Robots think for a moment; the page renews itself until they have moved.
export async function settled(page) {
  const isOver = () => document.querySelector('.bar')?.matches('.lead, .follow, .over');
  await page.waitForFunction(isOver, undefined, { timeout: 20_000 });
}

export async function play(house, page, game, robots) {
  await page.goto(`${house.base}/`);
  const form = page.locator(`.box form:has([name=game][value=${game}])`);
  await form.locator('[name=robots]').selectOption(robots);
  const table = await click(page, form.locator('button'));
  await settled(page);
  return table;
}

// Somebody asks to be let in, and gets a letter with a link.
export async function knock(house, page, address) {
  await page.goto(`${house.base}/sign-in`);
  await page.fill('#address', address);
  await click(page, page.locator('button[value=link]'));
  const { link } = await letter(house, address, /http\S+\/enter\/\S+/);
  return new URL(link).pathname;
}

// A guest becomes somebody with an address.
export async function signIn(house, page, address) {
  await page.goto(`${house.base}${await knock(house, page, address)}`);
  await click(page, page.locator('form[action^="/enter/"] button'));
}

// Answers the question on the page in the last way that offers itself, as the form is filled in already.
export async function answer(page) {
  const form = page.locator('form.table[action*="/answer"]');
  const ways = form.locator('input[type=radio][name=way]:not([value="in turn"])');
  if ((await ways.count()) > 0) {
    // By keyboard: the button that sticks to the foot of the window may lie over it.
    await ways.last().focus();
    if (!(await ways.last().isChecked())) await page.keyboard.press('Space');
  }
  await click(page, form.locator('.send button'));
  await settled(page);
}

// Writes words into a field of a table's page and sends them.
export async function say(house, page, table, where, words, status) {
  await page.goto(`${house.base}${table}`);
  await page.evaluate(() => document.querySelectorAll('details').forEach((folded) => { folded.open = true; }));
  const form = page.locator(`form[action*="/${where}"]:has([name=words])`).last();
  await form.locator('[name=words]').fill(words);
  const [answer] = await Promise.all([page.waitForNavigation(), form.locator('button').last().click()]);
  assert.equal(answer.status(), status, `${where}: ${words}`);
}

// Digs to the end, then plays on from its middle: the replay that offers it, the table that comes of it, its lobby.
export async function playedOn(house, page, dig) {
  await page.goto(`${house.base}${dig}`);
  for (let answers = 0; (await page.locator('.bar.over').count()) === 0; answers++) {
    assert.ok(answers < 1000, 'a game ends');
    await answer(page);
  }
  const replay = `${dig}/at/6`;
  const open = async (others) => {
    await page.goto(`${house.base}${replay}`);
    await page.locator('.fork summary').click();
    await page.locator(`input[name=others][value=${others}]`).check();
    return click(page, page.locator('form[action$="/fork"] button'));
  };
  return { 'dig-over': dig, 'replay-over': replay, 'played-on': await open('robots'), gathering: await open('people') };
}

// A table of robots and one person with a deadline, who is told of it by letter at once.
export async function timed(house, page, address) {
  await page.goto(`${house.base}/account/mail`);
  await page.selectOption('#delay', '0');
  await click(page, page.locator('form[action="/account/mail"] button'));
  await page.goto(`${house.base}/open/fort`);
  await page.fill('#seats', '4');
  await page.fill('#robots', '3');
  await page.selectOption('#pace', 'daily');
  let table = await click(page, page.locator('form[action="/open/fort"] button'));
  if (table.startsWith('/lobby/')) table = await click(page, page.locator('form[action$="/begin"] button'));
  const told = await letter(house, address, /http\S+\/a\/\S+/);
  const stop = told.text.match(/http\S+\/u\/\S+/)[0];
  return { table, html: told.html, act: new URL(told.link), stop: new URL(stop) };
}

// Ana, two others of these names and a robot at a table with deadlines.
export async function company(house, ana, names) {
  await ana.goto(`${house.base}/open/fort`);
  await ana.fill('#seats', '4');
  await ana.fill('#robots', '1');
  await ana.selectOption('#pace', 'relaxed');
  const lobby = await click(ana, ana.locator('form[action="/open/fort"] button'));
  const link = await ana.locator('a[href^="/join/"]').getAttribute('href');
  const people = [ana];
  for (const name of names) {
    const guest = await visitor(house, { javaScriptEnabled: true });
    await guest.goto(`${house.base}${link}`);
    await guest.fill('input[name=name]', name);
    await click(guest, guest.locator('form[action^="/join/"] button'));
    people.push(guest);
  }
  await ana.goto(`${house.base}${lobby}`);
  let table = new URL(ana.url()).pathname;
  if (table.startsWith('/lobby/')) table = await click(ana, ana.locator('form[action$="/begin"] button'));
  return { table, people };
}

// Somebody announces an absence and leaves the seat to a caretaker.
export async function goAway(house, page) {
  await page.goto(`${house.base}/time`);
  await page.fill('input[name=back]', new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10));
  await page.locator('input[value=caretaker]').check();
  await click(page, page.locator('form[action="/time/away"] button'));
}

// Seats of people at a table for whom this is true, in the order in which they joined.
function seats(house, table, condition) {
  const code = table.split('/').pop();
  return house.ask(`SELECT seats.seat FROM standings
    JOIN tables ON tables.id = standings.table_id
    JOIN seats ON seats.table_id = standings.table_id AND seats.seat = standings.seat
    WHERE tables.code = '${code}' AND seats.player_id IS NOT NULL AND ${condition} ORDER BY seats.player_id`).map((row) => row[0]);
}

// Moves the deadline and the reminder of a seat, in minutes from now.
function hurry(house, table, seat, until, remind) {
  const code = table.split('/').pop();
  const at = (minutes) => (Date.now() + minutes * 60_000) * 1000;
  return house.rest(`UPDATE standings SET until = ${at(until)}, remind_at = ${at(remind)}
    WHERE seat = ${seat} AND table_id = (SELECT id FROM tables WHERE code = '${code}')`);
}

// Somebody is late with an answer, and those who wait may decide about it. Answers whose seat it is.
export async function late(house, table) {
  const [seat] = seats(house, table, 'standings.until IS NOT NULL');
  await hurry(house, table, seat, 600, -1);
  return seat;
}

// Time runs out for whoever is asked, until a caretaker has one of the seats. Answers whose seat it is.
export async function gone(house, table) {
  for (let tries = 0; tries < 20; tries++) {
    const [kept] = seats(house, table, 'standings.kept = 1');
    if (kept !== undefined) return kept;
    const [seat] = seats(house, table, 'standings.until IS NOT NULL');
    await hurry(house, table, seat, -1, -2);
    for (let waits = 0; waits < 50 && seats(house, table, `standings.until < ${Date.now() * 1000}`).length > 0; waits++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('nobody loses a seat');
}

// Who sits where: the page of the one on this seat, and those of the others. Whoever was never asked has a seat, but no
// standing yet.
export function apart(house, table, people, seat) {
  const code = table.split('/').pop();
  const sitting = house.ask(`SELECT seat FROM seats JOIN tables ON tables.id = seats.table_id
    WHERE tables.code = '${code}' AND player_id IS NOT NULL ORDER BY player_id`).map((row) => row[0]);
  const place = sitting.indexOf(seat);
  return [people[place], people.filter((page) => page !== people[place])];
}

// Somebody says who should have the seat of the one who went away.
export async function giveAway(house, page, table) {
  await page.goto(`${house.base}${table}`);
  const poll = page.locator('form[action$="/vote"]');
  if (!(await poll.isVisible())) await page.locator('#clock summary').click();
  await poll.locator('input[value=replace]').check();
  await click(page, poll.locator('button'));
}
