import type { GameEvent } from '../../../src/engine';
import { type BuiltLevel, buildLevel } from '../../../src/engine/builders/chain/build-level';
import { drainEffects } from '../../../src/engine/effects/queue/drain-effects';
import type { Draft } from '../../../src/engine/level-draft/draft';
import { placeUniques } from '../../../src/engine/spawning/uniques';
import { death } from '../../../src/engine/systems/death';
import { distanceSquared } from '../../../src/lib/geometry';
import { loadRaws } from '../../../src/raws';
import { worldOf } from '../../support/combat';
import { sample } from '../../support/deep';
import { draftOf } from '../../support/draft';
import { HERO, hurt, on } from '../../support/effects';
import { act, find, scenario } from '../../support/scenario';

const raws = loadRaws();
const foes = raws.mobs.filter(({ unique }) => unique);
const WIDTH = 80;
const DEEPEST = 14;
/** One run is enough for a short test: its fourteen levels have half a dozen unique foes, each in a different place. */
const SEEDS = sample(['UNIQ-1', 'UNIQ-2', 'UNIQ-3'], 1);

const introductions = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) =>
    event.kind === 'met' || event.kind === 'noticed' ? [`${event.kind} ${event.who.raw}`] : [],
  );

function draftOfRow(row: string, seed: string, depth: number): Draft {
  const wall = '#'.repeat(row.length + 2);
  return { ...draftOf([wall, `#${row}#`, wall].join('\n'), seed, depth), seed };
}

/** Corridors with room for all unique foes, one for each depth. */
const CORRIDORS = Array.from({ length: DEEPEST }, (_, n) => draftOfRow(`@${'.'.repeat(60)}`, 'corridor', n + 1));

/** Unique foes of a run, each with the depth at which it waits. */
const uniquesOf = (seed: string): { id: string; depth: number }[] =>
  CORRIDORS.flatMap((corridor) => {
    const draft: Draft = { ...corridor, seed, spawns: [] };
    placeUniques(draft);
    return draft.spawns.map(({ raw }) => ({ id: raw, depth: draft.depth }));
  });

const builtLevels = new Map<string, BuiltLevel>();

/** Level of a run, built once for all tests. */
function levelOf(seed: string, depth: number): BuiltLevel {
  const known = builtLevels.get(`${seed} ${depth}`) ?? buildLevel(raws, seed, depth);
  builtLevels.set(`${seed} ${depth}`, known);
  return known;
}

const uniquesAt = (seed: string, depth: number) =>
  levelOf(seed, depth).spawns.filter(({ raw }) => raws.mob[raw]?.unique);

test('there are at least eight unique foes, each with a name, a description and a prize', () => {
  expect(foes.length).toBeGreaterThanOrEqual(8);
  for (const { id, proper_name, description, gold, equipped, treasure } of foes) {
    expect({ id, named: proper_name, introductions: description !== undefined }).toEqual({
      id,
      named: true,
      introductions: true,
    });
    expect(gold !== undefined || equipped !== undefined || treasure !== undefined).toBe(true);
  }
});

test('each unique foe turns up in six runs of ten, at any depth of its range', () => {
  const runs = Array.from({ length: 1000 }, (_, n) => uniquesOf(`RUN-${n}`)).flat();
  for (const { id, unique } of foes) {
    const depths = runs.flatMap((drawn) => (drawn.id === id ? [drawn.depth] : []));
    expect(Math.abs(depths.length - 600)).toBeLessThan(60);
    const [first, last] = unique?.depths ?? [0, 0];
    const range = Array.from({ length: last - first + 1 }, (_, n) => first + n);
    expect([...new Set(depths)].sort((a, b) => a - b)).toEqual(range);
  }
});

test.each(SEEDS)('in run %s each unique foe turns up once at most, at its depth, and never in the town', (seed) => {
  const expected = uniquesOf(seed).map(({ id, depth }) => `${id} ${depth}`);
  const met = Array.from({ length: DEEPEST }, (_, n) => n + 1).flatMap((depth) =>
    uniquesAt(seed, depth).map(({ raw }) => `${raw} ${depth}`),
  );
  expect(met.sort()).toEqual(expected.sort());
  expect(met.filter((one) => one.endsWith(' 1'))).toEqual([]);
});

