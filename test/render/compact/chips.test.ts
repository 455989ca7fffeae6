import type { SeenThing } from '../../../src/engine';
import type { Chip } from '../../../src/i18n';
import { createI18n, LOCALES } from '../../../src/i18n';
import { loadRaws } from '../../../src/raws';
import { compactPicture } from '../../../src/render/compact';
import { drawChips, placeChips } from '../../../src/render/compact/chips';
import { hudColours } from '../../../src/render/compact/hud-colours';
import { CELL, LARGE, MAP_TOP, STANDARD, type Viewport } from '../../../src/render/compact/layout';
import type { Box } from '../../../src/render/compact/overlays/box';
import type { Aim } from '../../../src/render/contract';
import { textWidth } from '../../../src/render/font/text';
import { Pixels } from '../../../src/render/pixels';
import { beside, quiet } from '../../support/situations';
import { forest } from '../../support/views';

const raws = loadRaws();
const colours = hudColours('standard');
const HUNGRY: Chip = { text: 'Hungry', tone: 'hungry' };
/** Chip that leaves no room for another above the map. */
const ABOVE: Chip = { text: 'A'.repeat(33), tone: 'neutral' };
/** Chip with a sign that plates cannot show. */
const SIGNED: Chip = { text: '♥ Hungry', tone: 'hungry' };
const MODE: Chip = { text: 'Zap: choose a target', tone: 'mode' };

/** Smallest box around all pixels of a chip colour, or `null` if there are none. */
function boxOf(pixels: Pixels, ink: number): Box | null {
  let [x1, y1, x2, y2] = [pixels.width, pixels.height, -1, -1];
  for (let y = MAP_TOP; y < pixels.height; y++) {
    for (let x = 0; x < pixels.width; x++) {
      if (pixels.get(x, y) !== ink) continue;
      [x1, y1, x2, y2] = [Math.min(x1, x), Math.min(y1, y), Math.max(x2, x), Math.max(y2, y)];
    }
  }
  return x2 < 0 ? null : { x: x1, y: y1, width: x2 - x1 + 1, height: y2 - y1 + 1 };
}

const { view: sight, captions } = quiet(forest());
const wolf = sight.things.find(({ raw }) => raw === 'mangy-wolf')!;
const at = (x: number, y: number, more: Partial<SeenThing> = {}): SeenThing => ({
  ...wolf,
  at: beside(sight, x, y),
  ...more,
});

/** Corner of the picture in which the chips stand while the given creatures are in sight. */
function cornerOf(things: SeenThing[], chips: Chip[] = [HUNGRY], targeting: Aim | null = null): string {
  const pixels = compactPicture(
    raws,
    { ...sight, things },
    { ...captions, chips: targeting ? chips : [ABOVE, ...chips] },
    { targeting },
  );
  const { x, y } = boxOf(pixels, colours.chips[chips[0]!.tone])!;
  return `${y < 100 ? 'upper' : 'lower'} ${x < 150 ? 'left' : 'right'}`;
}

