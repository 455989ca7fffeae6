import { createLanguages } from '../../src/i18n';
import { loadRaws } from '../../src/raws';
import { createBoardRenderer } from '../../src/render/board-renderer';
import { DEFAULT_SETTINGS } from '../../src/storage/contract';
import { forest } from '../support/views';

const raws = loadRaws();
const { pictures } = createBoardRenderer(raws, createLanguages(raws), (error) => {
  throw error;
});
const { view } = forest();

const PICTURES: [what: string, draw: (settings: typeof DEFAULT_SETTINGS) => Buffer][] = [
  ['pictures', (settings) => pictures.picture(view, settings, { aim: null, look: null, sinceTurn: null }).png],
  [
    'classic pictures',
    (settings) =>
      pictures.picture(view, { ...settings, classic: true }, { aim: null, look: null, sinceTurn: null }).png,
  ],
  ['animations', (settings) => pictures.clip([{ view, events: [] }], settings).gif],
  ['maps', (settings) => pictures.map(view, settings).png],
];

test('large cells are drawn when the settings say so', () => {
  const sizeOf = (settings: Partial<typeof DEFAULT_SETTINGS>) => {
    const request = { aim: null, look: null, sinceTurn: null };
    const { width, height } = pictures.picture(view, { ...DEFAULT_SETTINGS, ...settings }, request);
    return [width, height];
  };
  expect(sizeOf({})).toEqual([672, 668]);
  expect(sizeOf({ large: true })).toEqual([544, 604]);
});

test.each(PICTURES)('%s use the palette of the settings', (_, draw) => {
  const [standard, safe] = (['standard', 'safe'] as const).map((palette) => draw({ ...DEFAULT_SETTINGS, palette }));
  expect(safe!.equals(standard!)).toBe(false);
});
