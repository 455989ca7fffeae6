import { type Raws, type View, view } from '../../../src/engine';
import { createI18n, LOCALES } from '../../../src/i18n';
import { loadRaws } from '../../../src/raws';
import { createRenderer } from '../../../src/render';
import { wrapText } from '../../../src/render/font/text';
import { linesOf } from '../../../src/render/sheet/pack';
import { PALETTES } from '../../../src/settings/palette';
import { scenario } from '../../support/scenario';
import { expectGolden } from '../golden-picture';

const raws: Raws = loadRaws();
const i18n = createI18n(raws);
const seen = (carried: string[], worn: string[] = [], boons: string[] = []): View => {
  const shown = view(scenario('@', { carried, worn }), raws);
  return { ...shown, hero: { ...shown.hero, ...(boons.length > 0 && { boons }) } };
};

describe('the sheet of the pack', () => {
  it('has a place for each slot of the hero, filled or empty', () => {
    const worn = i18n.sheets.pack(seen([], ['shield'])).worn.map(({ slot, thing }) => [slot, thing?.name ?? null]);
    expect(worn).toHaveLength(10);
    expect(worn).toContainEqual(['shield', 'Shield']);
    expect(worn).toContainEqual(['ring', null]);
  });

  it('counts equal things, and marks improvements', () => {
    const [beer, sword] = i18n.sheets.pack(seen(['beer', 'beer', 'longsword'], ['dagger'])).carried.things;
    expect(beer).toMatchObject({ name: 'Beer', count: '×2', isBetter: false });
    expect(sword).toMatchObject({ name: 'Longsword', count: '', isBetter: true });
  });

  it('says how many things it leaves out', () => {
    const many = raws.items.filter(({ magic }) => magic === undefined).map(({ id }) => id);
    const { carried, notes } = i18n.sheets.pack(seen(many));
    expect(carried.things).toHaveLength(14);
    expect(notes).toEqual([expect.stringMatching(/^and \d+ more$/)]);
  });
});

test.each(Object.keys(LOCALES))('in language %s the sheet of the pack cuts no effect of a carried thing', (tag) => {
  const { sheets } = createI18n(raws, LOCALES[tag as keyof typeof LOCALES]);
  const things = raws.items.flatMap(({ id }) => sheets.pack(seen([id])).carried.things);
  expect(things.flatMap((thing) => linesOf(thing).notes).filter((line) => line.endsWith('…'))).toEqual([]);
});

test.each([
  ['Dachfirstarmbrust', ['Dachfirstarm-', 'brust']],
  ['Gelehrtentalisman', ['Gelehrtenta-', 'lisman']],
  ['Bernsteinarmschiene', ['Bernsteinarm-', 'schiene']],
])('a name that is too wide breaks before a syllable: %s', (name, lines) => {
  expect(linesOf({ name, note: '', figures: [] } as unknown as Parameters<typeof linesOf>[0]).names).toEqual(lines);
});

test('no line breaks within a percentage or a number of turns in brackets', () => {
  expect(wrapText(['Ein Wort und 80 % mehr', 'Betäubt (21 Runden)'], 80)).toEqual(
    expect.arrayContaining([expect.stringContaining('80 %'), expect.stringContaining('(21 Runden)')]),
  );
});

const FULL = seen(
  raws.items.slice(0, 40).map(({ id }) => id),
  ['longsword', 'shield', 'chainmail-armor', 'chain-coif'],
  raws.boons.slice(0, 12).map(({ id }) => id),
);

describe.each(['pack', 'hero', 'boons'] as const)('the sheet %s', (kind) => {
  it.each(PALETTES)('is the committed one, in the palette %s', (palette) => {
    const crest = { emblem: 'paw', colour: 'teal' } as const;
    const shown: View = { ...FULL, crest };
    return expectGolden(
      `sheet-${kind}-${palette}`,
      createRenderer(raws, i18n).sheet(shown, { kind }, { palette })!.png,
    );
  });

  it.each(Object.keys(LOCALES))('is light and as wide as a board, in language %s', (tag) => {
    const renderer = createRenderer(raws, createI18n(raws, LOCALES[tag as keyof typeof LOCALES]));
    for (const palette of PALETTES) {
      const picture = renderer.sheet(FULL, { kind }, { palette })!;
      expect(picture.width).toBe(672);
      expect(picture.png.length).toBeLessThan(14_000);
    }
  });
});
