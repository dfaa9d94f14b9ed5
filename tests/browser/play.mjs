// Three people and a robot play a whole game of Fort by clicking, with scripts switched off.

import assert from 'node:assert/strict';
import { luck, openHouse, picture, visitor } from './house.mjs';

const seed = Number(process.env.SEED ?? 7);
const pick = luck(seed);
const house = await openHouse();
let loads = 0;
let refused = 0;

async function click(page, target) {
  loads += 1;
  await Promise.all([page.waitForNavigation(), target.click()]);
}

// Opens a table for four, one of them a robot; the others come by its link.
async function sitDown() {
  const host = await visitor(house);
  await host.goto(`${house.base}/open/fort`);
  await host.fill('#seats', '4');
  await host.fill('#robots', '1');
  // People who sit there together: nobody's answer is held back.
  await host.selectOption('#pace', 'live');
  await host.fill('input[name=name]', 'Ana');
  await click(host, host.locator('main form button').last());
  await picture(host, 'gathering-wide');
  const link = await host.locator('main').innerText();
  const address = link.match(/https?:\/\/\S+\/join\/\S+/)?.[0] ?? (await host.locator('input[value*="/join/"]').inputValue());
  const people = [host];
  for (const [name, width] of [['Boris', 360], ['Cléa', 820]]) {
    const guest = await visitor(house, { viewport: { width, height: 780 } });
    await guest.goto(address);
    await guest.fill('input[name=name]', name);
    await click(guest, guest.locator('main form button').last());
    people.push(guest);
  }
  await host.reload();
  if (!/\/t\//.test(host.url())) {
    await click(host, host.locator('form[action$="/begin"] button').first());
  }
  const code = host.url().match(/\/(?:t|lobby)\/([0-9A-Z]{6})/)[1];
  return { people, code };
}

// By keyboard: the button that sticks to the foot of the window may lie over it.
async function choose(page, input) {
  await input.focus();
  if (!(await input.isChecked())) await page.keyboard.press('Space');
}

// Answers the question on the page: some way, with a whole play if it has any. What is filled in already is good;
// a refusal comes back as the same form with a reason beside it.
async function answer(page) {
  for (let tries = 0; tries < 60; tries++) {
    const form = page.locator('form.table[action*="/answer"]');
    const ways = form.locator('input[type=radio][name=way]:not([value="in turn"])');
    const count = await ways.count();
    // Whoever was refused often takes the last way, which is to do nothing, if there is one.
    if (count > 0) await choose(page, ways.nth(tries > 10 ? count - 1 : pick(count)));
    for (const slot of await form.locator('fieldset.slot:visible').all()) {
      for (const kind of ['radio', 'checkbox']) {
        const inputs = slot.locator(`input[type=${kind}]`);
        const number = await inputs.count();
        if (number > 0 && (kind === 'radio' ? (await slot.locator('input:checked').count()) === 0 : tries > 0)) {
          await choose(page, inputs.nth(pick(number)));
        }
      }
      for (const [place, list] of (await slot.locator('select').all()).entries()) await list.selectOption({ index: place + 1 });
    }
    await click(page, form.locator('.send button'));
    const trouble = page.locator('.flash.bad');
    if ((await trouble.count()) === 0) return;
    // A part of it was played, and now it is for somebody else to answer.
    if ((await page.locator('.bar.lead, .bar.follow').count()) === 0) return;
    refused += 1;
    assert.notEqual(await trouble.innerText(), '');
  }
  throw new Error(`no answer was accepted:\n${await page.locator('main').innerText()}`);
}

try {
  const { people, code } = await sitDown();
  const table = `${house.base}/t/${code}`;
  let turns = 0;
  for (let over = false; !over; ) {
    let asked = false;
    for (const [seat, page] of people.entries()) {
      await page.goto(table);
      loads += 1;
      const banner = page.locator('.bar');
      if ((await page.locator('.bar.over').count()) > 0) {
        over = true;
        break;
      }
      while ((await page.locator('.bar.lead, .bar.follow').count()) > 0) {
        asked = true;
        turns += 1;
        if (turns % 25 === 3) await picture(page, `turn-${String(turns).padStart(3, '0')}-seat-${seat + 1}`);
        await answer(page);
      }
      assert.match(await banner.innerText(), /Waiting|over/);
      if ((await page.locator('.bar.over').count()) > 0) {
        over = true;
        break;
      }
    }
    assert.ok(over || asked, 'somebody must be asked until the game is over');
    assert.ok(turns < 3000, 'a game ends');
  }
  const [host, phone] = people;
  for (const [page, name] of [[host, 'end-wide'], [phone, 'end-phone']]) {
    await page.goto(table);
    await picture(page, name);
  }
  assert.match(await host.locator('.verdict').innerText(), /win/);
  await host.goto(`${table}/at/0`);
  await click(host, host.locator('a[rel=next]'));
  assert.match(host.url(), /at\/1$/);
  await host.goto(`${table}/at/40?as=all`);
  await picture(host, 'replay-all-cards');
  assert.equal(await host.locator('.chart polyline').count(), 4);
  console.log(`a whole game of Fort by clicking: ${turns} answers, ${loads} page loads, ${refused} refused, seed ${seed}`);
} finally {
  await house.close();
}
