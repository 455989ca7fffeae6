import { type SeenThing, stanceByNature, type View } from '../../src/engine';
import { createI18n } from '../../src/i18n';
import { loadRaws } from '../../src/raws';
import { classicScreen } from '../../src/render/classic';
import { Console } from '../../src/render/classic/console';
import { rgb, safeHue } from '../../src/render/color';
import { leastApart } from '../support/dichromacy';
import { forest, mob, prop } from '../support/views';

const raws = loadRaws();
const words = createI18n(raws);
const { view } = forest();
const at = { x: view.hero.at.x + 2, y: view.hero.at.y };

/** Line under a thing two cells east of the hero. */
function underlineOf(thing: SeenThing) {
  const seen = { ...view, visible: '1'.repeat(view.visible.length), events: [], things: [{ ...thing, at }] };
  return classicScreen(raws, seen, words.classic(seen)).at(27, 23)?.signs.underline;
}

const look = (raw: string) => raws.archetypes[raw]!.renderable!;
const looks = Object.keys(raws.archetypes).filter((raw) => raws.archetypes[raw]!.renderable && raw !== 'hero');
const isMob = (raw: string): boolean => raws.mob[raw] !== undefined;
const harmless = looks.filter((raw) => !isMob(raw) || stanceByNature(raws, raw) !== 'hostile');
const caps = ['firecap', 'sporecap', 'deathcap'];
const distance = (one: string, other: string): number =>
  leastApart(safeHue(rgb(look(one).fg)), safeHue(rgb(look(other).fg)));

const foe = (raw: string): SeenThing => mob(raw, 0, 0, { stance: caps.includes(raw) ? 'hazard' : 'hostile' });

test('foes and hazards are underlined or look unlike harmless things, for every kind of colour vision', () => {
  const confused = looks.filter(isMob).flatMap((raw) => {
    const alike = harmless.filter((other) => look(other).glyph === look(raw).glyph && distance(raw, other) < 20);
    return alike.length > 0 && underlineOf(foe(raw)) === undefined ? [`${raw}: ${alike}`] : [];
  });
  expect(confused).toEqual([]);
});

test.each([
  ['firecap', 'glowcap'],
  ['deathcap', 'glowcap'],
  ['watch-guard', 'barkeep'],
])('a %s is told from a %s', (raw, other) => {
  expect(look(raw).glyph).toBe(look(other).glyph);
  expect(underlineOf(foe(raw))).toBeDefined();
  expect(underlineOf(isMob(other) ? mob(other, 0, 0, { stance: 'friendly' }) : prop(other, 0, 0))).toBeUndefined();
});

test('harmless creatures and enemies with an unmistakable glyph have no line', () => {
  expect(underlineOf(mob('watch-guard', 0, 0, { stance: 'friendly' }))).toBeUndefined();
  expect(underlineOf(mob('rat', 0, 0))).toBeUndefined();
});

test('only a veteran has chevrons beside its glyph', () => {
  const isMarked = (veteran: boolean): boolean => {
    const orc = { ...mob('orc', 0, 0), at, ...(veteran && { veteran }) };
    const seen: View = { ...view, visible: '1'.repeat(view.visible.length), events: [], things: [orc] };
    return classicScreen(raws, seen, words.classic(seen)).at(27, 23)?.signs.chevrons !== undefined;
  };
  expect([false, true].map(isMarked)).toEqual([false, true]);
});

test('the line under a hazard is visibly dashed', () => {
  const drawn = (raw: string) => {
    const screen = new Console();
    screen.sign(0, 0, { underline: underlineOf(foe(raw))! });
    return [...screen.toPixels().data].slice(0, 16 * 1280).filter((color) => color !== 0).length;
  };
  expect(drawn('deathcap')).toBeGreaterThan(0);
  expect(drawn('deathcap')).toBeLessThan(drawn('watch-guard'));
});

test('a large creature is underlined along its lowest row', () => {
  const guard = { ...foe('watch-guard'), at, size: { width: 2, height: 2 } };
  const seen = { ...view, visible: '1'.repeat(view.visible.length), events: [], things: [guard] };
  const screen = classicScreen(raws, seen, words.classic(seen));
  const lines = [23, 24].map((y) => [27, 28].map((x) => screen.at(x, y)?.signs.underline !== undefined));
  expect(lines).toEqual([
    [false, false],
    [true, true],
  ]);
});
