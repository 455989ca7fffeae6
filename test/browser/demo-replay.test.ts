import type { Browser, Page } from 'playwright-core';
import { createClicker } from '../../scripts/crawl/bots/clickers';
import { readingOf } from '../../scripts/crawl/bots/reading';
import { startBot } from '../../scripts/demo/bot';
import { buildDemo } from '../../scripts/demo/build';
import { type DemoHost, hostDemo } from '../../scripts/demo/host';
import { peopleFor } from '../../scripts/demo/people';
import { type Message, MessageStore } from '../../scripts/discord/messages';
import { PLACES } from '../../scripts/discord/users';
import type { Press } from '../../scripts/harness/presses';
import { differingPixels } from '../../scripts/lib/picture-pixels';
import type { PageDelivery, PageDraft } from '../../scripts/playground/protocol';
import { hash } from '../../src/engine/hash';
import { rngFromSeed } from '../../src/lib/rng';
import type { Run, Store } from '../../src/storage/contract';
import { MemoryTable } from '../../src/storage/dynamo/memory-table';
import type { Item } from '../../src/storage/dynamo/table';
import { createStore } from '../../src/storage/store';
import { launch } from './chromium';
import { boardOf, bytesOf, callBot, openDemo } from './demo-page';
import { PHONE } from './playground';
import { fromText } from './table-calls';

const [visitor] = peopleFor(['en-US']);
const place = PLACES[0]!;
/** Number of presses of the recorded run: enough for three levels, some fights, and things used. */
const PRESSES = 60;

/** Seed of a dungeon in which the bot lives for all presses. A new game after its death would have a random seed. */
const SEED = 'BRAVE-31';

/** Run id within a custom id. The run has another id in the browser than on Node. */
const RUN = /\|[\w-]{24}\|/;

/** A recorded press, with the picture of the board after it; `null` if the board has none. */
interface RecordedPress extends Press {
  picture: Buffer | null;
}

/** Records a run of a bot that presses buttons, played on Node with the handlers of the deployed bot. */
async function record(): Promise<{ presses: RecordedPress[]; run: Run }> {
  const { discord, store } = startBot(new MemoryTable(), new MessageStore(), { application: '', source: '' });
  const bot = createClicker('thorough', rngFromSeed('demo'));
  const presses: RecordedPress[] = [];
  const at = { person: visitor, place };
  const options = [{ type: 3, name: 'seed', value: SEED }];
  let board = (await discord.deliver({ ...at, kind: 'command', command: 'play', options })).message!;
  while (presses.length < PRESSES) {
    const press: Press = bot.choose(readingOf(board))!.press;
    const values = press.value === null ? {} : { values: [press.value] };
    const sent = { ...at, kind: 'component', customId: press.customId, componentType: press.type, ...values } as const;
    const { message } = await discord.deliver({ ...sent, message: board });
    if (message && message.visibleTo === null) board = message;
    presses.push({ ...press, picture: pictureOf(message) });
  }
  return { presses, run: await activeRun(store) };
}

const pictureOf = (message: Message | null): Buffer | null =>
  message?.files.find(({ contentType }) => contentType === 'image/png')?.bytes ?? null;

const activeRun = async (store: Store): Promise<Run> =>
  (await store.loadRun((await store.loadProfile(visitor.id))!.activeRun!)) as Run;

/** A store on Node with all items of the browser's table. */
async function storeIn(page: Page): Promise<Store> {
  const read = `new Promise((resolve, reject) => {
    const opening = indexedDB.open('wyrmdeep');
    opening.onsuccess = () => {
      const reading = opening.result.transaction('items').objectStore('items').getAll();
      reading.onsuccess = () => resolve(JSON.stringify({ value: reading.result }, (_, each) =>
        each instanceof Uint8Array ? { bytes: [...each].join(' ') } : each));
    };
  })`;
  const table = new MemoryTable();
  for (const item of fromText(await page.evaluate<string>(read)) as Item[]) await table.put(item, null);
  return createStore(table);
}

let browser: Browser;
let host: DemoHost;
beforeAll(async () => {
  browser = await launch();
  host = await hostDemo(await buildDemo());
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
});

test('a recorded run ends in the browser as on Node, and each board has the same pixels', async () => {
  const { presses, run } = await record();
  const context = await browser.newContext({ viewport: PHONE });
  const { page, errors } = await openDemo(context, `${host.url}#seed=${SEED}`);
  await boardOf(page).locator('.gallery img').waitFor();
  const at = { person: visitor.id, place: place.id };
  const send = async (draft: PageDraft): Promise<PageDelivery> => {
    const delivery = await callBot(page, 'send', draft);
    expect(delivery.problems).toEqual([]);
    return delivery;
  };

  let board = (await callBot(page, 'state', null)).messages[0]!;
  for (const { customId, type, value, picture } of presses) {
    const values = value === null ? {} : { values: [value] };
    const own = customId.replace(RUN, RUN.exec(JSON.stringify(board.components))![0]);
    const { message } = await send({
      ...at,
      kind: 'component',
      message: board.id,
      customId: own,
      componentType: type,
      ...values,
    });
    if (message && message.visibleTo === null) board = message;
    const shown = message?.files.find(({ contentType }) => contentType === 'image/png');
    expect(shown === undefined).toBe(picture === null);
    if (shown && picture) expect(await differingPixels(picture, await bytesOf(page, shown.url))).toBe(0);
  }

  const played = await activeRun(await storeIn(page));
  expect(played.version).toBe(run.version);
  expect(hash(played.game)).toBe(hash(run.game));
  expect(run.version).toBeGreaterThan(40);
  expect(errors).toEqual([]);
});
