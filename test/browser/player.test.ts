import type { Page } from 'playwright-core';
import { playground } from './playground';
import { begin, button, last, pick, picture, press, say, textWithAlt, toggle } from './visit';

const server = playground();

/** Exports the player's data. Leaves out leases, because each export takes a new one for half a minute. */
async function exported(page: Page): Promise<Record<string, unknown>[]> {
  await press(page, await say(page, '/privacy '), 'Export');
  const file = last(page).getByRole('link', { name: 'wyrmdeep.json' });
  const answer = await fetch(server.url + (await file.getAttribute('href')));
  const items = (await answer.json()) as Record<string, unknown>[];
  return items.filter(({ SK }) => !String(SK).startsWith('LEASE#'));
}

test('players get everything stored about them as a file, and can erase it after a confirmation', async () => {
  const page = await server.open({ as: /Bruno/ });
  await press(page, await begin(page, 'BRAVE-24'), 'Explore');
  const stored = await exported(page);
  expect(JSON.stringify(stored)).toContain('BRAVE-24');

  const panel = await say(page, '/privacy ');
  await press(page, panel, 'Erase');
  expect(await panel.innerText()).toContain('This cannot be undone.');
  await press(page, panel, 'No');
  expect(await exported(page)).toEqual(stored);
  await press(page, panel, 'Erase');
  await press(page, panel, 'Erase');
  expect(await panel.innerText()).toContain('nothing that names you is stored any more');
  expect(await exported(page)).toEqual([]);
  expect(await (await say(page, '/explore ')).innerText()).toContain('You have no run yet');
});

test('a language chosen from the menu holds for boards and panels, and can be left in the same way', async () => {
  const page = await server.open({ as: /Łucja/ });
  const board = await begin(page, 'BRAVE-24');
  const panel = await say(page, '/settings ');
  await pick(page, panel, 'Language: ', 'Deutsch');
  expect(await panel.innerText()).toContain('Sie gelten für alle deine Läufe');
  await press(page, board, 'To the woods');
  expect(await textWithAlt(board)).toContain('LP 30/30');
  expect(await button(board, 'Erkunden').count()).toBe(1);
  await pick(page, panel, 'Sprache: ', 'English');
  await press(page, board, 'Warten');
  expect(await textWithAlt(board)).toContain('HP 30/30');
});

test('a waived confirmation is not asked for, and any other is', async () => {
  const page = await server.open();
  await begin(page, 'FRIEND-50');
  const question = await say(page, '/attack south');
  expect(await question.innerText()).toContain('Sure?');
  await press(page, question, 'No');
  const panel = await say(page, '/settings ');
  await toggle(page, panel, 'Ask about', 'Ask: friends');
  expect(await panel.innerText()).not.toContain('Ask: friends');
  expect(await textWithAlt(await say(page, '/attack south'))).toMatch(/You (hit|miss)/);
});

test('text mode is chosen from the menu, and pictures again', async () => {
  const page = await server.open({ as: /Łucja/ });
  const board = await begin(page, 'BRAVE-24');
  const panel = await say(page, '/settings ');
  await pick(page, panel, 'Picture: ', 'everything in words');
  await press(page, board, 'To the woods');
  expect(await picture(board).count()).toBe(0);
  expect(await board.locator('pre').innerText()).toContain('HP 30/30');
  await pick(page, panel, 'No picture: ', 'compact');
  await press(page, board, 'Explore');
  expect(await picture(board).count()).toBe(1);
});
