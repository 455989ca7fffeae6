import { createStudio } from '../../src/handlers/studio';
import { loadRaws } from '../../src/raws';
import { DEFAULT_SETTINGS } from '../../src/storage/contract';
import { forest } from '../support/views';

const { painter } = createStudio(loadRaws(), (error) => {
  throw error;
});
const { view } = forest();

const PICTURES: [what: string, draw: (settings: typeof DEFAULT_SETTINGS) => Buffer][] = [
  ['pictures', (settings) => painter.picture(view, settings, { aim: null, look: null, sinceTurn: null }).png],
  [
    'classic pictures',
    (settings) => painter.picture(view, { ...settings, classic: true }, { aim: null, look: null, sinceTurn: null }).png,
  ],
  ['animations', (settings) => painter.clip([{ view, events: [] }], settings).gif],
  ['maps', (settings) => painter.map(view, settings).png],
];

test.each(PICTURES)('%s are in the colours that a player has chosen', (_, draw) => {
  const [standard, safe] = (['standard', 'safe'] as const).map((palette) => draw({ ...DEFAULT_SETTINGS, palette }));
  expect(safe!.equals(standard!)).toBe(false);
});
