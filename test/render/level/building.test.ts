import { decode as decodePng } from '../../../scripts/lib/picture-pixels';
import { BUILDERS } from '../../../src/engine/builders';
import { buildLevel } from '../../../src/engine/builders/chain/build-level';
import { createI18n, localeOf } from '../../../src/i18n';
import { LANGUAGES } from '../../../src/i18n/languages';
import { loadRaws } from '../../../src/raws';
import { createRenderer } from '../../../src/render';
import { buildingFrames } from '../../../src/render/level';
import { decode } from '../gif-reader';

const raws = loadRaws();
const { building } = createRenderer(raws, createI18n(raws));
const clip = building({ seed: 'a clip' }, 7);
const played = decode(clip.gif);
const level = buildLevel(raws, 'a clip', 7, { snapshots: true });
const steps = buildingFrames(raws, level, createI18n(raws).levelTitle(level));

const isSame = (a: Uint32Array, b: Uint32Array): boolean =>
  a.length === b.length && a.every((color, at) => color === b[at]);

test('shows every step as it is drawn, in a loop', () => {
  expect(played.frames).toHaveLength(steps.length);
  for (const [n, { pixels }] of steps.entries()) expect(isSame(played.frames[n]!, pixels.data)).toBe(true);
  expect(played.loops).toBe(true);
  expect(clip).toMatchObject({ width: 320, height: 218, frames: steps.length });
  expect(clip.milliseconds).toBeCloseTo(steps.reduce((sum, { delay }) => sum + delay, 0));
});

test('comes with the finished level and the steps of its builders', async () => {
  const { pixels } = await decodePng(clip.still.png);
  expect(isSame(pixels, steps.at(-1)!.pixels.data)).toBe(true);
  expect(clip.texts.alt).toBe(createI18n(raws).levelTitle(level));
  expect(clip.texts.sentences).toHaveLength(new Set(level.snapshots.map(({ name }) => name)).size);
  expect(clip.texts.sentences.at(0)).toMatch(/^[A-Z].*\.$/);
});

test.each(Object.keys(LANGUAGES))('src/i18n/%s/replays.ts has a sentence for every builder', (language) => {
  const words = createI18n(raws, localeOf(language));
  const steps = level.snapshots.map(({ name }) => name);
  const silent = [...Object.keys(BUILDERS), ...steps].filter((name) => !/^\p{Lu}.*\.$/u.test(words.builder(name)));
  expect(silent).toEqual([]);
});

test('the animation stays below a size', () => {
  const small = building({ seed: 'a clip' }, 7, { bytes: 8000 });
  expect(small.gif.length).toBeLessThanOrEqual(8000);
  expect(small.frames).toBeLessThan(clip.frames);
});
