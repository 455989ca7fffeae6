import { TILES, type View } from '../../../src/engine';
import { loadRaws } from '../../../src/raws';
import { CELL, STANDARD } from '../../../src/render/compact/layout';
import { Scene } from '../../../src/render/compact/scene';
import { drawTerrain } from '../../../src/render/compact/terrain';
import { TileAtlas } from '../../../src/render/compact/tiles/atlas';
import { noise } from '../../../src/render/noise';
import { Pixels } from '../../../src/render/pixels';
import { PALETTES } from '../../../src/settings/palette';
import { sample } from '../../support/deep';
import { town } from '../../support/views';

const raws = loadRaws();
const THEMES = Object.keys(raws.theme).filter((id) => id !== 'contrast');
const ALL_TILES = Object.values(TILES);

/** Level on which each kind of cell lies beside each other kind, half of them in sight. */
function medley(): View {
  const { view } = town();
  const cells = Array.from(view.tiles, (_, i) => i);
  const door = view.things.find(({ open }) => open !== null)!;
  const isEach = (share: number, kind: number) => (i: number) => noise(i, 0, kind) < share;
  return {
    ...view,
    tiles: cells
      .map((i) => {
        const at = noise(i, 0, 1);
        if (at < 0.3) return at < 0.05 ? ' ' : TILES.wall;
        return ALL_TILES[Math.floor(noise(i, 0, 2) * ALL_TILES.length)]!;
      })
      .join(''),
    visible: cells.map((i) => (isEach(0.5, 3)(i) ? '1' : '0')).join(''),
    dry: cells.filter(isEach(0.1, 4)),
    burnt: cells.filter(isEach(0.1, 5)),
    things: cells.filter(isEach(0.05, 6)).map((i) => {
      const at = { x: i % view.width, y: Math.floor(i / view.width) };
      return { ...door, at, open: i % 2 === 0 };
    }),
  };
}

// Otherwise a picture would depend on the pictures that the process has drawn before.
test('tiles with the same key look the same, in all themes and palettes', () => {
  const looks = new Map<string, string>();
  const differing = new Set<string>();
  const atlas = jest.spyOn(TileAtlas.prototype, 'tile').mockImplementation((key, paint) => {
    const tile = new Pixels(CELL, CELL, 0);
    paint(tile);
    const look = tile.data.join();
    if ((looks.get(key) ?? look) !== look) differing.add(key);
    looks.set(key, look);
    return tile.data;
  });
  const level = medley();
  for (const palette of sample(PALETTES, 2)) {
    THEMES.forEach((theme, n) => {
      const view = { ...level, theme, themeEast: THEMES[n + 1] ?? null, eastFrom: level.hero.at.x };
      drawTerrain(new Pixels(STANDARD.width, STANDARD.height, 0), new Scene(raws, view, palette));
    });
  }
  atlas.mockRestore();
  expect([...differing]).toEqual([]);
});
