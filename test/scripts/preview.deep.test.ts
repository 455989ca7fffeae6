import { depthSheet, failuresOf, levelLine, stepSheet, wholeLevel } from '../../scripts/preview/level';
import { lookSheet } from '../../scripts/preview/look';
import { buildLevel } from '../../src/engine/builders/chain/build-level';
import { createI18n } from '../../src/i18n';
import { loadRaws } from '../../src/raws';
import { createRenderer } from '../../src/render';
import { buildingFrames } from '../../src/render/level';
import { encodePng } from '../../src/render/png';

const raws = loadRaws();

test('a whole level fits its picture, with title and legend', () => {
  const pixels = wholeLevel(raws, 'preview', 2);
  expect([pixels.width, pixels.height]).toEqual([640, 400 + 36]);
  expect(encodePng(pixels, 1).length).toBeLessThan(80_000);
});

test('the building of a level ends with the level', () => {
  const level = buildLevel(raws, 'preview', 9, { snapshots: true });
  const frames = buildingFrames(raws, level, 'title');
  const { snapshots } = level;
  const builders = new Set(snapshots.map(({ name }) => name));
  expect(frames.length).toBeGreaterThanOrEqual(builders.size + 1);
  expect(frames.length).toBeLessThanOrEqual(snapshots.length + 1);
  expect(Math.max(...frames.map(({ delay }) => delay))).toBe(frames.at(-1)!.delay);
});

test('an animation of the building is small enough for Discord', () => {
  expect(createRenderer(raws, createI18n(raws)).building({ seed: 'preview' }, 2).gif.length).toBeLessThan(1_000_000);
});

test('a sheet shows each builder, and more of its steps on request', () => {
  const few = stepSheet(raws, 'preview', 3, 1);
  const more = stepSheet(raws, 'preview', 3, 12);
  expect(few.width).toBe(more.width);
  expect(few.height).toBeLessThan(more.height);
});

test('depths stand side by side', () => {
  const sheet = depthSheet(raws, 'preview', [1, 2, 3, 7]);
  expect([sheet.width, sheet.height]).toEqual([3 * 328 + 8, 2 * (200 + 18 + 8) + 8]);
});

test('the caption of a fallback level says why it was built', () => {
  const recipes = raws.levels.recipes.map((recipe) =>
    recipe.id === 'forest' ? { ...recipe, validation: { reachable: 99_999 } } : recipe,
  );
  expect(failuresOf({ ...raws, levels: { recipes } }, 'preview', 2)).toBe(
    'forest failed 21 times: too small (21); fallback is drawn in its place',
  );
  expect(failuresOf(raws, 'preview', 2)).toBeNull();
});

test('a line names the recipe of a level', () => {
  expect(levelLine(raws, 'preview', 2)).toMatch(/^2 · .+: recipe forest$/);
});

test('a look is drawn in three sizes, and an unknown one is refused', () => {
  const { width, height } = lookSheet(raws, 'rat');
  expect([width, height]).toEqual([16 * (2 + 4 + 16) + 4 * 16, 16 * 16 + 2 * 16]);
  expect(() => lookSheet(raws, 'unicorn')).toThrow('not "unicorn"');
});
