import type { Message } from '../../scripts/discord/messages';
import { rngFromSeed } from '../../src/lib/rng';
import { isDeep } from '../support/deep';
import { ada, altOf, bruno, control, pressable, setTable, shown, type Table, versionOf, wordsOf } from './table';

let table: Table;
beforeEach(async () => {
  table = await setTable();
});
afterEach(() => table.stop());

/** Number of buttons that are pressed one after another. */
const PRESSES = isDeep ? 150 : 16;
const SEED = { seed: 'E2E' };

const begin = (): Promise<Message> => table.begin(SEED);

test('a first run begins with the title and a button for each kit; the first button leads to the board', async () => {
  const title = shown(await table.type('play'));
  expect(wordsOf(title)).toContain('sleeps a black dragon');
  expect(title.files).toHaveLength(1);
  const [begin, ...others] = pressable(title);
  expect(others.map(({ label }) => label)).toEqual(['Apprentice', 'Scout', 'Tinker', 'The Amulet']);
  expect(wordsOf(shown(await table.press(title, begin!)))).toContain('After a long night');
  expect(wordsOf(shown(await table.type('character')))).not.toContain('AMULET.');
});

test('a player who chooses the Scout begins with the Scout in one press, with the same hint', async () => {
  const title = shown(await table.type('play'));
  const board = shown(await table.press(title, control(title, 'restart:::scout:first')));
  expect(wordsOf(board)).toContain('After a long night');
  expect(wordsOf(board)).toContain('💡');
  expect(wordsOf(shown(await table.type('character')))).toContain('Ada · Scout');
});

test('a player who chooses The Amulet then chooses a kit, and begins with the same hint', async () => {
  const title = shown(await table.type('play'));
  const choice = shown(await table.press(title, control(title, 'restart::amulet::first')));
  expect(wordsOf(choice)).toContain('Who goes down in **The Amulet**?');
  const board = shown(await table.press(choice, control(choice, 'restart::amulet:scout:first')));
  expect(wordsOf(board)).toContain('After a long night');
  expect(wordsOf(board)).toContain('💡');
  expect(wordsOf(shown(await table.type('character')))).toContain('AMULET.SCOUT.');
});

test('a run begins with a picture that has alternative text', async () => {
  const message = await begin();
  expect(message.visibleTo).toBeNull();
  expect(message.files.map(({ contentType }) => contentType)).toEqual(['image/png']);
  expect(altOf(message)).toContain('HP 30/30');
  expect(wordsOf(message)).toContain('After a long night');
});

test('every enabled button is accepted', async () => {
  const rng = rngFromSeed('presses');
  let message = await begin();
  let furthest = 0;
  for (let press = 0; press < PRESSES; press++) {
    const parts = pressable(message).filter(({ custom_id }) => !custom_id?.includes('abandon'));
    const delivery = await table.press(message, rng.pick(parts));
    expect(delivery.problems).toEqual([]);
    const after = delivery.message as Message;
    // A look is an ephemeral message of its own, so the board does not change.
    if (after.visibleTo === null) message = after;
    else for (const closer of pressable(after)) shown(await table.press(after, closer));
    furthest = Math.max(furthest, versionOf(message));
    expect(wordsOf(after)).not.toMatch(/went wrong|undefined|NaN/);
  }
  expect(furthest).toBeGreaterThan(PRESSES / 8);
});

