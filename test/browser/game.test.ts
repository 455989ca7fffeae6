import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { createSigningKeys, signedHeaders } from '../../scripts/discord/keys';
import { type DevProcess, startDevProcess } from '../support/dev-process';
import { launch, openPlayground, type } from './chromium';

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

const last = (page: Page): Locator => page.locator('.message').last();
const direction = (message: Locator) => message.locator('.row button:enabled').filter({ hasText: /[⬅➡⬆⬇↖↗↘↙]/u });
const words = (message: Locator) => message.locator('.gallery img').getAttribute('alt');

/** Sends a line as the last message's asker would, and waits for one more message. */
async function run(page: Page, line: string): Promise<void> {
  const before = await page.locator('.message').count();
  await type(page, line);
  await page.keyboard.press('Enter');
  await page.locator('.message').nth(before).waitFor();
}

/** Presses a control of the message, and waits until the message has changed. */
async function press(message: Locator, control: Locator): Promise<void> {
  const before = await message.locator('.gallery img').getAttribute('src');
  await control.click();
  await message.locator(`.gallery img:not([src="${before}"])`).waitFor();
}

test('a run is begun, walked, shared with the eyes of others only, and resumed after a restart', async () => {
  const { page, errors } = await openPlayground(browser, server.url);
  await run(page, '/play seed:7Q4-KVX');
  const board = last(page);
  expect(await words(board)).not.toBe('');
  expect(
    await board
      .locator('.gallery img')
      .evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth),
  ).toBeGreaterThan(300);

  const mine = page.locator(`[data-id="${await board.getAttribute('data-id')}"]`);
  const messages = await page.locator('.message').count();
  await mine.getByRole('button', { name: 'Walk' }).click();
  await direction(mine).first().waitFor();
  await press(mine, direction(mine).first());
  await press(mine, direction(mine).first());
  expect(await page.locator('.message').count()).toBe(messages);
  expect(await mine.locator('.measures').innerText()).toMatch(/update$/);

  const way = (await direction(mine).first().innerText()).trim();
  const names: Record<string, string> = {
    '↖': 'north-west',
    '⬆': 'north',
    '↗': 'north-east',
    '⬅': 'west',
    '➡': 'east',
    '↙': 'south-west',
    '⬇': 'south',
    '↘': 'south-east',
  };
  await run(page, `/move ${names[way[0]!]}`);
  expect(await last(page).locator('.cause').innerText()).toContain('/move');
  await run(page, '/wait ');

  const shown = await words(last(page));
  await page.getByRole('button', { name: /Bruno/ }).click();
  await last(page).getByRole('button', { name: 'Wait' }).click();
  await page.getByText('This run belongs to').waitFor();
  expect(await last(page).innerText()).toContain('Only you can see this');
  await page.getByRole('button', { name: /Ada/ }).click();
  expect(await words(last(page))).toBe(shown);

  await server.stop('SIGKILL');
  await page.getByText('The server does not answer').waitFor();
  server = await startDevProcess({ DATA_DIR: dataDir });
  await page.goto(server.url);
  await page.waitForSelector('body.ready');
  await run(page, '/play ');
  expect(await words(last(page))).toBe(shown?.replace('You wait. ', ''));
  expect(errors).toEqual([]);
  await page.close();
});

test('autocomplete suggests what the hero has, and /use takes it', async () => {
  const { page } = await openPlayground(browser, server.url);
  await page.getByRole('button', { name: /Łucja/ }).click();
  await run(page, '/play ');
  await type(page, '/use ');
  const options = page.locator('#suggestions [role=option]');
  await options.first().waitFor();
  const [item] = await options.allInnerTexts();
  await page.keyboard.type(item!.slice(0, 4).toLowerCase());
  await page.waitForFunction("document.querySelectorAll('#suggestions [role=option]').length === 1");
  const before = await page.locator('.message').count();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.locator('.message').nth(before).waitFor();
  expect(await page.getByText('This interaction failed').count()).toBe(0);
  await page.close();
});

test('a direct message has a run in it too', async () => {
  const { page } = await openPlayground(browser, server.url);
  await page.getByRole('button', { name: /Bruno/ }).click();
  await page.getByRole('button', { name: 'Wyrmdeep' }).click();
  await run(page, '/play ');
  expect(await last(page).locator('.gallery img').count()).toBe(1);
  await page.close();
});

test('with somebody else’s key the page can only watch', async () => {
  const keys = createSigningKeys();
  const own = mkdtempSync(join(tmpdir(), 'wyrmdeep-'));
  const foreign = await startDevProcess({ DATA_DIR: own, DISCORD_PUBLIC_KEY: keys.publicKey });
  const { page } = await openPlayground(browser, foreign.url);
  expect(await page.locator('#notice').innerText()).toContain('DISCORD_PUBLIC_KEY');
  expect(await page.locator('#command').isDisabled()).toBe(true);
  expect((await fetch(`${foreign.url}/playground/send`, { method: 'POST', body: '{}' })).status).toBe(403);

  const ping = '{"type":1}';
  const post = (headers: Record<string, string>) =>
    fetch(`${foreign.url}/interactions`, { method: 'POST', headers, body: ping });
  expect((await post(signedHeaders(keys, ping, Date.now()))).status).toBe(200);
  expect((await post(signedHeaders(createSigningKeys(), ping, Date.now()))).status).toBe(401);
  await page.close();
  await foreign.stop();
  rmSync(own, { recursive: true, force: true });
});

test('a taken port is named, and a stop is a clean one', async () => {
  const other = mkdtempSync(join(tmpdir(), 'wyrmdeep-'));
  const { port } = new URL(server.url);
  await expect(startDevProcess({ DATA_DIR: other, PORT: port })).rejects.toThrow(`Port ${port} is in use`);
  const brief = await startDevProcess({ DATA_DIR: other });
  expect(await brief.stop('SIGINT')).toBe(0);
  rmSync(other, { recursive: true, force: true });
});
