import type { EventFact, View } from '../../../../src/engine';
import { createI18n, LOCALES } from '../../../../src/i18n';
import { loadRaws } from '../../../../src/raws';
import { compactPicture } from '../../../../src/render/compact';
import { CELL, SCALE, viewportOf } from '../../../../src/render/compact/layout';
import { type Box, overlap } from '../../../../src/render/compact/overlays/box';
import { Scene } from '../../../../src/render/compact/scene';
import { type Splash, splashIn } from '../../../../src/render/compact/splash/splash';
import type { PictureOptions } from '../../../../src/render/contract';
import { encodePng } from '../../../../src/render/png';
import { PALETTES } from '../../../../src/settings/palette';
import { digestOf, indexedHeader } from '../../../support/pictures';
import { aiming, beside, having } from '../../../support/situations';
import { cave, type FixedView, forest, lair, mob, town } from '../../../support/views';
import { expectGolden } from '../../golden-picture';

const raws = loadRaws();
const languages = Object.values(LOCALES).map((locale) => [locale.id, createI18n(raws, locale)] as const);
const english = createI18n(raws);
const at = { x: 30, y: 22 };
const ref = (raw: string) => ({ id: 900, raw });

const KINDS: Record<string, EventFact[]> = {
  met: [{ kind: 'met', who: ref('squeaky-bill'), at }],
  first: [{ kind: 'stopped', reason: 'first-met', what: 'kobold', turns: 3 }],
  alarm: [{ kind: 'alarmed', who: ref('kobold') }],
  boon: [{ kind: 'boon-taken', boon: 'wildfire' }],
  cage: [
    { kind: 'picked-up', item: ref('longsword-plus-1') },
    { kind: 'cage-shut', lost: [ref('dagger')] },
  ],
  level: [{ kind: 'levelled', level: 5, attribute: 'might' }],
  laurel: [{ kind: 'laurel' }],
};
const kinds = Object.entries(KINDS);
/** View without creatures, so that a panel has room. */
const alone = (fixed: FixedView): FixedView => ({
  ...fixed,
  view: { ...fixed.view, things: fixed.view.things.filter(({ kind }) => kind !== 'mob') },
});

const draw = (view: View, options: PictureOptions = {}, captions = english.captions(view)) =>
  compactPicture(raws, view, captions, options);
const isDrawn = (view: View, options: PictureOptions = {}): boolean => {
  const { moment, ...captions } = english.captions(view);
  return digestOf(draw(view, options)) !== digestOf(draw(view, options, captions));
};

function panelIn(view: View, layout: 'compact' | 'large' = 'compact', i18n = english): Splash | null {
  const scene = new Scene(raws, view, 'standard', viewportOf({ layout, lit: view.lit }));
  return splashIn(scene, i18n.captions(view).moment!, { taken: [], obstacles: [] });
}

test.each(PALETTES)('the panel about a foe with a name is the committed one in the palette %s', (palette) =>
  expectGolden(`splash-${palette}`, encodePng(draw(having(alone(forest()), KINDS.met!).view, { palette }), SCALE)),
);

describe.each(kinds)('the panel about a moment of the kind %s', (kind, facts) => {
  test.each(languages)('has a name and a line in %s', (_id, i18n) => {
    const { moment } = i18n.captions(having(town(), facts).view);
    expect(moment?.kind).toBe(kind);
    expect([moment?.name, moment?.line]).not.toContain('');
  });

  test('is drawn', () => {
    expect(isDrawn(having(alone(forest()), facts).view)).toBe(true);
  });

  test.each(PALETTES)('keeps the picture small in the palette %s', (palette) => {
    const png = encodePng(draw(having(forest(), facts).view, { palette }), SCALE);
    expect(png.length).toBeLessThan(20_000);
    expect(indexedHeader(png).colours).toBeLessThanOrEqual(256);
  });

  test.each(['compact', 'large'] as const)('covers neither the hero nor an enemy in the layout %s', (layout) => {
    for (const fixed of [cave(), forest(), lair(), town()]) {
      const { view } = having(fixed, facts);
      const scene = new Scene(raws, view, 'standard', viewportOf({ layout, lit: view.lit }));
      const box = panelIn(view, layout);
      const enemies = view.things.filter(({ stance }) => stance === 'hostile' || stance === 'hazard');
      for (const body of [{ at: view.hero.at, size: { width: 1, height: 1 } }, ...enemies]) {
        expect(box && overlap(box, cellsOf(scene, body))).toBeFalsy();
      }
    }
  });
});

const cellsOf = (scene: Scene, { at: cell, size }: Pick<View['things'][number], 'at' | 'size'>): Box => ({
  ...scene.corner(cell),
  width: size.width * CELL,
  height: size.height * CELL,
});

