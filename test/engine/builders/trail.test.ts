import { TILES } from '../../../src/engine/vocabulary/tile';
import { build } from '../../support/builders';
import { sample } from '../../support/deep';
import { freshDraft, SEEDS } from '../../support/draft';
import { areaSizes } from '../../support/level-rules';

type Draft = ReturnType<typeof freshDraft>;

const withTrail = (kind: string): Draft[] =>
  sample(SEEDS, 5).map((seed) => build(freshDraft(seed), 'bsp-interior', { builder: 'trail', kind }));

describe('a road', () => {
  test('runs from side to side, paved on the right and gravel on the left', () => {
    for (const { map } of withTrail('road')) {
      const tilesOf = (column: number) => map.tiles.filter((_, cell) => cell % map.width === column);
      for (let x = 1; x < map.width - 1; x++) {
        expect(tilesOf(x).filter((tile) => tile === TILES.road || tile === TILES.gravel).length).toBeGreaterThan(1);
      }
      expect(tilesOf(map.width - 3)).not.toContain(TILES.gravel);
      expect([2, 3, 4, 5].flatMap(tilesOf).filter((tile) => tile === TILES.gravel).length).toBeGreaterThan(4);
    }
  });
});

describe('a stream', () => {
  test('runs from top to bottom and cuts nothing off', () => {
    for (const { map } of withTrail('stream')) {
      for (let y = 1; y < map.height - 1; y++) {
        const row = map.tiles.slice(y * map.width, (y + 1) * map.width);
        expect(row.includes(TILES.deepWater) || row.includes(TILES.bridge)).toBe(true);
      }
      expect(areaSizes(map.tiles.join(''))).toHaveLength(1);
    }
  });

  test('has bridges', () => {
    for (const { map } of withTrail('stream')) expect(map.tiles).toContain(TILES.bridge);
  });
});
