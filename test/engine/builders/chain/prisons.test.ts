import { type BuiltLevel, buildLevel, HEIGHT, type Raws, WIDTH } from '../../../../src/engine';
import { cageAt } from '../../../../src/engine/knowledge/cage-at';
import { areasOf } from '../../../../src/engine/level-draft/areas';
import { createLevel } from '../../../../src/engine/levels/create-level';
import { captiveAt } from '../../../../src/engine/spawning/captive-at';
import { traceLight } from '../../../../src/engine/spawning/trace-light';
import { rawsFor } from '../../../../src/engine/state/campaign';
import { isOpaque, isWalkable, type TileCode } from '../../../../src/engine/vocabulary/tile';
import { kingDistance, pointOf } from '../../../../src/lib/geometry';
import { NEIGHBOURS } from '../../../../src/lib/sides';
import { fieldOfView } from '../../../../src/lib/sight';
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
const withCage = levels.filter(({ level }) => cagedIn(level).length > 0);

function cagedIn({ spawns }: BuiltLevel) {
  return spawns.filter(({ caged }) => caged);
}

const captiveOf = (all: Raws, { spawns }: BuiltLevel) => spawns.find(({ raw }) => all.mob[raw]?.captive) ?? null;
const withCaptive = levels.filter(({ all, level }) => captiveOf(all, level) !== null);

const mapOf = ({ tiles }: BuiltLevel) => ({ width: WIDTH, height: HEIGHT, tiles: [...tiles] as TileCode[] });
const cellsOf = ({ spawns }: BuiltLevel, ...wanted: string[]) =>
  spawns.filter(({ raw }) => wanted.includes(raw)).map(({ cell }) => cell);

/** Raws without captives, so that no level has a prison. */
const without = (all: Raws): Raws => ({ ...all, mobs: all.mobs.filter(({ captive }) => !captive) });

/** Entrance of the cage and the cells behind it. The entrance is the door or gate with the fewest cells behind it. */
function insideOf(level: BuiltLevel): { entrance: number; inside: Set<number> } {
  const map = mapOf(level);
  const [first] = cagedIn(level);
  const start = level.start.y * WIDTH + level.start.x;
  const parts = cellsOf(level, 'door', 'treasury-gate').flatMap((entrance) => {
    const { area } = areasOf(map, [entrance]);
    const inside = map.tiles.flatMap((_, cell) => (area[cell] === area[first!.cell] ? [cell] : []));
    return area[first!.cell] === area[start] ? [] : [{ entrance, inside: new Set(inside) }];
  });
  return parts.sort((a, b) => a.inside.size - b.inside.size)[0]!;
}

const cages = withCage.map(({ level }) => ({ level, ...insideOf(level) }));

test('levels with cages, locked rooms and captives can be played', () => {
  for (const { all, depth, level } of levels) expect(levelFaults(inspect(all, depth, level))).toEqual([]);
});

test('about every second level below the town has a cage', () => {
  expect(withCage.length / levels.length).toBeGreaterThan(0.3);
  expect(withCage.length / levels.length).toBeLessThan(0.7);
  expect(cagedIn(buildLevel(raws, SEEDS[0]!, 1))).toEqual([]);
});

const isLocked = ({ level }: { level: BuiltLevel }) =>
  cagedIn(level).length === 0 && cellsOf(level, 'treasury-gate').length > 0;
/** Parts on which the hero steps to open a gate. */
const KEYS = ['treasury-lever', 'dark-lamp', 'burning-lamp', 'stone-plate', 'rising-mirror', 'falling-mirror'];
const lockedRooms = levels.filter(isLocked);

test('some levels without a cage have a locked room, whose things are not on pedestals', () => {
  expect(lockedRooms.length).toBeGreaterThan(0);
  expect(lockedRooms.length / levels.length).toBeLessThan(0.3);
  for (const { level } of lockedRooms) {
    expect(cellsOf(level, 'pedestal')).toEqual([]);
    expect(cellsOf(level, ...KEYS)).not.toEqual([]);
  }
});

test('the parts that open a locked room are outside its gate and within reach', () => {
  for (const { level } of lockedRooms) {
    const { area } = areasOf(mapOf(level), cellsOf(level, 'treasury-gate'));
    const start = area[level.start.y * WIDTH + level.start.x];
    const keys = cellsOf(level, ...KEYS);
    expect(keys.map((cell) => area[cell])).toEqual(keys.map(() => start));
  }
});

test('a cage holds three different things of its kind, each on a pedestal', () => {
  for (const { level, all, seed, depth } of withCage) {
    const caged = cagedIn(level);
    const { things } = cageAt(all, seed, depth)!;
    expect(new Set(caged.map(({ raw }) => raw)).size).toBe(3);
    expect(caged.every(({ raw }, n) => things[n]?.includes(raw))).toBe(true);
    expect(caged.map(({ cell }) => cell)).toEqual(cellsOf(level, 'pedestal'));
  }
});

test('the hero can walk to every thing once gate and door are open', () => {
  for (const { level } of withCage) {
    const { area } = areasOf(mapOf(level));
    const start = area[level.start.y * WIDTH + level.start.x];
    expect(cagedIn(level).map(({ cell }) => area[cell])).toEqual([start, start, start]);
  }
});

test('a cage is a dead end: its one entrance leads nowhere else', () => {
  for (const { level, inside } of cages) {
    expect(inside.size).toBeLessThan(36);
    for (const cell of inside) expect('<>').not.toContain(level.tiles[cell]);
    expect(cagedIn(level).every(({ cell }) => inside.has(cell))).toBe(true);
  }
});

