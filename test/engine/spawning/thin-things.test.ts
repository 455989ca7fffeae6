import * as fc from 'fast-check';
import { buildLevel } from '../../../src/engine/builders/chain/build-level';
import type { Spawn } from '../../../src/engine/level-draft/draft';
import { thinThings } from '../../../src/engine/spawning/thin-things';
import { rawsFor } from '../../../src/engine/state/campaign';
import { loadRaws } from '../../../src/raws';
import { draws, sample } from '../../support/deep';
import { freshDraft, SEEDS } from '../../support/draft';

const raws = loadRaws();
const amulet = rawsFor(raws, { campaign: 'amulet' });

const POTION = 'health-potion';
const isFood = (raw: string) => raws.item[raw]?.consumable?.effects.food === true;
const isJunk = (raw: string) => raws.item[raw]?.junk === true;
const times = (count: number, raw: string): string[] => new Array<string>(count).fill(raw);

/** Spawns on cells in a row, each after the one before it. */
const inARow = (names: readonly string[], explicit = false): Spawn[] =>
  names.map((raw, cell) => ({ cell, raw, explicit }));

/** Spawns that remain on a level of depth 3. */
function thinned(spawns: readonly Spawn[], seed = 'thin'): Spawn[] {
  const draft = { ...freshDraft(seed, 3), spawns: [...spawns] };
  thinThings(draft);
  return draft.spawns;
}

const left = (names: readonly string[], seed?: string): string[] => thinned(inARow(names), seed).map(({ raw }) => raw);

test('a third of the things remains', () => {
  expect(left(['rations', ...times(29, 'web-scroll')])).toHaveLength(10);
});

test('creatures, props and the quest item stay in their places and order', () => {
  const others = ['goblin', 'bear-trap', 'amulet-of-yala', 'door', 'goblin'];
  const level = inARow(others.flatMap((other) => [other, 'web-scroll', 'rations']));
  const rest = thinned(level).filter(({ raw }) => raw !== 'web-scroll' && raw !== 'rations');
  expect(rest).toEqual(level.filter(({ raw }) => others.includes(raw)));
});

test('an empty level draws no random number', () => {
  const draft = { ...freshDraft('empty', 3), spawns: inARow(['goblin', 'door']) };
  const before = draft.rng.state();
  thinThings(draft);
  expect(draft.rng.state()).toEqual(before);
});

test('the only food remains', () => {
  for (const seed of SEEDS) expect(left(['meat', ...times(40, 'web-scroll')], seed)).toContain('meat');
});

test('if there is no food, a meal lies in place of one thing', () => {
  for (const seed of SEEDS) {
    const rest = thinned(inARow(times(9, 'web-scroll')), seed);
    expect(rest.map(({ raw }) => raw).sort()).toEqual(['rations', 'web-scroll', 'web-scroll']);
    expect(new Set(rest.map(({ cell }) => cell)).size).toBe(3);
  }
});

test('supplies lie in place of removed things, and nothing else changes', () => {
  const level = inARow(['goblin', 'meat', ...times(20, 'web-scroll'), 'door']);
  const [plain, supplied] = [[], ['fire-flask']].map((supplies) => {
    const draft = { ...freshDraft('supplies', 3), spawns: [...level] };
    thinThings(draft, supplies);
    return draft.spawns;
  });
  expect(supplied!.filter(({ raw }) => raw === 'fire-flask')).toHaveLength(1);
  expect(supplied!.filter(({ raw }) => raw !== 'fire-flask')).toEqual(plain);
});

test('one Health Potion remains, and on two levels in three another', () => {
  const levels = Array.from({ length: 300 }, (_, n) => left(['meat', ...times(20, POTION)], `potions ${n}`));
  const counts = levels.map((names) => names.filter((raw) => raw === POTION).length);
  expect(new Set(counts)).toEqual(new Set([1, 2]));
  expect(counts.filter((count) => count === 2).length / 300).toBeCloseTo(2 / 3, 1);
  expect(left(['meat', ...times(20, 'web-scroll')])).not.toContain(POTION);
});

test('valuable things remain rather than ordinary ones', () => {
  const prizes = inARow(times(4, 'rod-of-venom'), true);
  const scattered = inARow(['meat', ...times(10, 'web-scroll')]).map((spawn) => ({ ...spawn, cell: spawn.cell + 10 }));
  for (const seed of SEEDS) {
    const rest = thinned([...scattered, ...prizes], seed);
    expect(rest.map(({ raw }) => raw).sort()).toEqual(['meat', ...times(4, 'rod-of-venom')]);
  }
});

const things = raws.items.filter(({ quest }) => !quest).map(({ id }) => id);

test('at most one thing in four is junk, and the only new thing is a missing meal', () => {
  const drawn = fc.array(fc.oneof(fc.constantFrom(...things), fc.constantFrom(...things.filter(isJunk))), {
    minLength: 2,
    maxLength: 60,
  });
  fc.assert(
    fc.property(drawn, fc.string(), (names, seed) => {
      const before = inARow(names);
      const rest = thinned(before, seed);
      expect(4 * rest.filter(({ raw }) => isJunk(raw)).length).toBeLessThanOrEqual(rest.length);
      const added = rest.filter((one) => !before.some(({ cell, raw }) => cell === one.cell && raw === one.raw));
      expect(added.map(({ raw }) => raw)).toEqual(names.some(isFood) ? [] : ['rations']);
    }),
    { numRuns: draws(500) },
  );
});

test.each(['longsword-minus-1', 'dagger-1', 'dazzling-longsword+3', 'dagger+1', 'dagger', 'hide', 'longsword'])(
  'only cursed, useless and shabby things are junk: %s',
  (id) => {
    const junk = ['longsword-minus-1', 'dagger-1', 'dagger', 'hide'];
    expect(isJunk(id)).toBe(junk.includes(id));
  },
);

test('everything cursed is junk', () => {
  expect(raws.items.filter(({ magic, junk }) => magic?.cursed && !junk).map(({ id }) => id)).toEqual([]);
});

/** Names of the things on a built level, except those in cages and locked rooms, which come after thinning. */
function thingsOn(campaign: typeof raws, seed: string, depth: number): string[] {
  const emptied = (row: string): string => row.replace(/[?!*%]/g, ' ');
  const lockedRooms = campaign.lockedRooms.map((room) => ({ ...room, rows: room.rows.map(emptied) }));
  return buildLevel({ ...campaign, lockedRooms }, seed, depth)
    .spawns.filter(({ caged }) => !caged)
    .map(({ raw }) => raw)
    .filter((raw) => raws.item[raw] && !raws.item[raw]?.quest);
}

const LEVELS = [
  ...[2, 3, 4, 5, 6, 9, 20].map((depth) => ['The Dragon', depth, raws] as const),
  ...[7, 9, 11, 13, 15].map((depth) => ['The Amulet', depth, amulet] as const),
];

test.each(sample(LEVELS, 4))('in %s every level of depth %i has food, and little junk', (_, depth, campaign) => {
  for (const seed of sample(SEEDS, 3)) {
    const names = thingsOn(campaign, seed, depth);
    expect(names.filter(isFood).length).toBeGreaterThanOrEqual(1);
    expect(4 * names.filter(isJunk).length).toBeLessThanOrEqual(names.length);
    // The supplies of the woods at depth 2 hold a potion more.
    expect(names.filter((raw) => raw === POTION).length).toBeLessThanOrEqual(depth === 2 ? 3 : 2);
  }
});