test.each(SEEDS)('in run %s no unique foe waits near the stairs or on a taken cell', (seed) => {
  for (const { depth } of uniquesOf(seed)) {
    const { start, spawns, tiles } = levelOf(seed, depth);
    for (const { cell, raw } of spawns.filter((spawn) => raws.mob[spawn.raw]?.unique)) {
      const at = { x: cell % WIDTH, y: Math.floor(cell / WIDTH) };
      expect(distanceSquared(at, start)).toBeGreaterThanOrEqual(12 * 12);
      expect('#v^~-<>').not.toContain(tiles[cell]);
      expect(spawns.filter((spawn) => spawn.cell === cell).map((spawn) => spawn.raw)).toEqual([raw]);
    }
  }
});

test('unique foes change nothing else of a level', () => {
  const without = { ...raws, mobs: raws.mobs.filter(({ unique }) => !unique) };
  for (const seed of SEEDS) {
    for (const depth of uniquesOf(seed).map((foe) => foe.depth)) {
      const { spawns, ...level } = levelOf(seed, depth);
      const plain = buildLevel(without, seed, depth);
      expect({ ...level, spawns: spawns.filter(({ raw }) => !raws.mob[raw]?.unique) }).toEqual(plain);
    }
  }
});

describe('a unique foe on a map of one row', () => {
  const runs = Array.from({ length: 40 }, (_, n) => `ROW-${n}`);

  /** Columns where squeaky-bill stands in at least one run, if `others` are on the level already. */
  function columns(row: string, others: { column: number; raw: string }[] = []): number[] {
    const width = row.length + 2;
    const found = runs.flatMap((seed) => {
      const draft = draftOfRow(row, seed, 2);
      draft.spawns = others.map(({ column, raw }) => ({ cell: width + column, raw, explicit: true }));
      placeUniques(draft);
      return draft.spawns.filter(({ raw }) => raw === 'squeaky-bill').map(({ cell }) => cell - width);
    });
    return [...new Set(found)].sort((a, b) => a - b);
  }

  test('stands no closer to the start than 12 cells', () => {
    expect(columns('@............')).toEqual([13]);
    expect(columns('@...........')).toEqual([]);
  });

  test('does not stand in water, on stairs, on things or behind a hidden door', () => {
    expect(columns('@...........-.>')).toEqual([14]);
    expect(columns('@.............', [{ column: 13, raw: 'dagger' }])).toEqual([14]);
    expect(columns('@..............', [{ column: 14, raw: 'hidden-door' }])).toEqual([13]);
  });

  test('does not stand on a cell that a larger body will cover', () => {
    expect(columns('@...............', [{ column: 13, raw: 'gore-ram' }])).toEqual([15, 16]);
  });

  test('stands no closer to the leader of a level than 12 cells', () => {
    expect(columns(`@${'.'.repeat(25)}`, [{ column: 26, raw: 'black-dragon' }])).toEqual([13, 14]);
  });
});

const legend = { J: 'jack-sixpence' };

test('a unique foe is introduced at first sight only', () => {
  const introduced = act(scenario('@+J', { legend }), { kind: 'move', direction: 'e' });
  expect(introductions(introduced.events)).toEqual(['met jack-sixpence']);
  expect(find(introduced.game, 'jack-sixpence').unmet).toBeNull();
  const known = scenario('@+J', { legend: { J: { raw: 'jack-sixpence', unmet: null } } });
  expect(introductions(act(known, { kind: 'move', direction: 'e' }).events)).toEqual(['noticed jack-sixpence']);
});

test('a slain unique foe pays by its level and leaves its prize', () => {
  const world = worldOf(scenario('@J', { legend }));
  hurt(world, HERO, on(find(world.game, 'jack-sixpence').id), 999);
  drainEffects(world);
  death(world);
  expect(world.game.hero.pools?.xp).toBe(300);
  expect(world.level.entities.map(({ raw }) => raw)).toContain('dagger-of-venom');
});
