import { newGame } from '../../../../src/engine';
import { areasOf } from '../../../../src/engine/level-draft/areas';
import { arrivalCell, enterLevel } from '../../../../src/engine/levels/change-level';
import type { LevelChangeRaw } from '../../../../src/engine/schema/campaigns';
import { rawsFor } from '../../../../src/engine/state/campaign';
import type { Level } from '../../../../src/engine/state/level';
import { openWorld } from '../../../../src/engine/state/world-draft';
import { barredCells, stairsUp } from '../../../../src/engine/systems/homeward/ground';
import { changeLevel } from '../../../../src/engine/systems/homeward/level-changes';
import { TILES, type TileCode } from '../../../../src/engine/vocabulary/tile';
import { rngFromSeed } from '../../../../src/lib/rng';
import { loadRaws } from '../../../../src/raws';
import { type ScenarioOptions, scenario } from '../../../support/scenario';

const raws = rawsFor(loadRaws(), { campaign: 'amulet' });
const { laurel } = raws.campaign;
const CHANGES = 'way_home' in laurel ? laurel.way_home.changes : [];
const only = (id: string): LevelChangeRaw[] => CHANGES.filter((change) => change.id === id);

/**
 * Changes the level of a drawing in one way, if possible. Returns the change and the level. Roads in the drawing stand
 * for bridges, because a plus is a door there.
 */
function change(drawing: string, id: string, options: ScenarioOptions = {}) {
  const world = openWorld(scenario(drawing, options), raws);
  world.level.tiles = world.level.tiles.replaceAll(TILES.road, TILES.bridge);
  const from = { ...world.game.hero.position };
  const done = changeLevel(world, only(id), { from, rng: rngFromSeed('change') });
  return { done: done?.id ?? null, level: world.level };
}

/** A short way to the stairs, and a long one whose cell in the middle is drawn as `middle`. */
const twoWays = (middle: string): string => `
  @...............<
  .###############.
  .###############.
  .###############.
  .###############.
  .###############.
  ........${middle}........
`;

test('a gate on the way is walled up if another way remains', () => {
  const { done, level } = change(twoWays('.'), 'gate');
  const before = scenario(twoWays('.')).levels['2'] as Level;
  expect(done).toBe('gate');
  expect([...level.tiles].filter((tile, cell) => tile !== before.tiles[cell])).toEqual(['#']);
});

test('the only way stays open', () => {
  expect(change('@.........<', 'gate').done).toBeNull();
  expect(change('@.........<', 'rockfall').done).toBeNull();
});

test('a way through a hidden door or over a hidden trap is no other way', () => {
  expect(change(twoWays('S'), 'gate').done).toBeNull();
  expect(change(twoWays('x'), 'gate').done).toBeNull();
});

test('everything that the hero could reach before stays within reach', () => {
  const cell = `
    @.....#...........<
    .####...####.####.#
    .####.#.####......#
    ......#...........#
  `;
  const { level } = change(cell, 'gate');
  const map = { ...level, tiles: [...level.tiles] as TileCode[] };
  expect(areasOf(map).sizes).toHaveLength(1);
});

test('a bridge falls if another one leads across', () => {
  const lake = (other: string) => `
    @.....===.....<
    .#####~~~#####.
    .#####~~~#####.
    .#####~~~#####.
    .#####~~~#####.
    .#####~~~#####.
    .#####~~~#####.
    ......${other}......
  `;
  expect(change(lake('~~~'), 'bridge').done).toBeNull();
  const { done, level } = change(lake('==='), 'bridge');
  expect({ done, bridges: level.tiles.split('+').length - 1 }).toEqual({ done: 'bridge', bridges: 3 });
});

test('the lamps go out and the level turns dark', () => {
  const { done, level } = change('@..f..<', 'lamps', { lit: true });
  expect(done).toBe('lamps');
  expect(level.lit).toBe(false);
  expect(level.entities.find(({ raw }) => raw === 'watch-fire')?.lightSource).toBeNull();
});

test('water rises over the way without blocking it', () => {
  const { done, level } = change('@...........<', 'flood');
  expect(done).toBe('flood');
  expect(level.tiles).toContain('-');
  expect(level.tiles.indexOf('<')).toBeGreaterThan(0);
});

test('the town does not change', () => {
  expect(change('@.........>', 'lamps').done).toBeNull();
});

test.each([2, 4, 6, 8, 10, 12, 14])('at depth %i, a changed level of every seed has a way home', (depth) => {
  for (const seed of ['one', 'two']) {
    const world = openWorld(newGame({ seed, campaign: 'amulet' }, raws), raws);
    enterLevel(world, depth, 'cheat');
    const from = arrivalCell(world.level, false);
    changeLevel(world, CHANGES, { from, rng: rngFromSeed(seed) });
    const { level } = world;
    const { area } = areasOf({ ...level, tiles: [...level.tiles] as TileCode[] }, barredCells(world));
    const at = (point: { x: number; y: number } | null) => point && area[point.y * level.width + point.x];
    expect(at(stairsUp(level))).toBe(at(from));
  }
});
