import { loadRaws } from '../../src/raws';
import { groundColours } from '../../src/render/classic/ground-colours';
import { HERO } from '../../src/render/classic/map';
import { ITEM_COLOURS, STATE_COLOURS } from '../../src/render/classic/panels';
import { PARTICLE_COLOURS } from '../../src/render/classic/particles';
import { type Rgb, rgb, safeHue } from '../../src/render/color';
import { overlayColours } from '../../src/render/compact/colours';
import { bloodColours } from '../../src/render/compact/ground';
import { hudColours } from '../../src/render/compact/hud-colours';
import { particleColours } from '../../src/render/compact/overlays/particles';
import { markColours } from '../../src/render/level/marks';
import { safeLiquid } from '../../src/render/sprites/look';
import type { Palette } from '../../src/settings/palette';
import { contrast } from '../support/contrast';
import { apart, EYES, leastApart, seenBy } from '../support/dichromacy';

const raws = loadRaws();

/**
 * Smallest CIE76 difference, for any kind of colour vision, between two colours of different meaning. It is ten times
 * the just noticeable difference, because the marks have few pixels and stand apart.
 */
const LEAST = 20;

type Colours = Record<string, Rgb>;

/** Colours of particles, as in the raws. */
const PARTICLES = { acid: '#00FF00', fire: '#FFA500', web: '#FFFFFF', spark: '#00FFFF' };

/** Colours of states that are compared. Gold is left out, because only a new level has it. */
const STATES = ['good', 'hungry', 'bad', 'neutral', 'mode'] as const;
/** Particles that share a glyph. A new level has a glyph of its own. */
const BLOWS = ['wound', 'healing', 'mana', 'miss'] as const;

/** Marks that are all discs. Other marks have shapes of their own. */
const DISCS = ['friendly', 'wary', 'hostile', 'hero'] as const;
const UNNUMBERED = ['blood', 'reach', 'blast', 'chosen', 'refused'] as const;

const ACTORS: Colours = {
  hero: HERO,
  hostile: rgb(raws.mob['black-dragon']!.renderable!.fg),
  friendly: rgb(raws.mob.barkeep!.renderable!.fg),
};

const of = <K extends string>(table: Record<K, Rgb>, names: readonly K[]): Colours =>
  Object.fromEntries(names.map((name) => [name, table[name]]));

const map = <T>(table: Record<string, T>, ink: (value: T) => Rgb): Colours =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, ink(value)]));

/** Colours by their meanings, in groups. Any two members of a group may stand side by side in a picture. */
function meanings(palette: Palette): Record<string, Colours> {
  const hud = hudColours(palette);
  const over = overlayColours(palette);
  const hued = palette === 'safe' ? safeHue : (color: Rgb) => color;
  const liquid = palette === 'safe' ? safeLiquid : (color: Rgb) => color;
  return {
    bars: {
      health: hud.health.fill,
      low: hud.lowHealth.fill,
      mana: hud.mana.fill,
      experience: hud.experience.fill,
    },
    'tones of the log': { ...hud.tones, earlier: hud.dim },
    chips: of(hud.chips, STATES),
    'marks on actors': { hero: over.hero, hit: over.hit, heal: over.heal, mana: over.mana, miss: over.magic },
    pips: { high: over.pipHigh, middle: over.pipMiddle, low: over.pipLow, empty: over.pipEmpty },
    aiming: {
      range: over.range,
      blast: over.blastEdge,
      refused: over.refused,
      target: over.target,
      chosen: over.chosen,
    },
    'ground that was hit': map(PARTICLES, (color) => particleColours(raws.sprites, color, palette).tint),
    'what it was hit by': map(PARTICLES, (color) => particleColours(raws.sprites, color, palette).shades[1]),
    'unknown potions': map(raws.sprites.unknown.potion, ({ swap }) => {
      const ink = swap?.P ?? 'P';
      return liquid(rgb(ink.startsWith('#') ? ink : raws.sprites.inks[ink]!));
    }),
    'discs on the map of the level': of(markColours(palette), DISCS),
    'things by their magic, classic': map(ITEM_COLOURS, hued),
    'states, classic': map(of(STATE_COLOURS, STATES), hued),
    'blows, classic': map(of(PARTICLE_COLOURS, BLOWS), hued),
    'blasts, classic': map(PARTICLES, (color) => hued(rgb(color))),
    'grounds, classic': map({ ...groundColours(palette) }, hued),
    // The target is left out, because its number also marks it.
    'grounds and none, classic': { ...map(of(groundColours(palette), UNNUMBERED), hued), none: 0 },
    'glyphs, classic': { wall: hued(rgb(raws.theme.default!.glyphs.wall!.fg)), ...map(ACTORS, hued) },
  };
}

