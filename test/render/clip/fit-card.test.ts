import type { View } from '../../../src/engine';
import { createI18n } from '../../../src/i18n';
import { loadRaws } from '../../../src/raws';
import { drawCard } from '../../../src/render/board-picture';
import { fitCard } from '../../../src/render/clip/fit-card';
import { shrink } from '../../../src/render/clip/shrink';
import { LARGE, WIDTH } from '../../../src/render/compact/layout';
import { lair } from '../../support/views';

const raws = loadRaws();
const i18n = createI18n(raws);
const { view } = lair();

const endedBy = (result: NonNullable<View['over']>['result']): NonNullable<View['over']> => ({
  result,
  turn: view.turn,
  depth: 2,
  by: null,
  cause: null,
});
const cardOf = (over: NonNullable<View['over']>) => drawCard(raws, i18n, { ...view, over });

test('the whole card of a victor is shrunk to the size of large-cell pictures, in its own colours', () => {
  const over = endedBy('retired');
  const card = cardOf(over);
  const fitted = fitCard(card, over, LARGE);
  expect(fitted).toMatchObject({ width: LARGE.width, height: LARGE.height });
  const shrunk = shrink(card.pixels, LARGE.width);
  const top = Math.floor((LARGE.height - shrunk.height) / 2);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(fitted.data.slice(top * LARGE.width, (top + shrunk.height) * LARGE.width)).toEqual(shrunk.data);
  const own = new Set([0, ...card.pixels.data]);
  expect([...new Set(fitted.data)].filter((color) => !own.has(color))).toEqual([]);
});

test('the inscription of a headstone is cut out at full size', () => {
  const over = endedBy('died');
  const { pixels, scale } = cardOf(over);
  const row = Array.from(pixels.data.slice(100 * WIDTH + WIDTH - LARGE.width, 101 * WIDTH));
  const fitted = fitCard({ pixels, scale }, over, LARGE);
  expect(Array.from(fitted.data.slice(100 * LARGE.width, 101 * LARGE.width))).toEqual(row);
});

test('a card that has the size of the pictures stays unchanged', () => {
  const over = endedBy('retired');
  const card = cardOf(over);
  expect(fitCard(card, over, card.pixels)).toBe(card.pixels);
});