const COMMANDS: [name: string, options: Record<string, string | number | boolean>][] = [
  ['move', { to: 'n' }],
  ['move', { to: 'n', steps: 5 }],
  ['explore', {}],
  ['travel', { to: 'stairs down' }],
  ['fight', {}],
  ['attack', { direction: 'e' }],
  ['wait', {}],
  ['rest', {}],
  ['pickup', {}],
  ['use', { item: 'sausage' }],
  ['use', { item: 'gold ring' }],
  ['equip', { item: '1' }],
  ['remove', { item: 'tunic' }],
  ['drop', { item: 'Beer' }],
  ['cast', { spell: 'zap' }],
  ['cast', { spell: 'zap', at: 'K12' }],
  ['buy', { item: 'beer' }],
  ['sell', { item: 'beer' }],
  ['run retire', {}],
  ['descend', {}],
  ['ascend', {}],
  ['look', {}],
  ['look', { target: 'barkeep' }],
  ['inventory', {}],
  ['map', {}],
  ['character', {}],
  ['run log', { page: 3 }],
  ['help', {}],
  ['settings', { colours: 'safe' }],
  ['settings', { classic: true }],
  ['settings', { text: true }],
  ['run abandon', {}],
  ['play', {}],
];

test.each(COMMANDS.filter((_, at) => isDeep || at % 6 === 0))(
  '/%s %j has an answer that Discord accepts, with a run and without',
  async (command, options) => {
    const without = shown(await table.type(command, options, bruno));
    await begin();
    const withRun = shown(await table.type(command, options));
    for (const message of [without, withRun]) expect(wordsOf(message)).not.toMatch(/went wrong|undefined|NaN|\[object/);
  },
);

/** Walks beside the barkeep. Resolves with the direction in which the barkeep stands, such as `se`. */
async function besideBarkeep(): Promise<string> {
  for (let walk = 0; walk < 5; walk++) {
    shown(await table.type('travel', { to: 'barkeep' }));
    const [seen] = await table.suggest('look', 'target', 'barkeep');
    const [, way] = /— 1 ([NESW]{1,2})$/.exec(seen?.name ?? '') ?? [];
    if (way) return way.toLowerCase();
  }
  throw new Error('the barkeep keeps away');
}

test('walking into the barkeep opens the shop, and no turn passes', async () => {
  await begin();
  const direction = await besideBarkeep();
  const shop = shown(await table.type('move', { to: direction }));
  expect(wordsOf(shop)).toContain('Barkeep · you have 20 gold');
  const offers = shown(await table.press(shop, pressable(shop).find(({ label }) => label === 'Sell')!));
  const select = pressable(offers).find(({ type }) => type === 3)!;
  const sold = shown(await table.press(offers, select));
  expect(wordsOf(sold)).toContain('You sell the');
  expect(versionOf(sold)).toBe(versionOf(shop) + 1);
  const wares = pressable(sold).find(({ label }) => label === 'Buy')!;
  expect(wordsOf(shown(await table.press(sold, wares)))).toContain('Barkeep · you have');
  const buyRations = async () => shown(await table.type('buy', { item: 'rations' }));
  expect(wordsOf(await buyRations())).toContain('You buy some Rations');
  const refused = await buyRations();
  expect(refused.visibleTo).toBe(ada.id);
  expect(wordsOf(refused)).toContain('sold out');
});

test('Look marks one thing in a picture of its own', async () => {
  await begin();
  await besideBarkeep();
  const look = shown(await table.type('look', { target: 'barkeep' }));
  expect(look.visibleTo).toBe(ada.id);
  expect(look.files).toHaveLength(1);
  expect(wordsOf(look)).toContain('**Barkeep**');
});

test('a repeated delivery changes nothing and gets the same answer', async () => {
  await begin();
  const first = await table.type('wait');
  const repeated = await table.again(first.interaction);
  expect(repeated.status).toBe(200);
  expect(versionOf(shown(await table.type('play')))).toBe(versionOf(first.message as Message));
});

test('of a double click only the first counts', async () => {
  const message = await begin();
  const wait = control(message, 'do:wait');
  const both = await Promise.all([table.press(message, wait), table.press(message, wait)]);
  for (const delivery of both) shown(delivery);
  expect(versionOf(shown(await table.type('play')))).toBe(versionOf(message) + 1);
});

test('a button of an earlier turn shows the current board and does nothing', async () => {
  const old = structuredClone(await begin());
  const now = shown(await table.type('wait'));
  const stale = shown(await table.press(old, control(old, 'do:wait')));
  expect(wordsOf(stale)).toContain('earlier turn');
  expect(versionOf(stale)).toBe(versionOf(now));
});

test('two quick commands are played one after the other', async () => {
  const began = versionOf(await begin());
  const both = await Promise.all([table.type('wait'), table.type('wait')]);
  for (const delivery of both) shown(delivery);
  expect(versionOf(shown(await table.type('play')))).toBe(began + 2);
});

test('another player gets an ephemeral reply and plays nothing', async () => {
  const message = await begin();
  const note = shown(await table.press(message, control(message, 'do:wait'), bruno));
  expect(note.visibleTo).toBe(bruno.id);
  expect(wordsOf(note)).toContain(`<@${ada.id}>`);
  expect(versionOf(shown(await table.type('play')))).toBe(versionOf(message));
});

test('a refusal is ephemeral, and the board stays', async () => {
  const message = await begin();
  const note = shown(await table.type('ascend'));
  expect(note.visibleTo).toBe(ada.id);
  expect(wordsOf(note)).toContain('no stairs');
  expect(versionOf(shown(await table.type('play')))).toBe(versionOf(message));
});

test('giving up needs a confirmation, and ends the run', async () => {
  await begin();
  const question = shown(await table.type('run abandon'));
  expect(wordsOf(question)).toContain('Sure?');
  const end = shown(await table.press(question, control(question, 'do:abandon!')));
  const anew = shown(await table.press(end, control(end, 'restart')));
  expect(altOf(anew)).toContain('HP 30/30');
  expect(versionOf(anew)).toBe(0);
});

test('a player who comes back after the end sees the title, and starts over from there', async () => {
  await begin();
  const question = shown(await table.type('run abandon'));
  shown(await table.press(question, control(question, 'do:abandon!')));
  const title = shown(await table.type('play'));
  expect(wordsOf(title)).toContain('Your last hero, Ada');
  expect(altOf(title)).toContain('dragon');
  const help = shown(await table.press(title, control(title, 'help')));
  expect(help.visibleTo).toBe(ada.id);
  const anew = shown(await table.press(title, control(title, 'restart:::fighter')));
  expect(wordsOf(anew)).toContain('After a long night');
});

test('a seed asks for confirmation before it ends an active run', async () => {
  await begin();
  const question = shown(await table.type('play', { seed: 'other' }));
  expect(wordsOf(question)).toContain('living hero');
  const anew = shown(await table.press(question, control(question, 'restart:OTHER')));
  expect(wordsOf(shown(await table.type('character')))).toContain('OTHER');
  expect(versionOf(anew)).toBe(0);
});

test('suggestions are items of the hero', async () => {
  await begin();
  expect((await table.suggest('use', 'item', '')).map(({ name }) => name)).toEqual([
    'Dried Sausage — fills you up · 2 lb',
    'Beer — heals 4 · 2 lb',
  ]);
  const [tunic] = await table.suggest('remove', 'item', 'tun');
  expect(tunic?.name).toContain('Stained Tunic');
  const off = shown(await table.type('remove', { item: tunic?.value as string }));
  expect(wordsOf(off)).toContain('Stained Tunic');
});

test('a control of an older version is answered with the board', async () => {
  const message = await begin();
  const wait = { ...control(message, 'do:wait'), custom_id: 'w:3:old' };
  expect(wordsOf(shown(await table.press(message, wait)))).toContain('older version');
});

test('a picture above the inline limit goes by the callback route', async () => {
  await table.stop();
  table = await setTable({ INLINE_LIMIT: '2000', DISCORD_API_BASE: 'http://127.0.0.1:9' });
  // No server listens at this address, so the answer comes inline after all, because late is better than never.
  expect(shown(await table.type('play', SEED)).files).toHaveLength(1);
});
