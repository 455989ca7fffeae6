import type { Browser, BrowserContext, Page } from 'playwright-core';
import { buildDemo, type Files } from '../../scripts/demo/build';
import { type DemoHost, hostDemo } from '../../scripts/demo/host';
import { peopleFor } from '../../scripts/demo/people';
import { COMPONENT } from '../../scripts/discord/payload';
import { PLACES } from '../../scripts/discord/users';
import { wait } from '../../src/lib/wait';
import { launch } from './chromium';
import { beginOn, boardOf, callBot, keptForOffline, openDemo, pressOn } from './demo-page';
import { PHONE } from './playground';
import { actionsOf, overflow } from './visit';

const [visitor] = peopleFor(['en-US']);

let files: Files;
let browser: Browser;
let host: DemoHost;
let context: BrowserContext;
let errors: string[];

beforeAll(async () => {
  files = await buildDemo();
  browser = await launch();
});
afterAll(() => browser?.close());

beforeEach(async () => {
  host = await hostDemo(files);
  context = await browser.newContext({ viewport: PHONE });
  errors = [];
});
afterEach(async () => {
  await context.close();
  await host.close();
  expect(errors).toEqual([]);
});

async function visit(hash = ''): Promise<Page> {
  const opened = await openDemo(context, host.url + hash);
  errors = opened.errors;
  return opened.page;
}

test('a visitor begins a run, and a reload continues it', async () => {
  const page = await visit('#seed=BRAVE-24');
  await beginOn(page);
  await pressOn(page, 'To the woods');
  const before = await boardOf(page).innerText();
  expect(await overflow(page)).toBe(0);
  await page.reload();
  await page.waitForSelector('body.ready');
  expect(await page.locator('.message').count()).toBe(1);
  expect(await boardOf(page).locator('.gallery img').getAttribute('alt')).toContain('HP');
  expect(before).toContain(await boardOf(page).locator('.markdown').first().innerText());
  const turns = await actionsOf(boardOf(page));
  await pressOn(page, 'Wait');
  expect(await actionsOf(boardOf(page))).toBe(turns + 1);
});

test('the line above the board is one row high on a phone once the visitor has pressed a button', async () => {
  const page = await visit('#seed=BRAVE-24');
  const height = () => page.locator('#demo').evaluate((line) => (line as { clientHeight: number }).clientHeight);
  await page.locator('.message .gallery img').first().waitFor();
  expect(await height()).toBeGreaterThan(40);
  await beginOn(page);
  expect(await height()).toBeLessThanOrEqual(40);
});

test('the demo works without its host after it was opened once', async () => {
  const page = await visit();
  await beginOn(page);
  await keptForOffline(page);
  await host.close();
  await page.reload();
  await page.waitForSelector('body.ready');
  await pressOn(page, 'To the woods');
  expect(await actionsOf(boardOf(page))).toBe(1);
});

test('a new deployment is shown by the load after the next, with the old run', async () => {
  const first = await visit();
  await beginOn(first);
  await keptForOffline(first);
  host.files = new Map(files);
  const html = Buffer.from(files.get('index.html')!).toString();
  host.files.set('index.html', Buffer.from(html.replace('<title>Wyrmdeep</title>', '<title>Newer</title>')));
  const sw = Buffer.from(files.get('service-worker.js')!).toString();
  host.files.set('service-worker.js', Buffer.from(sw.replace(/"[0-9a-f]{10}"/, '"newer"')));
  await first.reload();
  while (!/^\S+ \S+ newer$/.test(await first.evaluate('caches.keys().then(String)'))) await wait(50);
  await first.reload();
  await first.waitForSelector('body.ready');
  expect(await first.title()).toBe('Newer');
  await pressOn(first, 'To the woods');
  expect(await actionsOf(boardOf(first))).toBe(1);
});

test.each([
  ['a seed', '#seed=BRAVE-24', 'Fighter'],
  ['a seed, a campaign and a kit', '#seed=AMULET.SCOUT.BRAVE-24', 'Scout'],
])('an address with %s begins such a run, and the button copies the address', async (_, hash, kit) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await visit(hash);
  await beginOn(page, kit);
  await page.getByRole('button', { name: 'Share this dungeon' }).click();
  await page.getByText('Link copied').waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(host.url + hash);
});

test('two tabs show the same messages, and one of two presses on a board counts', async () => {
  const page = await visit('#seed=BRAVE-24');
  await beginOn(page);
  await pressOn(page, 'To the woods');
  const other = await visit();
  expect(await other.locator('.message').count()).toBe(1);
  const { id: message } = (await callBot(page, 'state', null)).messages[0]!;
  const customId = await boardOf(page)
    .getByRole('button', { name: 'Explore', exact: true })
    .getAttribute('data-custom-id');
  // The tabs' workers get the press itself, because a slow click would find the button of the next board.
  const press = { kind: 'component', message, customId: customId!, componentType: COMPONENT.button } as const;
  const at = { person: visitor.id, place: PLACES[0]!.id };
  await Promise.all([page, other].map((tab) => callBot(tab, 'send', { ...at, ...press })));
  for (const tab of [page, other]) {
    await tab.waitForFunction(
      'document.querySelector(".message .gallery img").src.includes("-2.png") && !document.querySelector(".busy")',
    );
  }
  expect(await actionsOf(boardOf(page))).toBe(2);
});

test.each([
  [
    'de-AT',
    'de',
    'Willkommen bei #dungeon!',
    'Nachricht an #dungeon – Befehle beginnen mit /',
    'Diesen Dungeon teilen',
  ],
  [
    'es-MX',
    'es',
    '¡Te damos la bienvenida a #dungeon!',
    'Mensaje para #dungeon – escribe / para ver los comandos',
    'Compartir esta mazmorra',
  ],
  ['fr-FR', 'en', 'Welcome to #dungeon!', 'Message #dungeon – type / for commands', 'Share this dungeon'],
])('a browser in %s shows the page in %s', async (locale, lang, welcome, hint, share) => {
  await context.close();
  context = await browser.newContext({ viewport: PHONE, locale });
  const page = await visit();
  await page.getByRole('heading', { name: welcome }).waitFor();
  await page.getByPlaceholder(hint).waitFor();
  await page.getByRole('button', { name: share }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe(lang);
});

test('a browser without storage is told what to do', async () => {
  const [worker] = [...files.keys()].filter((name) => name.startsWith('worker'));
  const refusal = 'indexedDB.open = () => { throw new Error("denied") };';
  host.files = new Map(files).set(worker!, Buffer.concat([Buffer.from(refusal), files.get(worker!)!]));
  const page = await context.newPage();
  await page.goto(host.url);
  await page.getByText('Try a window that is not private.').waitFor();
});

test('the demo can be installed', async () => {
  const page = await visit();
  await keptForOffline(page);
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Every window of the tests is a private one.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});
