import type { GroundRaw } from '../../../../src/engine/schema/themes';
import { CELL } from '../../../../src/render/compact/layout';
import { coloursOf } from '../../../../src/render/compact/tiles/ground';
import { paintWater } from '../../../../src/render/compact/tiles/shore';
import { Pixels } from '../../../../src/render/pixels';

const WATER: GroundRaw = {
  texture: 'water',
  base: '#204060',
  joint: '#305070',
  highlight: '#C0E0F0',
  shadow: '#102030',
};
const LAND = 0x808080;
const { base, highlight } = coloursOf(WATER);

/** Tile of a cell of water whose neighbours have none. */
function waterAlone(isPuddle: boolean): Pixels {
  const tile = new Pixels(CELL, CELL, LAND);
  const alone = { sides: 0, here: true };
  const nowhere = { sides: 0, here: false };
  paintWater(tile, { wet: alone, deep: nowhere, shallowWater: WATER, deepWater: WATER, isPuddle }, () => 0.5);
  return tile;
}

const colours = (tile: Pixels): Set<number> => new Set(tile.data);

test('a puddle has no bright rim, which would look like a coin', () => {
  expect(colours(waterAlone(false)).has(highlight)).toBe(true);
  const puddle = colours(waterAlone(true));
  expect([puddle.has(highlight), puddle.has(base), puddle.has(LAND)]).toEqual([false, true, true]);
});
