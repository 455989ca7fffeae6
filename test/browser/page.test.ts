import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { type DevServer, startDevServer } from '../../scripts/dev/server';
import { launch, openPlayground, type } from './chromium';
import { scriptedApplication } from './scripted';
import { scrolledToEnd } from './visit';

let browser: Browser;
let server: DevServer;
let page: Page;
let errors: string[];
const signals = new EventEmitter();
const dataDir = mkdtempSync(join(tmpdir(), 'playground-'));

beforeAll(async () => {
  browser = await launch();
  server = await startDevServer({
    host: '127.0.0.1',
    port: 0,
    dataDir,
    publicKey: null,
    openapi: process.env.DISCORD_OPENAPI || null,
    replyLimit: 3000,
    load: async (env) => scriptedApplication(env, signals),
  });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  ({ page, errors } = await openPlayground(browser, server.url));
});
afterEach(async () => {
  expect(errors).toEqual([]);
  await page.close();
});

const shown = (text: string) => page.getByText(text).last().waitFor();
const last = () => page.locator('.message').last();
const run = async (line: string) => {
  await type(page, line);
  await page.keyboard.press('Enter');
};

test('typing a slash lists the commands, and more letters narrow them', async () => {
  await type(page, '/');
  const options = page.locator('#suggestions [role=option]');
  expect(await options.count()).toBe(6);
  await page.keyboard.type('wa');
  expect(await options.allInnerTexts()).toEqual([expect.stringContaining('/walk')]);
});

test('a command is filled in from the keyboard alone', async () => {
  await type(page, '/wa');
  await page.keyboard.press('Tab');
  await page.keyboard.type('so');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await shown('Heard');
  expect(await last().innerText()).toContain(
    '{"type":3,"name":"direction","value":"s"},{"type":4,"name":"steps","value":3}',
  );
});

test('a pasted line is understood like a typed one', async () => {
  await run('/walk direction:north steps:12 quietly:true ');
  await shown('"name":"quietly","value":true');
  expect(await last().innerText()).toContain('"name":"steps","value":12');
});

test('an option that does not fit is marked, and nothing is sent', async () => {
  const before = await page.locator('.message').count();
  await run('/walk up');
  expect(await page.locator('.slot.wrong').innerText()).toContain('direction');
  expect(await page.locator('.message').count()).toBe(before);
});

test('autocomplete asks the application', async () => {
  await type(page, '/drink pot');
  await page.waitForFunction("document.querySelectorAll('#suggestions [role=option]').length === 2");
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await shown('"value":"#11"');
});

test('becoming another person by the keyboard keeps the focus', async () => {
  const person = page.locator('.people button').nth(1);
  await person.focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction("document.querySelectorAll('.people button')[1].getAttribute('aria-pressed') === 'true'");
  const isFocused = "document.activeElement === document.querySelectorAll('.people button')[1]";
  expect(await page.evaluate(isFocused)).toBe(true);
  await page.locator('.people button').first().click();
});

test('Enter sends the typed text while old suggestions are still in view', async () => {
  await type(page, '/drink pot');
  await page.waitForFunction("document.querySelectorAll('#suggestions [role=option]').length === 2");
  await page.keyboard.type('zzz');
  await page.keyboard.press('Enter');
  await shown('"value":"potzzz"');
});

test('a press changes the message in place and keeps the focus', async () => {
  await run('/board ');
  await last().getByRole('button', { name: 'Press' }).waitFor();
  const count = await page.locator('.message').count();
  await last().getByRole('button', { name: 'Press' }).focus();
  await page.keyboard.press('Enter');
  await shown('Pressed 1 times');
  expect(await page.locator('.message').count()).toBe(count);
  expect(await last().locator('img').getAttribute('alt')).toBe('Map number 1');
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Press');
  expect(await last().locator('.measures').innerText()).toMatch(/ms · .* · update/);
});

test('a select sends a single value at once, and several when it closes', async () => {
  await run('/board ');
  await last().getByLabel('Pick one').click();
  await page.locator('.option:visible', { hasText: 'Shield' }).click();
  await shown('Chose shield');
  await page.getByLabel('Pick some').last().focus();
  for (const key of ['ArrowDown', 'Enter', 'ArrowDown', 'Enter', 'Escape']) await page.keyboard.press(key);
  await shown('Chose sword and shield');
});

test('disabled buttons stay disabled, and files can be downloaded', async () => {
  await run('/board ');
  const board = last();
  await board.getByText('notes.txt').waitFor();
  expect(await board.getByRole('button', { name: 'Disabled' }).isDisabled()).toBe(true);
  const address = await board.getByText('notes.txt').getAttribute('href');
  expect(await (await fetch(server.url + address)).text()).toBe('notes');
});

test('a deferred answer first shows that the bot thinks', async () => {
  await run('/think ');
  await shown('is thinking');
  signals.emit('answer');
  await shown('Thought it over');
});

test('a deferred update changes the message later', async () => {
  await run('/board ');
  await last().getByRole('button', { name: 'Late' }).click();
  await shown('Changed later');
});

test('no answer within three seconds is a failure', async () => {
  await run('/board ');
  await last().getByRole('button', { name: 'Slow' }).click();
  await shown('This interaction failed');
});

test('an answer that Discord would refuse is a failure, and the page says why', async () => {
  await run('/broken ');
  await shown('This interaction failed');
  await last().getByText('Why').click();
  expect(await last().innerText()).toContain('4001 characters');
});

test('only the asker sees an ephemeral message, and can dismiss it', async () => {
  await run('/secret ');
  await shown('Only you can see this');
  await page.getByRole('button', { name: /Bruno/ }).click();
  expect(await page.getByText('Between us').count()).toBe(0);
  await page.getByRole('button', { name: /Ada/ }).click();
  await last().getByText('Between us').waitFor();
  await last().getByText('Dismiss message').click();
  await page.waitForFunction("!document.body.innerText.includes('Between us')");
});

test('every place has messages of its own, and every person a direct channel', async () => {
  await page.getByRole('button', { name: 'Wyrmdeep' }).click();
  await run('/walk north ');
  await page.keyboard.press('Enter');
  await shown('Heard');
  await page.getByRole('button', { name: /Bruno/ }).click();
  expect(await page.locator('.message').count()).toBe(0);
});

test('a narrow window has the same controls', async () => {
  await page.setViewportSize({ width: 360, height: 720 });
  await run('/board ');
  await last().getByRole('button', { name: 'Press' }).click();
  await shown('Pressed 1 times');
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Places and people' }).click();
  await page.getByRole('button', { name: /Bruno/ }).click();
  await page.getByText('as Bruno').waitFor();
});

test('the list stays at its end if a picture makes a message longer meanwhile', async () => {
  await page.setViewportSize({ width: 360, height: 480 });
  await run('/board ');
  await last().locator('.gallery img').waitFor();
  await page.evaluate(`new Promise((done) => {
    const list = document.querySelector('#messages');
    list.scrollTop -= 50;
    setTimeout(() => {
      list.scrollTop = list.scrollHeight;
      const picture = list.querySelector('.message:last-of-type .gallery img');
      picture.style.height = '600px';
      setTimeout(() => done(picture.dispatchEvent(new Event('load'))), 100);
    }, 100);
  })`);
  await scrolledToEnd(page);
});