/** Pairs of a group that some kind of colour vision cannot tell apart, with their difference. */
function confused(inks: Colours): string[] {
  const names = Object.keys(inks);
  return names.flatMap((one, i) =>
    names.slice(i + 1).flatMap((other) => {
      const distance = leastApart(inks[one]!, inks[other]!);
      return distance < LEAST ? [`${one} and ${other}: ${distance.toFixed(1)}`] : [];
    }),
  );
}

describe.each(Object.keys(meanings('safe')))('%s', (group) => {
  test('differ for all kinds of colour vision in the safe palette', () => {
    expect(confused(meanings('safe')[group]!)).toEqual([]);
  });

  test('do not all differ in the standard palette', () => {
    expect(confused(meanings('standard')[group]!)).not.toEqual([]);
  });
});

describe('blood', () => {
  // Nobody bleeds over a void.
  const grounds = Object.values(raws.theme)
    .filter(({ id }) => id !== 'contrast')
    .flatMap(({ ground }) => Object.values(ground))
    .flatMap(({ base, texture }) => (texture === 'void' ? [] : [rgb(base)]));
  const nearest = (palette: Palette): number =>
    Math.min(...grounds.map((ground) => leastApart(bloodColours(palette).dry, ground)));

  test('has a visible rim on any ground in the safe palette, for all kinds of colour vision', () => {
    expect(nearest('safe')).toBeGreaterThanOrEqual(LEAST);
  });

  test('is invisible on some ground in the standard palette', () => {
    expect(nearest('standard')).toBeLessThan(LEAST);
  });
});

test('the underlines of a hostile and of the hero differ', () => {
  const { hero, hostile } = overlayColours('safe');
  expect(leastApart(hero, hostile)).toBeGreaterThanOrEqual(LEAST);
});

test.each(['health', 'lowHealth', 'mana', 'experience'] as const)('the fill of a bar is visible (%s)', (name) => {
  const { fill, back } = hudColours('safe')[name];
  expect(leastApart(fill, back)).toBeGreaterThanOrEqual(LEAST);
});

test('texts in the safe palette are as legible as in the standard one', () => {
  const { tones, chips, dim, panel } = hudColours('safe');
  for (const tone of [...Object.values(tones), dim]) expect(contrast(tone, panel)).toBeGreaterThanOrEqual(4.5);
  for (const chip of Object.values(chips)) expect(contrast(chip, rgb('#0C0D12'))).toBeGreaterThanOrEqual(4.5);
});

test.each(EYES)('a target is legible on the background of targets (%s)', (eyes) => {
  const ground = seenBy(eyes, safeHue(groundColours('safe').target));
  for (const ink of Object.values(ACTORS)) {
    expect(contrast(seenBy(eyes, safeHue(ink)), ground)).toBeGreaterThanOrEqual(4.5);
  }
});

describe('hues that the palette moves', () => {
  test('leave grey, black and white unchanged', () => {
    for (const grey of [0, 0x999999, 0xffffff]) expect(safeHue(grey)).toBe(grey);
  });

  test('keep their brightness at any light', () => {
    expect(safeHue(0x800000)).toBe(0x733904);
    expect(safeHue(0xff0000)).toBe(0xe67208);
  });
});

describe('the eyes', () => {
  test('with all cones see colours as they are', () => {
    expect(leastApart(0xffffff, 0)).toBeCloseTo(100, 0);
  });

  test('with a missing cone confuse red with green, or blue with green', () => {
    expect(apart(0xa00000, 0x606000)).toBeGreaterThan(50);
    expect(leastApart(0xa00000, 0x606000)).toBeLessThan(15);
    expect(apart(0x0080a0, 0x00a060)).toBeGreaterThan(40);
    expect(leastApart(0x0080a0, 0x00a060)).toBeLessThan(20);
  });
});
