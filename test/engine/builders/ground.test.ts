import { nearestSeat, seatsOf } from '../../../src/engine/builders/clan-quarters';
import { stamp } from '../../../src/engine/builders/common/prefabs';
import { regionsOf } from '../../../src/engine/builders/voronoi-spawner';
import { type Draft, newDraft } from '../../../src/engine/level-draft/draft';
import { rawsFor } from '../../../src/engine/state/campaign';
import { TILES } from '../../../src/engine/vocabulary/tile';
import { distance, pointOf } from '../../../src/lib/geometry';
import { rngFromSeed } from '../../../src/lib/rng';
import { loadRaws } from '../../../src/raws';
import { build } from '../../support/builders';
import { sample } from '../../support/deep';
import { draftOf, drawn, freshDraft, SEEDS } from '../../support/draft';
import { areaSizes } from '../../support/level-rules';

/**
 * A few seeds are enough, because each draft is flooded or broken in dozens of places, and each could cut something
 * off.
 */
const SOME = sample(SEEDS, 5);

const count = (tiles: readonly string[], tile: string) => tiles.filter((one) => one === tile).length;

describe('pools', () => {
  const flooded = (seed: string) =>
    build(freshDraft(seed), 'bsp-interior', 'room-start', { builder: 'pools', share: 40, size: 40 });

  test('are deep only where water surrounds them, and cut nothing off', () => {
    for (const seed of SOME) {
      const { tiles } = flooded(seed).map;
      expect(areaSizes(tiles.join(''))).toHaveLength(1);
      const deep = [...tiles.keys()].filter((cell) => tiles[cell] === TILES.deepWater);
      for (const cell of deep) {
        const around = [-81, -80, -79, -1, 1, 79, 80, 81].map((by) => tiles[cell + by] as string);
        expect(around.filter((tile) => tile !== TILES.shallowWater && tile !== TILES.deepWater)).toEqual([]);
      }
    }
  });

  test('some are deep', () => {
    expect(SEEDS.some((seed) => count(flooded(seed).map.tiles, TILES.deepWater) > 20)).toBe(true);
  });

  test('never lie where the hero arrives', () => {
    const draft = draftOf('#####\n#@..#\n#...#\n#####');
    build(draft, { builder: 'pools', share: 100, size: 9 });
    expect(drawn(draft)[1]?.[1]).toBe('@');
    expect(draft.map.tiles[6]).toBe(TILES.floor);
  });
});

describe('chasms', () => {
  const broken = (seed: string) =>
    build(freshDraft(seed), 'bsp-interior', 'room-start', { builder: 'chasms', share: 30, size: 60 });

  test('cut nothing off, because bridges lead across', () => {
    for (const seed of SOME) {
      const { tiles } = broken(seed).map;
      expect(areaSizes(tiles.join(''))).toHaveLength(1);
      expect(count(tiles, TILES.bridge)).toBeGreaterThan(0);
    }
  });

  const hall = ['#'.repeat(60), `#@${'.'.repeat(57)}#`, '#'.repeat(60)];
  const mirrored = hall.map((row) => [...row].reverse().join(''));
  const turned = (rows: readonly string[]) => [...rows[0]!].map((_, x) => rows.map((row) => row[x]).join(''));

  test.each([
    ['east', hall],
    ['west', mirrored],
    ['south', turned(hall)],
    ['north', turned(mirrored)],
  ])('are bridged to the %s', (_, rows) => {
    const draft = draftOf(rows.join('\n'));
    build(draft, { builder: 'chasms', share: 20, size: 4 });
    expect(count(draft.map.tiles, TILES.bridge)).toBeGreaterThan(0);
  });

  test('take their share of the floor, bridges included', () => {
    const before = count(build(freshDraft('a'), 'bsp-interior').map.tiles, TILES.floor);
    const { tiles } = broken('a').map;
    const gone = count(tiles, TILES.deepWater) + count(tiles, TILES.bridge);
    expect(gone / before).toBeGreaterThan(0.2);
    expect(gone / before).toBeLessThan(0.45);
  });

  test('leave the hero a cell to arrive, even on a tiny level', () => {
    const draft = draftOf('#####\n#@..#\n#...#\n#####');
    build(draft, { builder: 'chasms', share: 100, size: 9 });
    expect(draft.map.tiles[6]).toBe(TILES.floor);
  });
});

