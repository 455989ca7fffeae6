import type { MemoryTable } from '../../../src/storage/dynamo/memory-table';
import type { Item } from '../../../src/storage/dynamo/table';
import { textOf } from '../../support/bot-fixture';
import { DAMAGES, damaged } from '../../support/damage';
import { createGuild, finishRun, MANAGER, runOf } from '../../support/guild';

const PARTY_CHANNEL = { channel_id: '99' };
type Guild = ReturnType<typeof createGuild>;

const itemsOf = (table: MemoryTable): Item[] => [...(table as unknown as { items: Map<string, Item> }).items.values()];

/** Server with a stored item of every kind. Returns also the runs that players 1 and 2 play alone. */
async function everything() {
  const guild = createGuild();
  const { type, play, store } = guild;
  for (const user of ['1', '2']) {
    const ended = runOf(await finishRun(guild, user), '|restart');
    await play.recordResult({ run: ended });
  }
  const runs = {
    one: runOf(await type('1', 'run seed', { seed: 'MOON' })),
    two: runOf(await type('2', 'run seed', { seed: 'SUN' })),
  };
  for (const user of ['1', '2']) {
    await type(user, 'explore');
    await type(user, 'run share');
  }
  await type('1', 'daily');
  await type('1', 'party', { mode: 'vote' }, PARTY_CHANNEL);
  for (const user of ['2', '3']) await type(user, 'party', {}, PARTY_CHANNEL);
  await type('1', 'wait', {}, PARTY_CHANNEL);
  await play.configure({ ...admin, interaction: '1', mode: 'vote' });
  await type('1', 'settings', { colours: 'safe' });
  expect(await store.loadAudit('77', 9)).toHaveLength(1);
  return { items: itemsOf(guild.table), runs };
}

const admin = { user: '9', userName: 'u9', home: { kind: 'guild', id: '77' }, now: 1_700_000_000_000 } as const;

/** Server with the same items, except that `spoiled` replaces one of them. */
async function guildFrom(items: readonly Item[], spoiled: Item | null): Promise<Guild> {
  const guild = createGuild();
  for (const item of items) await guild.table.put(item, null);
  if (spoiled) await guild.table.put(spoiled, null);
  return guild;
}

const COMMANDS: [user: string, name: string, sender?: object][] = [
  ...[
    'play',
    'wait',
    'run resume',
    'run history',
    'leaderboard',
    'daily',
    'run watch',
    'run replay',
    'settings',
    'run share',
  ].map((name): [string, string] => ['1', name]),
  ['1', 'party', PARTY_CHANNEL],
  ['2', 'wait', PARTY_CHANNEL],
  ['3', 'party', PARTY_CHANNEL],
  ['3', 'play'],
  ['3', 'leaderboard'],
  ['3', 'run watch'],
  ['9', 'admin panel', MANAGER],
];

/** Kinds of items that have attributes, except levels and log chunks. */
const KINDS = [
  ...['CHANNEL PARTY', 'CHANNEL SHARE', 'CHANNEL SHARES', 'DAILY META', 'FEATS COUNTS', 'GUILD ACTIVE'],
  ...['GUILD AUDIT', 'GUILD CONFIG', 'RUN BALLOT', 'RUN SNAPSHOT', 'RUN STATE', 'SCORE RUNS', 'USER DAILY', 'USER LB'],
  ...['USER MEANT', 'USER PROFILE', 'USER RUN'],
];

/** Lists and pointers that the store rebuilds from the items they lead to. */
const DERIVED = ['CHANNEL SHARES', 'GUILD ACTIVE', 'USER RUN'];

/** True if the damage is still stored, in the item or in a copy. The store keeps a copy when it rewrites the item. */
async function isKept(table: MemoryTable, spoiled: Item, whole: Item): Promise<boolean> {
  const stored = await table.get(spoiled.PK, spoiled.SK);
  const copies = await table.query(spoiled.PK, `DAMAGED#${spoiled.SK}#`);
  const same = (item: Item | null): boolean =>
    item !== null &&
    Object.keys(spoiled).every(
      (name) => name === 'SK' || isSame(spoiled[name], whole[name]) || isSame(spoiled[name], item[name]),
    );
  return [stored, ...copies].some(same);
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

describe.each(Object.keys(DAMAGES))('an item whose attributes are %s', (damage) => {
  test('harms only the players whose item it is, who get an answer, and stays stored', async () => {
    const { items, runs } = await everything();
    const kinds = new Set<string>();
    for (const whole of items) {
      const names = Object.keys(whole).filter((name) => !/^(PK|SK|GSI1.K)$/.test(name));
      const kind = `${whole.PK.split('#')[0]} ${whole.SK.split('#')[0]}`;
      if (names.length === 0) continue;
      kinds.add(kind);
      const spoiled = names.reduce((item, name) => damaged(item, name, DAMAGES[damage]!), whole);
      const where = `${whole.PK} ${whole.SK}`;
      const { type, table } = await guildFrom(items, spoiled);
      for (const [user, name, sender = {}] of COMMANDS) {
        const text = textOf(await type(user, name, {}, sender));
        // The owner of the item may read that something is unreadable. No player may read of an error.
        const failure = user === '1' ? /went wrong/ : /went wrong|that is stored here/;
        expect([where, user, name, text]).toEqual([where, user, name, expect.not.stringMatching(failure)]);
      }
      if (!['USER#2', `RUN#${runs.two}`].includes(whole.PK)) {
        expect([where, runOf(await type('2', 'play'))]).toEqual([where, runs.two]);
        expect([where, runOf(await type('2', 'wait'))]).toEqual([where, runs.two]);
      }
      if (!DERIVED.includes(kind)) expect([where, await isKept(table, spoiled, whole)]).toEqual([where, true]);
    }
    expect([...kinds].sort()).toEqual(KINDS);
  });
});
