import { type BuiltLevel, buildLevel, HEIGHT, type Raws, WIDTH } from '../../../../src/engine';
import { areasOf } from '../../../../src/engine/level-draft/areas';
import { createLevel } from '../../../../src/engine/levels/create-level';
import { captiveAt } from '../../../../src/engine/spawning/captive-at';
import { rawsFor } from '../../../../src/engine/state/campaign';
import type { TileCode } from '../../../../src/engine/vocabulary/tile';
import { kingDistance, pointOf } from '../../../../src/lib/geometry';
import { loadRaws } from '../../../../src/raws';
import { sample } from '../../../support/deep';
import { SEEDS } from '../../../support/draft';
import { inspect, levelFaults } from '../../../support/level-rules';

const raws = loadRaws();
const amulet = rawsFor(raws, { campaign: 'amulet' });

const places = [
  ...sample(SEEDS, 3).flatMap((seed) => [2, 3, 4, 5, 6, 7].map((depth) => ({ all: raws, seed, depth }))),
  ...sample(SEEDS, 1).flatMap((seed) => [8, 10, 11, 12, 13, 15].map((depth) => ({ all: amulet, seed, depth }))),
];
const levels = places.map((place) => ({ ...place, level: buildLevel(place.all, place.seed, place.depth) }));

const captiveOf = (all: Raws, { spawns }: BuiltLevel) => spawns.find(({ raw }) => all.mob[raw]?.captive) ?? null;
const withCaptive = levels.filter(({ all, level }) => captiveOf(all, level) !== null);
const mapOf = ({ tiles }: BuiltLevel) => ({ width: WIDTH, height: HEIGHT, tiles: [...tiles] as TileCode[] });

/** Raws without a captive. Levels are built of them as they were before there were captives. */
const without = (all: Raws): Raws => ({ ...all, mobs: all.mobs.filter(({ captive }) => !captive) });

test('about one level in three below the town is to have a captive', () => {
  const deals = Array.from({ length: 60 }, (_, n) => `${n}`).flatMap((seed) =>
    Array.from({ length: 13 }, (_, n) => captiveAt(amulet, seed, n + 2)),
  );
  const share = deals.filter((captive) => captive !== null).length / deals.length;
  expect(share).toBeGreaterThan(0.25);
  expect(share).toBeLessThan(0.42);
  expect(captiveOf(raws, buildLevel(raws, SEEDS[0]!, 1))).toBeNull();
});

test('a run meets no captive twice', () => {
  for (let seed = 0; seed < 40; seed++) {
    const met = Array.from({ length: 25 }, (_, n) => captiveAt(raws, `${seed}`, n + 2)?.id).filter(Boolean);
    expect(new Set(met).size).toBe(met.length);
  }
});

test('levels without a captive are as they would be if there were none anywhere', () => {
  for (const { all, seed, depth, level } of levels) {
    if (captiveOf(all, level)) continue;
    expect(level).toEqual(buildLevel(without(all), seed, depth));
  }
});

test('the hero can walk beside the captive, and the level stays valid', () => {
  expect(withCaptive).not.toEqual([]);
  for (const { all, depth, level } of withCaptive) {
    const { cell } = captiveOf(all, level)!;
    const { area } = areasOf(mapOf(level), [cell]);
    const start = area[level.start.y * WIDTH + level.start.x];
    const beside = [cell - 1, cell + 1, cell - WIDTH, cell + WIDTH];
    expect(beside.some((one) => area[one] === start)).toBe(true);
    expect(levelFaults(inspect(all, depth, level))).toEqual([]);
  }
});

test('a captive stands on no way to the stairs', () => {
  for (const { all, level } of withCaptive) {
    const { cell } = captiveOf(all, level)!;
    const { area } = areasOf(mapOf(level), [cell]);
    const start = area[level.start.y * WIDTH + level.start.x];
    const stairs = [...level.tiles].flatMap((tile, at) => (tile === '>' ? [at] : []));
    expect(stairs.every((at) => area[at] === start)).toBe(true);
  }
});

test('its captors are near it, and it is out of sight of the arrival', () => {
  for (const { all, level } of withCaptive) {
    const { cell, raw } = captiveOf(all, level)!;
    const at = pointOf({ width: WIDTH }, cell);
    const captors = level.spawns.slice(level.spawns.findIndex((spawn) => spawn.cell === cell && spawn.raw === raw) + 1);
    expect(captors.map((one) => one.raw)).toEqual(all.mob[raw]!.captive!.captors);
    for (const captor of captors)
      expect(kingDistance(pointOf({ width: WIDTH }, captor.cell), at)).toBeLessThanOrEqual(4);
    expect(kingDistance(at, level.start)).toBeGreaterThan(8);
  }
});

test('a captive is in chains, and some captors sleep', () => {
  const created = withCaptive.map(({ all, seed, depth }) => ({ all, level: createLevel(all, { seed, depth }, 2) }));
  for (const { all, level } of created) {
    const captive = level.entities.find(({ raw }) => all.mob[raw]?.captive);
    expect(captive).toMatchObject({ chains: 3, faction: null });
  }
});