test('patches cover their share of the floor and nothing else', () => {
  const draft = build(freshDraft('patches'), 'bsp-interior');
  const before = [...draft.map.tiles];
  build(draft, { builder: 'patches', tile: 'grass', share: 50, size: 12 });
  const grown = [...before.keys()].filter((cell) => draft.map.tiles[cell] !== before[cell]);
  expect(grown).toHaveLength(Math.floor(count(before, TILES.floor) / 2));
  expect(grown.every((cell) => before[cell] === TILES.floor && draft.map.tiles[cell] === TILES.grass)).toBe(true);
});

test('lights stand by walls, apart from each other, never on stairs', () => {
  const draft = build(freshDraft('lights'), 'bsp-interior', 'room-start', 'room-stairs', {
    builder: 'lights',
    raw: 'glowcap',
    apart: 9,
  });
  const at = draft.spawns.map(({ cell }) => [cell % 80, Math.floor(cell / 80)] as const);
  expect(at.length).toBeGreaterThan(10);
  for (const [i, [x, y]] of at.entries()) {
    expect(draft.map.tiles[y * 80 + x]).toBe(TILES.floor);
    for (const [ox, oy] of at.slice(i + 1)) expect(Math.hypot(x - ox, y - oy)).toBeGreaterThanOrEqual(9);
  }
});

test('lights with a ground of their own stand on that ground alone', () => {
  const draft = draftOf(`
    ######
    #@...#
    #.;;.#
    #.;;.#
    #....#
    ######`);
  build(draft, { builder: 'lights', raw: 'glowcap', apart: 1, on: 'gravel' });
  expect(draft.spawns.map(({ cell }) => cell).sort((a, b) => a - b)).toEqual([14, 15, 20, 21]);
});

describe('clans on one level', () => {
  const raws = rawsFor(loadRaws(), { campaign: 'amulet' });
  const clans = [
    { faction: 'arbat', lamp: 'blade-brazier', leader: 'arbat-dark-elf-leader' },
    { faction: 'barbo', lamp: 'bolt-lantern' },
    { faction: 'cirro', lamp: 'silk-globe' },
  ];
  const OTHERS = 'of no clan';
  const clanAt = ({ spawns }: Draft) =>
    new Map(
      spawns.flatMap(({ cell, raw, explicit }) => {
        const faction = raws.mob[raw]?.faction;
        if (faction === undefined || explicit) return [];
        return [[cell, clans.some((clan) => clan.faction === faction) ? faction : OTHERS] as const];
      }),
    );

  test.each(SEEDS.slice(0, 3))('live in parts of their own, with people of no clan in the others: %s', (seed) => {
    const draft = newDraft(raws, { seed, depth: 10, rng: rngFromSeed(seed) });
    build(
      draft,
      'bsp-interior',
      { builder: 'area-start', x: 'right', y: 'centre' },
      { builder: 'clan-quarters', clans, apart: 8 },
    );
    const people = clanAt(draft);
    const parts = regionsOf(draft.map).map((cells) => new Set(cells.flatMap((cell) => people.get(cell) ?? [])));
    expect(parts.filter(({ size }) => size > 1)).toEqual([]);
    expect(new Set(people.values())).toEqual(new Set(['arbat', 'barbo', 'cirro', OTHERS]));
    expect(draft.spawns.filter(({ raw }) => raw === 'arbat-dark-elf-leader')).toHaveLength(1);
    for (const { lamp } of clans) expect(draft.spawns.some(({ raw }) => raw === lamp)).toBe(true);
  });

  test('guard the vaults in their parts', () => {
    const draft = newDraft(raws, { seed: 'guards', depth: 10, rng: rngFromSeed('guards') });
    build(
      draft,
      'bsp-interior',
      { builder: 'area-start', x: 'right', y: 'centre' },
      { builder: 'clan-quarters', clans, apart: 8 },
    );
    const seats = seatsOf(draft, clans.length);
    const partOf = (cell: number) => nearestSeat(seats, pointOf(draft.map, cell));
    const owners = new Map(
      clans.map(({ faction, lamp }) => [partOf(draft.spawns.find(({ raw }) => raw === lamp)?.cell ?? 0), faction]),
    );
    draft.spawns = [];
    for (let cell = 81; cell < 80 * 48; cell += 7) stamp(draft, ['M'], cell % 80, Math.floor(cell / 80));
    const own = draft.spawns.filter(({ raw }) => clans.some(({ faction }) => faction === raws.mob[raw]?.faction));
    const strangers = own.filter(({ cell, raw }) => raws.mob[raw]?.faction !== owners.get(partOf(cell)));
    expect(own.length).toBeGreaterThan(100);
    expect(strangers).toEqual([]);
  });

  test('have no leader within twelve cells of the arrival', () => {
    for (const seed of SEEDS) {
      const draft = newDraft(raws, { seed, depth: 10, rng: rngFromSeed(seed) });
      const led = clans.map((clan) => ({ ...clan, leader: 'arbat-dark-elf-leader' }));
      build(
        draft,
        'bsp-interior',
        { builder: 'area-start', x: 'right', y: 'centre' },
        { builder: 'clan-quarters', clans: led, apart: 8 },
      );
      const start = pointOf(draft.map, draft.start ?? 0);
      const leaders = draft.spawns.filter(({ raw }) => raw === 'arbat-dark-elf-leader');
      const near = leaders.filter(({ cell }) => distance(pointOf(draft.map, cell), start) < 12);
      expect([leaders.length, near]).toEqual([3, []]);
    }
  });
});