test('every text about a boon or a creature is told whole', () => {
  const facts = [
    ...raws.boons.map(({ id }): EventFact => ({ kind: 'boon-taken', boon: id })),
    ...Object.keys(raws.mob).map((raw): EventFact => ({ kind: 'met', who: ref(raw), at })),
  ];
  const quiet = alone(town());
  const scene = new Scene(raws, quiet.view, 'standard', viewportOf({ layout: 'large', lit: quiet.view.lit }));
  const cut = languages.flatMap(([, i18n]) =>
    facts.flatMap((fact) => {
      const { view } = having(quiet, [fact]);
      const panel = splashIn(scene, i18n.captions(view).moment!, { taken: [], obstacles: [] });
      return [...(panel?.names ?? ['…']), ...(panel?.lines ?? [])].filter((line) => line.endsWith('…'));
    }),
  );
  expect(cut).toEqual([]);
});

test('of several moments the most important one is shown', () => {
  const { view } = having(town(), [...KINDS.met!, ...KINDS.level!, ...KINDS.alarm!]);
  expect(english.captions(view).moment?.kind).toBe('level');
});

test('a boon hides the level that earned it, because that level had its own board', () => {
  const { view } = having(town(), [...KINDS.level!, ...KINDS.boon!]);
  expect(english.captions(view).moment?.kind).toBe('boon');
});

test('the stop of the last action is over when an action without a turn follows', () => {
  const { view } = having(town(), [...KINDS.first!, { kind: 'equipped', item: ref('dagger'), slot: 'melee' }]);
  expect(english.captions(view).moment).toBeUndefined();
});

test('a moment of an earlier board is over', () => {
  const { view } = having(town(), KINDS.level!);
  expect(english.captions({ ...view, turn: view.turn + 1 }).moment).toBeUndefined();
});

test('an alarm that is only heard shows no creature', () => {
  const { view } = having(town(), [{ kind: 'alarmed', who: null }]);
  expect(english.captions(view).moment).toBeUndefined();
});

test('a moment on the level above is over', () => {
  const { recipe, depth } = town().view;
  const arrived: EventFact = { kind: 'arrived', first: true, way: 'stairs', recipe, depth };
  const { view } = having(town(), [...KINDS.alarm!, arrived]);
  expect(english.captions(view).moment).toBeUndefined();
});

test('the panel about a new level replaces its chip', () => {
  const { view } = having(alone(forest()), KINDS.level!);
  const captions = english.captions(view);
  const without = { ...captions, chips: captions.chips.filter(({ text }) => text !== captions.moment?.name) };
  expect(without.chips.length).toBe(captions.chips.length - 1);
  expect(digestOf(draw(view))).toBe(digestOf(draw(view, {}, without)));
});

test('the panel covers no cell of a prepared blow', () => {
  const before = alone(forest());
  const free = panelIn(having(before, KINDS.first!).view)!;
  const scene = new Scene(raws, before.view, 'standard', viewportOf());
  const cells = before.view.tiles
    .split('')
    .map((_, i) => ({ x: i % before.view.width, y: Math.floor(i / before.view.width) }))
    .filter((cell) => overlap(free, cellsOf(scene, { at: cell, size: { width: 1, height: 1 } })) > 0);
  const ogre = mob('kobold', 11, 8);
  const seen = { ...before, view: { ...before.view, things: [...before.view.things, ogre] } };
  const spell = Object.keys(raws.spell)[0]!;
  const { view } = having(seen, [{ kind: 'prepared', who: ogre, spell, at: ogre.at, cells }, ...KINDS.first!]);
  const panel = panelIn(view);
  for (const cell of cells) {
    expect(panel && overlap(panel, cellsOf(scene, { at: cell, size: { width: 1, height: 1 } }))).toBeFalsy();
  }
});

describe('no panel is drawn', () => {
  const facts = KINDS.level!;

  test('while boons are on offer', () => {
    const { view } = having(alone(forest()), facts);
    const boonOffer = { level: 5, boons: ['wildfire', 'toxins', 'bulwark'], isOpen: true };
    expect(isDrawn({ ...view, hero: { ...view.hero, boonOffer } })).toBe(false);
  });

  test('while the player aims', () => {
    const { view } = having(alone(forest()), facts);
    const { targeting } = aiming(lair(), { chosen: { at: beside(view, 1, 1), valid: true } }).options;
    expect(isDrawn(view, { targeting: targeting! })).toBe(false);
  });

  test('while the player looks at a thing', () => {
    const { view } = having(forest(), facts);
    const { id, at: cell } = view.things[0]!;
    expect(isDrawn(view, { look: { id, at: cell } })).toBe(false);
  });

  test('in animations', () => {
    expect(isDrawn(having(alone(forest()), facts).view, { wide: true })).toBe(false);
  });
});