test('the lever of a gate is outside the cage, and the hero can reach it', () => {
  for (const { level, entrance, inside } of cages) {
    const levers = cellsOf(level, 'treasury-lever');
    const gates = cellsOf(level, 'treasury-gate');
    expect(levers).toHaveLength(gates.includes(entrance) ? 1 : 0);
    const { area } = areasOf(mapOf(level), gates);
    for (const lever of levers) {
      expect(inside.has(lever)).toBe(false);
      expect(area[lever]).toBe(area[level.start.y * WIDTH + level.start.x]);
    }
  }
});

test('neither are all lamps burning at first, nor is one step enough to light all', () => {
  for (const { level } of withCage) {
    const lamps = level.spawns.filter(({ raw }) => raw === 'dark-lamp' || raw === 'burning-lamp');
    const pattern = lamps.map(({ raw }) => (raw === 'burning-lamp' ? 1 : 0)).join('');
    expect(['', '101', '010', '110', '011']).toContain(pattern);
  }
});

test('the beam of mirrors never hits the lock at first, and exactly one position of the mirrors opens the gate', () => {
  const mirrors = raws.lockedRooms.filter(({ id }) => id === 'mirror-locker');
  const few = { ...raws, cages: [], lockedRooms: mirrors };
  const built = sample(SEEDS, 10).flatMap((seed) => [3, 4, 5].map((depth) => buildLevel(few, seed, depth)));
  const rooms = built.filter((level) => cellsOf(level, 'sun-lock').length > 0);
  expect(rooms).not.toEqual([]);
  for (const level of rooms) {
    const { width } = mapOf(level);
    const [lantern, lock] = [...cellsOf(level, 'beam-lantern'), ...cellsOf(level, 'sun-lock')];
    const cells = cellsOf(level, 'rising-mirror', 'falling-mirror');
    const reaches = (falling: readonly number[]): boolean =>
      traceLight(
        {
          width,
          stops: (cell) => isOpaque(level.tiles[cell] as TileCode),
          part: (cell) => {
            if (cell === lock) return 'lock';
            if (!cells.includes(cell)) return undefined;
            return falling.includes(cell) ? 'falling-mirror' : 'rising-mirror';
          },
        },
        lantern!,
      ).reaches;
    expect(reaches(cellsOf(level, 'falling-mirror'))).toBe(false);
    const positions = Array.from({ length: 8 }, (_, bits) => cells.filter((_, n) => (bits >> n) % 2 === 1));
    expect(positions.filter(reaches)).toHaveLength(1);
  }
});

test('all three things are in sight of the entrance, or of the cell before the gate', () => {
  for (const { level, entrance, inside } of cages) {
    const isGate = cellsOf(level, 'treasury-gate').includes(entrance);
    const outside = NEIGHBOURS.map(([dx, dy]) => entrance + dy * WIDTH + dx).find(
      (cell) => isWalkable(level.tiles[cell]) && !inside.has(cell) && [1, WIDTH].includes(Math.abs(cell - entrance)),
    );
    const eye = pointOf({ width: WIDTH }, isGate ? outside! : entrance);
    const opaque = Uint8Array.from(level.tiles, (tile) => (isOpaque(tile) ? 1 : 0));
    const seen = new Set(fieldOfView({ width: WIDTH, height: HEIGHT, opaque }, eye.x, eye.y, 8));
    expect(cagedIn(level).map(({ cell }) => seen.has(cell))).toEqual([true, true, true]);
  }
});

test('a cage only adds to its level, and a level without one is the same as without cages in the raws', () => {
  for (const { all, seed, depth } of levels.filter((_, n) => n % 2 === 0)) {
    // The raws have no captives here, because a prison would stand in another place if there were no cage.
    const empty = without(all);
    const level = buildLevel(empty, seed, depth);
    const bare = buildLevel({ ...empty, cages: [] }, seed, depth);
    if (cagedIn(level).length === 0) expect(level).toEqual(bare);
    else expect(level.spawns.slice(0, bare.spawns.length)).toEqual(bare.spawns);
  }
});

test('a run meets ten different cages on ten successive depths', () => {
  for (const seed of SEEDS) {
    const kinds = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((depth) => cageAt(raws, seed, depth)?.id);
    expect(new Set(kinds).size).toBe(10);
  }
});

test('about one level in three below the town has a captive by the draw', () => {
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

test('levels without a captive are the same as without captives in the raws', () => {
  for (const { all, seed, depth, level } of levels) {
    if (captiveOf(all, level)) continue;
    expect(level).toEqual(buildLevel(without(all), seed, depth));
  }
});

test('the hero can walk to a cell beside the captive', () => {
  expect(withCaptive).not.toEqual([]);
  for (const { all, level } of withCaptive) {
    const { cell } = captiveOf(all, level)!;
    const { area } = areasOf(mapOf(level), [cell]);
    const start = area[level.start.y * WIDTH + level.start.x];
    const beside = [cell - 1, cell + 1, cell - WIDTH, cell + WIDTH];
    expect(beside.some((one) => area[one] === start)).toBe(true);
  }
});

test('a captive does not stand on the only path to the stairs', () => {
  for (const { all, level } of withCaptive) {
    const { cell } = captiveOf(all, level)!;
    const { area } = areasOf(mapOf(level), [cell]);
    const start = area[level.start.y * WIDTH + level.start.x];
    const stairs = [...level.tiles].flatMap((tile, at) => (tile === '>' ? [at] : []));
    expect(stairs.every((at) => area[at] === start)).toBe(true);
  }
});

test('captors are near their captive, which is out of sight of the arrival', () => {
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