describe('a city in a cavern', () => {
  const cityOf = (seed: string) => {
    const raws = rawsFor(loadRaws(), { campaign: 'amulet' });
    const draft = newDraft(raws, { seed, depth: 11, rng: rngFromSeed(seed) });
    return build(draft, { builder: 'cavern-city', quarters: 3, traders: ['market-armourer', 'market-draper'] });
  };

  test.each(SEEDS.slice(0, 3))('is in one piece: %s', (seed) => {
    const [largest = 0, ...others] = areaSizes(cityOf(seed).map.tiles.join('')).sort((a, b) => b - a);
    expect(largest).toBeGreaterThan(1800);
    expect(others.filter((size) => size >= 12)).toEqual([]);
  });

  test.each(SEEDS.slice(0, 3))('has its traders on the island: %s', (seed) => {
    const { map, spawns } = cityOf(seed);
    const at = (raw: string) => spawns.filter((spawn) => spawn.raw === raw).map(({ cell }) => map.tiles[cell]);
    expect([...at('market-armourer'), ...at('market-draper')]).toEqual([TILES.road, TILES.road]);
  });

  test.each(SEEDS.slice(0, 3))('has houses of two or three rooms behind doors: %s', (seed) => {
    const { map, spawns } = cityOf(seed);
    const doors = new Set(spawns.filter(({ raw }) => raw === 'door').map(({ cell }) => cell));
    const rooms = map.tiles.map((tile, cell) => (tile === TILES.woodFloor && !doors.has(cell) ? '.' : '#'));
    const sizes = areaSizes(rooms.join(''));
    expect(sizes.length).toBeGreaterThan(13);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(4);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(40);
  });

  test.each(SEEDS.slice(0, 3))(
    'has paved streets and bridges from its west to its east and to the market: %s',
    (seed) => {
      const { map } = cityOf(seed);
      const paving = new Set<string>([TILES.gravel, TILES.bridge, TILES.road]);
      const paved = map.tiles.map((tile) => (paving.has(tile) ? '.' : '#'));
      expect(areaSizes(paved.join(''))).toHaveLength(1);
      expect([5, map.width - 6].map((x) => map.tiles[25 * map.width + x])).toEqual([TILES.gravel, TILES.gravel]);
    },
  );
});
