import type { Locator } from 'playwright-core';
import { createSigningKeys, signedHeaders } from '../../scripts/discord/keys';
import { startDevProcess } from '../support/dev-process';
import { type } from './chromium';
import { dataDirectory, playground } from './playground';
import { answered, become, last, press, say } from './visit';

const server = playground();
const foreignData = dataDirectory();
const otherData = dataDirectory();

const direction = (message: Locator) => message.locator('.row button:enabled').filter({ hasText: /[⬅➡⬆⬇↖↗↘↙]/u });
const words = (message: Locator) => message.locator('.gallery img').getAttribute('alt');

test('a run begins, walks, is shared, and resumes after a restart', async () => {
  const page = await server.open();
  const mine = await say(page, '/play seed:7Q4-KVX');
  expect(await words(mine)).not.toBe('');
  await press(page, mine, 'Fighter');
  expect(
    await mine.locator('.gallery img').evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth),
  ).toBeGreaterThan(300);

  const messages = await page.locator('.message').count();
  await press(page, mine, 'Walk');
  for (let steps = 0; steps < 2; steps++) await answered(page, mine, () => direction(mine).first().click());
  expect(await page.locator('.message').count()).toBe(messages);
  expect(await mine.locator('.measures').innerText()).toMatch(/update$/);

  const typed = await say(page, '/wait ');
  expect(await typed.locator('.cause').innerText()).toContain('/wait');

  const shown = await words(await say(page, '/wait '));
  await become(page, /Bruno/);
  await last(page).getByRole('button', { name: 'Explore' }).click();
  await page.getByText('This run belongs to').waitFor();
  expect(await last(page).innerText()).toContain('Only you can see this');
  await become(page, /Ada/);
  expect(await words(last(page))).toBe(shown);

  await server.crash();
  await page.getByText('The server does not answer').waitFor();
  await server.restart();
  await page.goto(server.url);
  await page.waitForSelector('body.ready');
  expect(await words(await say(page, '/play '))).toBe(shown?.replace('You wait. ', ''));
});

test('autocomplete suggests what the hero has, and /use takes it', async () => {
  const page = await server.open({ as: /Łucja/ });
  await say(page, '/play ');
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
});

test('a direct message has a run, too', async () => {
  const page = await server.open({ as: /Bruno/ });
  await page.getByRole('button', { name: 'Wyrmdeep' }).click();
  const board = await say(page, '/play ');
  expect(await board.locator('.gallery img').count()).toBe(1);
});

test("with another server's key the page can only watch", async () => {
  const keys = createSigningKeys();
  const foreign = await startDevProcess({ DATA_DIR: foreignData, DISCORD_PUBLIC_KEY: keys.publicKey });
  const page = await server.open({ url: foreign.url });
  expect(await page.locator('#notice').innerText()).toContain('DISCORD_PUBLIC_KEY');
  expect(await page.locator('#command').isDisabled()).toBe(true);
  expect((await fetch(`${foreign.url}/playground/send`, { method: 'POST', body: '{}' })).status).toBe(403);

  const ping = '{"type":1}';
  const post = (headers: Record<string, string>) =>
    fetch(`${foreign.url}/interactions`, { method: 'POST', headers, body: ping });
  expect((await post(signedHeaders(keys, ping, Date.now()))).status).toBe(200);
  expect((await post(signedHeaders(createSigningKeys(), ping, Date.now()))).status).toBe(401);
  await foreign.stop();
});

test('a taken port is reported, and a stop is clean', async () => {
  const { port } = new URL(server.url);
  await expect(startDevProcess({ DATA_DIR: otherData, PORT: port })).rejects.toThrow(`Port ${port} is in use`);
  const brief = await startDevProcess({ DATA_DIR: otherData });
  expect(await brief.stop('SIGINT')).toBe(0);
});

test('/about links to the page on which the bot is added, in a tab of its own', async () => {
  const page = await server.open();
  const about = await say(page, '/about ');
  const link = about.getByRole('link', { name: 'Add to a server' });
  expect(await link.getAttribute('href')).toMatch(/^https:\/\/discord\.com\/oauth2\/authorize\?client_id=\d+&scope=/);
  expect(await link.getAttribute('target')).toBe('_blank');
});
