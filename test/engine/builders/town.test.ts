import { mean } from '../../../scripts/lib/statistics';
import { sine } from '../../../src/engine/builders/town/grounds';
import { DOCKERS, ROLES, TOWNSFOLK, VERMIN } from '../../../src/engine/builders/town/people';
import { loadRaws } from '../../../src/raws';
import { build } from '../../support/builders';
import { freshDraft, SEEDS } from '../../support/draft';

const { archetypes } = loadRaws();
const towns = SEEDS.map((seed) => build(freshDraft(seed, 1), 'town'));
const each = (claim: (town: (typeof towns)[number]) => void) => towns.forEach(claim);
const cellsOf = (town: (typeof towns)[number], raw: string) =>
  town.spawns.filter((spawn) => spawn.raw === raw).map(({ cell }) => cell);

/** Cells of the room that contains the cell: wooden floor, connected in four directions. */
function roomAt({ map }: (typeof towns)[number], cell: number): number[] {
  const room = new Set([cell]);
  for (const inside of room) {
    for (const next of [inside - 1, inside + 1, inside - 80, inside + 80]) if (map.tiles[next] === '_') room.add(next);
  }
  return [...room];
}

test('every raw that the town names exists', () => {
  const named = [...ROLES.flat(), ...DOCKERS, ...TOWNSFOLK, VERMIN, 'door'];
  expect(named.filter((raw) => !archetypes[raw])).toEqual([]);
});

test('the hero starts in the pub with its barkeep and its shady salesman', () => {
  each((town) => {
    const pub = roomAt(town, town.start ?? 0);
    for (const raw of ['barkeep', 'shady-salesman']) expect(pub).toContain(cellsOf(town, raw)[0]);
  });
});

test('houses by size: pub, temple, smith, clothier, alchemist, home', () => {
  each((town) => {
    const homes = ['barkeep', 'priest', 'blacksmith', 'clothier', 'alchemist', 'mom'];
    const sizes = homes.map((raw) => roomBounds(roomAt(town, cellsOf(town, raw)[0] ?? 0)));
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  });
});

/** Area in cells of the house around a room, walls included. A house at the town wall counts it as its own wall. */
function roomBounds(room: readonly number[]): number {
  const xs = room.map((cell) => cell % 80);
  const ys = room.map((cell) => Math.floor(cell / 80));
  const left = Math.min(...xs) === 31 ? 31 : Math.min(...xs) - 1;
  return (Math.max(...xs) + 2 - left) * (Math.max(...ys) - Math.min(...ys) + 3);
}

test('rats have the smallest house to themselves', () => {
  each((town) => {
    const rats = cellsOf(town, 'rat');
    expect(rats.length).toBeGreaterThan(0);
    const room = new Set(roomAt(town, rats[0] ?? 0));
    expect(rats.every((cell) => room.has(cell))).toBe(true);
    expect(town.spawns.every(({ cell, raw }) => raw === 'rat' || !room.has(cell))).toBe(true);
  });
});

test('doors face the road, and nobody stands right behind them', () => {
  each((town) => {
    const exits = town.map.tiles.flatMap((tile, cell) => (tile === '>' ? [Math.floor(cell / 80)] : []));
    const [first = 0, last = 0] = [exits[0], exits.at(-1)];
    const taken = new Set(town.spawns.flatMap(({ cell, raw }) => (raw === 'rat' ? [] : [cell])));
    for (const door of cellsOf(town, 'door')) {
      const inwards = town.map.tiles[door + 80] === '_' ? 80 : -80;
      const y = Math.floor(door / 80);
      if (y < first) expect(inwards).toBe(-80);
      if (y > last) expect(inwards).toBe(80);
      expect(town.map.tiles[door + inwards]).toBe('_');
      expect(taken.has(door + inwards)).toBe(false);
    }
  });
});

test('the gate has seven cells, at least three rows from top and bottom', () => {
  each(({ map }) => {
    const exits = map.tiles.flatMap((tile, cell) => (tile === '>' ? [cell] : []));
    expect(exits).toHaveLength(7);
    expect(exits.every((cell) => cell % 80 === 78)).toBe(true);
    const rows = exits.map((cell) => Math.floor(cell / 80));
    expect(rows[0]).toBeGreaterThanOrEqual(3);
    expect(rows[6]).toBeLessThanOrEqual(47);
  });
});

test('about eighty people are outside, some of them on the piers', () => {
  const folk = towns.map((town) => TOWNSFOLK.reduce((sum, raw) => sum + cellsOf(town, raw).length, 0));
  expect(mean(folk)).toBeGreaterThan(60);
  expect(mean(folk)).toBeLessThan(130);
  const onPiers = towns.flatMap((town) => town.spawns.filter(({ cell }) => town.map.tiles[cell] === '+'));
  expect(onPiers.length).toBeGreaterThan(towns.length);
  expect(onPiers.every(({ raw }) => DOCKERS.includes(raw))).toBe(true);
});

test('the bend of the river is a sine wave to within two thousandths, without Math.sin', () => {
  for (let step = 0; step <= 62; step++) expect(Math.abs(sine(step / 10) - Math.sin(step / 10))).toBeLessThan(0.002);
});
