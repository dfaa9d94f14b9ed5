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

// Fills in the slots of a way, and only those. How many boxes are right is not known: every number has its turn.
async function fill(way, tries) {
  for (const slot of await way.locator('.slot').all()) {
    const radios = slot.locator('input[type=radio]');
    const count = await radios.count();
    if (count > 0) await radios.nth(pick(count)).check();
    const boxes = await slot.locator('input[type=checkbox]').all();
    let wanted = (pick(2) + tries) % (boxes.length + 1);
    for (const [index, box] of boxes.entries()) {
      // What was picked before is still there: nothing typed is lost.
      const take = pick(boxes.length - index) < wanted;
      await box.setChecked(take);
      if (take) wanted -= 1;
    }
    const lists = await slot.locator('select').all();
    for (const [place, list] of lists.entries()) await list.selectOption({ index: place + 1 });
  }
}

// Answers the question on the page; a refusal comes back as the same form with a reason beside it.
// Whoever was refused often takes a way on which there is nothing to fill in, if there is one: it is always open.
async function answer(page) {
  for (let tries = 0; tries < 300; tries++) {
    const form = page.locator('.ask form[action$="/answer"]').last();
    const buttons = form.locator('.way-button');
    const count = await buttons.count();
    if (count > 0) {
      await click(page, buttons.nth(pick(count)));
    } else {
      const plain = form.locator('.way:not(:has(.slot))');
      const ways = tries > 10 && (await plain.count()) > 0 ? plain : form.locator('.way');
      const number = await ways.count();
      const way = number > 0 ? ways.nth(pick(number)) : form;
      if (number > 0) await way.locator('> label input').check();
      await fill(way, tries);
      await click(page, form.locator('.send button'));
    }
    const trouble = page.locator('.flash.bad');
    if ((await trouble.count()) === 0) return;
    // A part of it was played, and now it is for somebody else to answer.
    if ((await page.locator('.banner.lead, .banner.follow').count()) === 0) return;
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
      const banner = page.locator('.banner');
      if ((await page.locator('.banner.over').count()) > 0) {
        over = true;
        break;
      }
      while ((await page.locator('.banner.lead, .banner.follow').count()) > 0) {
        asked = true;
        turns += 1;
        if (turns % 25 === 3) await picture(page, `turn-${String(turns).padStart(3, '0')}-seat-${seat + 1}`);
        await answer(page);
      }
      assert.match(await banner.innerText(), /Waiting|over/);
      if ((await page.locator('.banner.over').count()) > 0) {
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
