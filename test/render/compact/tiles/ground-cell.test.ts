import { loadRaws } from '../../../../src/raws';
import { CELL, viewportOf } from '../../../../src/render/compact/layout';
import { Scene } from '../../../../src/render/compact/scene';
import { groundTile } from '../../../../src/render/compact/tiles/ground-cell';
import { Pixels } from '../../../../src/render/pixels';
import { cave, forest } from '../../../support/views';

const raws = loadRaws();

// Otherwise a picture would depend on the pictures that the process has drawn before.
test.each([
  ['the woods', forest],
  ['a cave', cave],
])('tiles of %s with the same key look the same', (_, of) => {
  const { view } = of();
  const scene = new Scene(raws, view, 'standard', viewportOf({ layout: 'compact', lit: view.lit }));
  const looks = new Map<string, string>();
  for (let y = 1; y < view.height - 1; y++) {
    for (let x = 1; x < view.width - 1; x++) {
      for (const tile of [scene.tile(x, y), '~', '-'] as const) {
        const { key, paint } = groundTile(scene, x, y, tile as ReturnType<Scene['tile']>);
        const pixels = new Pixels(CELL, CELL, 0);
        paint(pixels);
        const look = pixels.data.join();
        expect(looks.get(key) ?? look).toBe(look);
        looks.set(key, look);
      }
    }
  }
  expect(looks.size).toBeGreaterThan(20);
});
