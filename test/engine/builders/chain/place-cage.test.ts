import { type BuiltLevel, buildLevel, HEIGHT, WIDTH } from '../../../../src/engine';
import { areasOf } from '../../../../src/engine/level-draft/areas';
import { cageAt } from '../../../../src/engine/spawning/cage-at';
import { traceLight } from '../../../../src/engine/spawning/trace-light';
import { rawsFor } from '../../../../src/engine/state/campaign';
import { isOpaque, isWalkable, type TileCode } from '../../../../src/engine/vocabulary/tile';
import { pointOf } from '../../../../src/lib/geometry';
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

const mapOf = ({ tiles }: BuiltLevel) => ({ width: WIDTH, height: HEIGHT, tiles: [...tiles] as TileCode[] });
const cellsOf = ({ spawns }: BuiltLevel, ...wanted: string[]) =>
  spawns.filter(({ raw }) => wanted.includes(raw)).map(({ cell }) => cell);

/** Entrance of the cage, and the cells that it cuts off. Of all doors and gates, it cuts off least when shut. */
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

test('some levels without a cage have a locked room, with things that the hero need not choose among', () => {
  expect(lockedRooms.length).toBeGreaterThan(0);
  expect(lockedRooms.length / levels.length).toBeLessThan(0.3);
  for (const { level, all, depth } of lockedRooms) {
    expect(cellsOf(level, 'pedestal')).toEqual([]);
    expect(cellsOf(level, ...KEYS)).not.toEqual([]);
    expect(levelFaults(inspect(all, depth, level))).toEqual([]);
  }
});

test('what opens a locked room is outside its gate, within reach', () => {
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

test('the hero can walk to every thing once lock and door are open, and the level stays valid', () => {
  for (const { level, all, depth } of withCage) {
    const { area } = areasOf(mapOf(level));
    const start = area[level.start.y * WIDTH + level.start.x];
    expect(cagedIn(level).map(({ cell }) => area[cell])).toEqual([start, start, start]);
    expect(levelFaults(inspect(all, depth, level))).toEqual([]);
  }
});

test('a cage is never in the way: its one entrance leads nowhere else', () => {
  for (const { level } of withCage) {
    const { inside } = insideOf(level);
    expect(inside.size).toBeLessThan(36);
    for (const cell of inside) expect('<>').not.toContain(level.tiles[cell]);
    expect(cagedIn(level).every(({ cell }) => inside.has(cell))).toBe(true);
  }
});

test('the lever of a gate is outside the cage, and the hero can reach it', () => {
  for (const { level } of withCage) {
    const { entrance, inside } = insideOf(level);
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

test('lamps begin neither all burning nor one step from it', () => {
  for (const { level } of withCage) {
    const lamps = level.spawns.filter(({ raw }) => raw === 'dark-lamp' || raw === 'burning-lamp');
    const pattern = lamps.map(({ raw }) => (raw === 'burning-lamp' ? 1 : 0)).join('');
    expect(['', '101', '010', '110', '011']).toContain(pattern);
  }
});

test('mirrors never begin with the beam on the lock, and one of their positions opens the gate', () => {
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

test('all three things are seen from the entrance, or through a gate from the cell before it', () => {
  for (const { level } of withCage) {
    const { entrance, inside } = insideOf(level);
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

test('a level without a cage is as it would be if there were no cages, and one with a cage only adds to it', () => {
  for (const { all, seed, depth } of levels.filter((_, n) => n % 2 === 0)) {
    // The raws have no captives here, because a prison would stand in another place if there were no cage.
    const empty = { ...all, mobs: all.mobs.filter(({ captive }) => !captive) };
    const level = buildLevel(empty, seed, depth);
    const bare = buildLevel({ ...empty, cages: [] }, seed, depth);
    if (cagedIn(level).length === 0) expect(level).toEqual(bare);
    else expect(level.spawns.slice(0, bare.spawns.length)).toEqual(bare.spawns);
  }
});

test('a run meets other cages at each of five successive depths, and others again five levels deeper', () => {
  for (const seed of SEEDS) {
    const kinds = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((depth) => cageAt(raws, seed, depth)?.id);
    expect(new Set(kinds).size).toBe(10);
  }
});
