import { matchingSuggestions } from '../../src/discord/arguments/suggestions';
import type { RunResult } from '../../src/discord/types';
import { BotFixture } from '../support/bot-fixture';
import { mapped, scenario } from '../support/scenario';
import { TYPABLE_COMMANDS } from '../support/typable-commands';

const hoard = () =>
  new BotFixture(
    scenario(
      `
        .r.w..t.
        .....@..
        ...!..<.
      `,
      {
        carried: [...Array.from({ length: 40 }, () => 'beer'), ...Array.from({ length: 40 }, () => 'dagger')],
        hero: { knownSpells: [{ spell: 'zap', manaCost: 1 }] },
      },
    ),
    {
      history: async () => ({ kind: 'history', runs: Array.from({ length: 100 }, finished), next: null, older: null }),
    },
  );

const finished = (_: unknown, number: number): RunResult =>
  ({
    run: `run-${number}`,
    heroName: 'W'.repeat(24),
    finishedAt: number,
    summary: { depth: 99, turns: 999_999 },
  }) as RunResult;

const complete = TYPABLE_COMMANDS.flatMap(([name, { suggest, suggestWithoutRun }]) =>
  Object.keys({ ...suggest, ...suggestWithoutRun }).map((option) => [name, option] as const),
);

test.each(complete)('/%s %s: at most 25 suggestions that Discord accepts, for any text', async (command, option) => {
  const fixture = hoard();
  for (const typed of ['', 'e', 'zzz', '\\', 'ß'.repeat(200)]) {
    const found = await fixture.suggest(command, option, typed);
    expect(found.length).toBeLessThanOrEqual(25);
    for (const { name, value } of found) {
      expect(name.length).toBeGreaterThan(0);
      expect(Math.max(name.length, value.length)).toBeLessThanOrEqual(100);
    }
  }
  expect(fixture.failures).toEqual([]);
});

test('only items that fit the command are suggested', async () => {
  const fixture = hoard();
  const names = async (command: string) => (await fixture.suggest(command, 'item', '')).map(({ name }) => name);
  expect(await names('use')).toEqual(['Beer ×40 — heals 4 · 2 lb']);
  expect(await names('equip')).toEqual([expect.stringMatching(/^Dagger ×40 — ▲ better · /)]);
  expect((await fixture.suggest('remove', 'item', '')).map(({ name }) => name)).toEqual([
    'Rusty Longsword (worn)',
    'Stained Tunic (worn)',
    'Torn Trousers (worn)',
    'Old Boots (worn)',
  ]);
  expect((await fixture.suggest('cast', 'spell', '')).map(({ name }) => name)).toEqual(['Zap (1 mana)']);
});

test('enemies are suggested before friends, nearest first, with their place', async () => {
  const names = (await hoard().suggest('cast', 'at', '')).map(({ name }) => name);
  expect(names).toEqual(['Mangy Wolf — 1 N, 2 W', 'Rat — 1 N, 4 W', 'Peasant — 1 NE']);
});

test('stairs, items and altars are suggested as destinations of travel', async () => {
  const fixture = new BotFixture(scenario('@..!.a<', { legend: { a: 'altar' } }));
  expect((await fixture.suggest('travel', 'to', '')).map(({ name }) => name)).toEqual([
    'stairs up — 6 E',
    expect.stringMatching(/3 E$/),
    'Altar — 5 E',
  ]);
});

test('people and remembered places are suggested as destinations, enemies and furniture last', async () => {
  const game = mapped(
    scenario(
      `
      .r@t.cs
      #######
      ...+...
    `,
      { legend: { c: 'chair', s: 'shrine-of-coin' } },
    ),
  );
  const names = (await new BotFixture(game).suggest('travel', 'to', '')).map(({ name }) => name);
  expect(names).toEqual(['Peasant — 1 E', 'Door — 2 S, 1 E', 'Shrine of Coin — 4 E', 'Rat — 1 W', 'Chair — 3 E']);
});

test('shops are suggested with what they sell', async () => {
  const found = await new BotFixture(scenario('@.k')).suggest('travel', 'to', 'food');
  expect(found.map(({ name }) => name)).toEqual(['Barkeep — food and drink · 2 E']);
});

test('/move suggests the directions, then the destinations', async () => {
  const fixture = new BotFixture(scenario('@..!.a<', { legend: { a: 'altar' } }));
  const found = await fixture.suggest('move', 'to', '');
  expect(found.slice(0, 9).map(({ value }) => value)).toEqual([
    'n',
    'ne',
    'e',
    'se',
    's',
    'sw',
    'w',
    'nw',
    'stairs up',
  ]);
  expect((await fixture.suggest('move', 'to', 'alt')).map(({ name }) => name)).toEqual(['Altar — 5 E']);
});

test('suggestions that need no run are made without loading one', async () => {
  const fixture = new BotFixture(scenario('@'), { look: async () => ({ kind: 'no-run' }) });
  expect(await fixture.suggest('run history', 'cause', 'gobl')).toContainEqual({ name: 'Goblin', value: 'goblin' });
  expect(await fixture.suggest('use', 'item', '')).toEqual([]);
});

test('finished runs are suggested, latest first', async () => {
  const values = (await hoard().suggest('run replay', 'run', '')).map(({ value }) => value);
  expect(values.slice(0, 3)).toEqual(['run-0', 'run-1', 'run-2']);
});

test('suggestions that begin with the text come first', () => {
  const list = ['Old Boots', 'Boots', 'Leather Boots'].map((name) => ({ name, value: name }));
  expect(matchingSuggestions(list, 'boo').map(({ name }) => name)).toEqual(['Boots', 'Old Boots', 'Leather Boots']);
  expect(matchingSuggestions(list, 'BÓOTS')).toHaveLength(3);
  expect(matchingSuggestions([{ name: '🐉'.repeat(80), value: 'v' }], '')[0]!.name.length).toBeLessThanOrEqual(100);
});