describe('chips', () => {
  it('stand above the map, or over it if there is no room above', () => {
    const isOverMap = (chips: Chip[]): boolean =>
      boxOf(compactPicture(raws, sight, { ...captions, chips }), colours.chips.hungry) !== null;
    expect(isOverMap([HUNGRY])).toBe(false);
    expect(isOverMap([ABOVE, HUNGRY])).toBe(true);
  });

  it('lie over unknown ground if there is some', () => {
    const { hero, tiles, width } = sight;
    const west = [...tiles].map((tile, cell) => (cell % width <= hero.at.x ? tile : ' ')).join('');
    const pixels = compactPicture(raws, { ...sight, tiles: west, things: [] }, { ...captions, chips: [ABOVE, HUNGRY] });
    expect(boxOf(pixels, colours.chips.hungry)!.x).toBeGreaterThan(pixels.width / 2);
  });

  it.each([
    ['nobody', [], 'upper left'],
    ['an enemy elsewhere', [at(3, 0)], 'upper left'],
    ['an enemy in the upper left', [at(-9, -8)], 'upper right'],
    ['enemies in both upper corners', [at(-9, -8), at(9, -8)], 'lower left'],
    ['a bystander in the upper left', [at(-9, -8, { stance: 'friendly' })], 'upper right'],
    [
      'an enemy in each but one, where somebody else is',
      [at(-9, -8), at(9, -8), at(-9, 8), at(9, 8, { stance: 'wary' })],
      'lower right',
    ],
    ['an enemy in every corner', [at(-9, -8), at(9, -8), at(-9, 8), at(9, 8)], 'upper left'],
    ['an enemy beyond the edge', [at(-9, -11)], 'upper right'],
  ] as const)('with %s', (_, things, corner) => {
    expect(cornerOf([...things])).toBe(corner);
  });

  it('leave targets and their numbers visible', () => {
    const target = at(-8, -7);
    const aim: Aim = { label: 'Zap', range: 6, targets: [target] };
    expect(cornerOf([], [SIGNED], aim)).toBe('upper right');
    expect(cornerOf([], [SIGNED], { ...aim, targets: [] })).toBe('upper left');
  });

  it('are replaced by the prompt while the player aims', () => {
    const shot = (chips: Chip[], targeting: Aim | null) =>
      boxOf(compactPicture(raws, sight, { ...captions, chips }, { targeting }), colours.chips.hungry);
    expect(shot([MODE, SIGNED], null)).not.toBeNull();
    expect(shot([MODE, SIGNED], { label: 'Zap', range: 6, targets: [] })).toBeNull();
  });
});

describe('a target', () => {
  it('has its number above the chips if they hide it in every corner', () => {
    const chips = [{ text: 'Zap '.repeat(20), tone: 'mode' as const }];
    const targets = [at(-8, -7), at(8, -7), at(-8, 7), at(8, 7)];
    const shot = (count: number) =>
      compactPicture(
        raws,
        { ...sight, things: [] },
        { ...captions, chips },
        {
          targeting: { label: 'Zap', range: 6, targets: targets.slice(0, count) },
        },
      );
    const [without, all] = [shot(0), shot(4)];
    const badge = { left: 2 * CELL + 9, top: MAP_TOP + CELL - 9 };
    let changed = 0;
    for (let y = badge.top; y < badge.top + 14; y++)
      for (let x = badge.left; x < badge.left + 14; x++) if (all.get(x, y) !== without.get(x, y)) changed++;
    expect(changed).toBeGreaterThan(20);
  });

  it('beyond the edge has its number at the edge', () => {
    const shot = (targets: SeenThing[]) =>
      compactPicture(raws, { ...sight, things: [] }, captions, { targeting: { label: 'Zap', range: 6, targets } });
    const inks = (pixels: Pixels) => boxOf(pixels, 0xffd95c);
    expect(inks(shot([at(-12, 3)]))!.x).toBeLessThan(10);
  });
});

describe.each(Object.values(LOCALES))('in $id', (locale) => {
  const i18n = createI18n(raws, locale);
  const names = [
    ...Object.keys(raws.item).map((raw) => i18n.thing({ id: 5, raw })),
    ...Object.keys(raws.spell).map(i18n.spell),
  ];
  const asked = names.map(i18n.turns.aim.label).sort((a, b) => textWidth(b) - textWidth(a));

  it.each([STANDARD, LARGE])('every prompt fits among $columns columns', (viewport) => {
    for (const text of asked.slice(0, 30)) expect([text, isWhole(text, viewport)]).toEqual([text, true]);
  });
});

/** True if a chip lies inside the picture and shows all ink of its text. */
function isWhole(text: string, viewport: Viewport): boolean {
  const ink = (width: number) => {
    const pixels = new Pixels(width, 120, 0x123456);
    const place = {
      viewport: { ...viewport, mapClip: { ...viewport.mapClip, x2: width } },
      inset: { left: 18, top: 14 },
    };
    drawChips(pixels, placeChips([{ text, tone: 'mode' }], { ...place, obstacles: [] }), colours);
    const box = boxOf(pixels, colours.chips.mode)!;
    return { count: pixels.data.filter((pixel) => pixel === 0x0c0d12).length, right: box.x + box.width };
  };
  const [narrow, wide] = [ink(viewport.width), ink(800)];
  return narrow.count === wide.count && narrow.right < viewport.width - 2;
}
