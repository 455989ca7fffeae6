import { newGame, view } from '../../../../src/engine';
import { createI18n, LOCALES } from '../../../../src/i18n';
import { loadRaws } from '../../../../src/raws';
import { compactPicture } from '../../../../src/render/compact';
import { textWidth, wrapText } from '../../../../src/render/font/text';
import { offered } from '../../../support/boons';
import { aiming, beside } from '../../../support/situations';
import { lair } from '../../../support/views';

const raws = loadRaws();
const languages = Object.values(LOCALES).map((locale) => [locale.id, createI18n(raws, locale)] as const);
/** Width inside a card in the large layout, whose cards are the narrowest, in art pixels. */
const ROOM = 80;

describe.each(languages)('in %s', (_id, i18n) => {
  const texts = raws.boons.map(({ id }) => i18n.boon(id));

  test('names and lines fit on the button and in the caption', () => {
    expect(texts.filter(({ name }) => name.length > 18)).toEqual([]);
    const lines = texts.map(({ name, line }) => i18n.options.line(1, name, [line]).replaceAll('*', ''));
    expect(lines.filter((line) => [...line].length > 40)).toEqual([]);
  });

  test('names and lines fit on the smallest card', () => {
    const isCut = ({ name, line }: (typeof texts)[number]) =>
      wrapText([name], ROOM).length > 2 ||
      wrapText(line.split(', '), ROOM).length > 5 ||
      [name, line].some((text) => text.split(/[ ,]+/).some((word) => textWidth(word) > ROOM));
    expect(texts.filter(isCut)).toEqual([]);
  });

  test('every school has a name that fits', () => {
    expect(texts.filter(({ school }) => school === '' || textWidth(school) > ROOM)).toEqual([]);
  });
});

test('the cards cover the map only while the player can take a boon', () => {
  const [, english] = languages[0]!;
  const game = newGame({ seed: 'panel' }, raws);
  const draw = (seen: ReturnType<typeof view>) => [...compactPicture(raws, seen, english.captions(seen)).data];
  const open = view(offered(game, ['wildfire', 'toxins', 'bulwark']), raws);
  const { boonOffer, ...hero } = open.hero;
  const shut = { ...open, hero: { ...hero, boonOffer: { ...boonOffer!, isOpen: false } } };
  const without = { ...open, hero };
  expect(draw(open)).not.toEqual(draw(without));
  expect(draw(shut)).toEqual(draw(without));
});

test('the cards give way to a question about a target', () => {
  const [, english] = languages[0]!;
  const { view: seen, options } = aiming(lair(), { chosen: { at: beside(lair().view, 1, 1), valid: true } });
  const open = { level: 2, boons: ['wildfire', 'toxins', 'bulwark'], isOpen: true };
  const withOffer = { ...seen, hero: { ...seen.hero, boonOffer: open } };
  const draw = (one: typeof seen) => [...compactPicture(raws, one, english.captions(one), options).data];
  expect(draw(withOffer)).toEqual(draw(seen));
});
