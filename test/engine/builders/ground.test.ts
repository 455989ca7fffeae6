import { TILES } from '../../../src/engine/state/tile';
import { build } from '../../support/builders';
import { draftOf, drawn, freshDraft, SEEDS } from '../../support/draft';
import { areaSizes } from '../../support/level-rules';

const count = (tiles: readonly string[], tile: string) => tiles.filter((one) => one === tile).length;

describe('pools', () => {
  const flooded = (seed: string) =>
    build(freshDraft(seed), 'bsp-interior', 'room-start', { builder: 'pools', share: 40, size: 40 });

  test('are deep only where water surrounds them, and cut nothing off', () => {
    for (const seed of SEEDS) {
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
