import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { type DevProcess, startDevProcess } from '../support/dev-process';
import { launch, openPlayground, type } from './chromium';
import { become, begin, kept, last, pick, press, say } from './visit';

let browser: Browser;
let server: DevProcess;
const dataDir = mkdtempSync(join(tmpdir(), 'wyrmdeep-'));

beforeAll(async () => {
  browser = await launch();
  server = await startDevProcess({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A window of somebody's own. */
async function windowOf(name: RegExp): Promise<{ page: Page; errors: string[] }> {
  const opened = await openPlayground(browser, server.url);
  await become(opened.page, name);
  return opened;
}

test('of two in a party who press, the one with the torch acts and the other is told why', async () => {
  const ada = await windowOf(/Ada/);
  const bruno = await windowOf(/Bruno/);
  await say(ada.page, '/party mode:Whoever has the torch ');
  const board = await say(bruno.page, '/party ');
  expect(await board.innerText()).toContain('the torch is with @Ada');
  const same = await kept(ada.page, last(ada.page));
  expect(await same.getAttribute('data-id')).toBe(await board.getAttribute('data-id'));

  await Promise.all([press(ada.page, same, 'Wait'), press(bruno.page, board, 'Wait')]);
  expect(await last(bruno.page).innerText()).toContain('holds the torch: it is their turn, not yours');
  expect(await last(bruno.page).innerText()).toContain('Only you can see this');
  expect(await last(ada.page).getAttribute('data-id')).toBe(await same.getAttribute('data-id'));

  await say(ada.page, '/party torch:Bruno ');
  const passed = await kept(bruno.page, last(bruno.page));
  await press(bruno.page, passed, 'Explore');
  expect([...ada.errors, ...bruno.errors]).toEqual([]);
  await ada.page.close();
  await bruno.page.close();
});

test('of two who press at once where anyone may, one acts and the other sees the board of now', async () => {
  const ada = await windowOf(/Ada/);
  const bruno = await windowOf(/Bruno/);
  await say(ada.page, '/party mode:Anyone ');
  const before = await kept(ada.page, last(ada.page));
  await say(ada.page, '/wait ');
  const old = bruno.page.locator(`[data-id="${await before.getAttribute('data-id')}"]`);
  await press(bruno.page, old, 'Wait');
  expect(await old.innerText()).toContain('That button was from an earlier turn, so it did nothing');
  await press(bruno.page, old, 'Wait');
  expect(await old.innerText()).not.toContain('earlier turn');
  expect([...ada.errors, ...bruno.errors]).toEqual([]);
  await ada.page.close();
  await bruno.page.close();
});

test('who manages the server resets a run, after a question, and it is written down', async () => {
  const bruno = await windowOf(/Bruno/);
  const board = await begin(bruno.page, 'BRAVE-24');
  await press(bruno.page, board, 'Explore');
  const { page, errors } = await windowOf(/Ada/);
  const panel = await say(page, '/admin ');
  await pick(page, panel, 'Choose a run …', 'Bruno');
  await press(page, panel, 'Reset the player');
  expect(await panel.innerText()).toContain('are you sure? It is written down.');
  await press(page, panel, 'Yes');
  expect(await panel.innerText()).toContain('Reset the player: done.');
  await press(page, panel, 'Runs');
  await press(page, panel, 'Audit');
  expect(await panel.innerText()).toMatch(/@Ada: reset/);

  const again = await say(bruno.page, '/play ');
  expect(await again.innerText()).toContain('You wake in the pub');
  expect([...errors, ...bruno.errors]).toEqual([]);
  await page.close();
  await bruno.page.close();
});

test('others find no such command, and who sends it all the same is told no', async () => {
  const { page, errors } = await windowOf(/Bruno/);
  await type(page, '/admin');
  await page.getByText('No such command').waitFor();
  const before = await page.locator('.message').count();
  const draft = { person: '300000000000000002', place: '400000000000000001', kind: 'command', command: 'admin' };
  await fetch(`${server.url}/playground/send`, { method: 'POST', body: JSON.stringify({ ...draft, options: [] }) });
  await page.locator('.message').nth(before).waitFor();
  expect(await last(page).innerText()).toContain('For that you need the permission to manage this server');
  expect(errors).toEqual([]);
  await page.close();
});
