import { loadRaws } from '../../src/raws';
import { compactPicture } from '../../src/render/compact';
import { overlayColours } from '../../src/render/compact/colours';
import { CELL, LARGE, LOG_TOP, MAP_TOP, SCALE, STANDARD, WIDTH } from '../../src/render/compact/layout';
import { drawRuler, RULER } from '../../src/render/compact/overlays/ruler';
import { Pixels } from '../../src/render/pixels';
import { encodePng } from '../../src/render/png';
import { indexedHeader } from '../support/pictures';
import { aiming, beside, having, inContrast, quiet, SITUATIONS, type SituationName } from '../support/situations';
import { type FixedView, forest, lair, town } from '../support/views';
import { expectGolden } from './golden-picture';

const raws = loadRaws();
const draw = ({ view, captions, options }: FixedView): Pixels => compactPicture(raws, view, captions, options);

/** Cells of the window in which two pictures differ, as column and row. */
function changed(a: Pixels, b: Pixels): string[] {
  const cells = new Set<string>();
  for (let y = MAP_TOP; y < LOG_TOP; y++) {
    for (let x = 0; x < WIDTH; x++) {
      if (a.get(x, y) !== b.get(x, y)) cells.add(`${Math.floor(x / CELL)} ${Math.floor((y - MAP_TOP) / CELL)}`);
    }
  }
  return [...cells].sort();
}

describe.each(Object.keys(SITUATIONS) as SituationName[])('the picture of %s', (name) => {
  const png = encodePng(draw(SITUATIONS[name]()), SCALE);

  it('is the committed one', () => expectGolden(`situation-${name}`, png));

  it('is small and has a palette', () => {
    expect(png.length).toBeLessThan(20_000);
    expect(indexedHeader(png).colours).toBeLessThanOrEqual(256);
  });
});

describe('a preview of a blast', () => {
  const { view } = lair();
  const cells = [beside(view, 1, 1), beside(view, 2, 1)];
  const at = cells[0]!;

  it.each([false, true])('tints the ground it would cover, and no other (high contrast %s)', (contrast) => {
    const shot = (change: object) => {
      const fixed = aiming(lair(), { targets: [], ...change });
      return draw(contrast ? inContrast(fixed) : fixed);
    };
    expect(changed(shot({}), shot({ blast: cells }))).toEqual(['11 9', '12 9']);
  });

  it('leaves walls as they are', () => {
    const wall = beside(view, 0, -8);
    expect(changed(draw(aiming(lair(), {})), draw(aiming(lair(), { blast: [wall] })))).toEqual([]);
  });

  it('marks the cell aimed at, with another shape when it is invalid', () => {
    const inks = overlayColours('contrast');
    const shot = (valid: boolean) => draw(inContrast(aiming(lair(), { targets: [], chosen: { at, valid } })));
    const middle = { x: 11 * CELL + 7, y: MAP_TOP + 9 * CELL + 7 };
    expect(shot(false).get(middle.x, middle.y)).toBe(inks.refused);
    expect(shot(true).get(middle.x, middle.y)).not.toBe(inks.chosen);
    expect(shot(true).get(middle.x - 3, middle.y)).toBe(inks.chosen);
  });

  it('whitens the brackets of the beast that is aimed at, whichever of its cells', () => {
    const dragon = lair().view.things.find(({ raw }) => raw === 'black-dragon')!;
    const aimed = (x: number, y: number) => {
      const cell = { x: dragon.at.x + x, y: dragon.at.y + y };
      return draw(aiming(lair(), { chosen: { at: cell, valid: true } }));
    };
    expect(changed(aimed(0, 0), aimed(1, 1))).toEqual([]);
    expect(changed(aimed(0, 0), draw(aiming(lair(), {})))).not.toEqual([]);
  });
});

describe.each([STANDARD, LARGE])('the ruler over $columns columns', (viewport) => {
  const { columns, rows, width, logTop } = viewport;
  const centre = { x: columns >> 1, y: rows >> 1 };
  const blank = new Pixels(width, viewport.height, 0x123456);
  drawRuler(blank, viewport, centre, 'standard');
  const { ruler, rulerHero } = overlayColours('standard');
  const inked = (ink: number, x1: number, y1: number, x2: number, y2: number): boolean => {
    for (let y = y1; y < y2; y++) for (let x = x1; x < x2; x++) if (blank.get(x, y) === ink) return true;
    return false;
  };

  it('has a letter over every column and a number beside every row', () => {
    const letter = (i: number) =>
      inked(i === centre.x ? rulerHero : ruler, i * CELL, MAP_TOP, (i + 1) * CELL, MAP_TOP + CELL);
    const number = (i: number) =>
      inked(i === centre.y ? rulerHero : ruler, 0, MAP_TOP + i * CELL, RULER.left, MAP_TOP + (i + 1) * CELL);
    expect(Array.from({ length: columns }, (_, i) => letter(i))).toEqual(Array(columns).fill(true));
    expect(Array.from({ length: rows }, (_, i) => number(i))).toEqual(Array(rows).fill(true));
  });

  it("is bright at the hero's own column and row only", () => {
    expect(inked(rulerHero, 0, MAP_TOP, centre.x * CELL, MAP_TOP + CELL)).toBe(false);
    expect(inked(rulerHero, (centre.x + 1) * CELL, MAP_TOP, width, MAP_TOP + CELL)).toBe(false);
    expect(inked(rulerHero, 0, MAP_TOP + CELL, width, MAP_TOP + centre.y * CELL)).toBe(false);
    expect(inked(rulerHero, 0, MAP_TOP + (centre.y + 1) * CELL, width, logTop)).toBe(false);
  });

  it('is not drawn unless asked for', () => {
    const without = draw(aiming(lair(), { ruler: false }));
    expect(changed(without, draw(aiming(lair(), {})))).toContain('20 0');
  });
});

describe('marks of the hero', () => {
  const me = { id: 1, raw: 'hero' };
  const { at } = town().view.hero;

  it.each([
    ['a new level', { kind: 'levelled', level: 2, attribute: 'might' }],
    ['restored mana', { kind: 'mana-restored', target: me, amount: 2, at }],
    ['healing', { kind: 'healed', target: me, amount: 2, at }],
    ['a blow', { kind: 'hurt', target: me, amount: 2, at, cause: 'hunger', by: null }],
  ] as const)('shows %s in the high-contrast palette too', (_, fact) => {
    const before = draw(inContrast(having(town(), [])));
    expect(changed(before, draw(inContrast(having(town(), [fact]))))).not.toEqual([]);
  });

  it('outlines a hero who gains a level in gold, even when it was hit', () => {
    const hurt = { kind: 'hurt', target: me, amount: 2, at, cause: 'hunger', by: null } as const;
    const shot = draw(having(town(), [hurt, { kind: 'levelled', level: 2, attribute: 'might' }]));
    const reds = shot.data.filter((pixel) => pixel === 0xff3b30).length;
    expect(reds).toBe(0);
  });

  it('shows the laurel beside the gold once it is won', () => {
    const { view, captions } = quiet(forest());
    const [with_, without] = [true, false].map((laurel) => compactPicture(raws, { ...view, laurel }, captions));
    const differ = Array.from(with_!.data.keys()).filter((i) => with_!.data[i] !== without!.data[i]);
    expect(differ.length).toBeGreaterThan(0);
    expect(differ.every((i) => Math.floor(i / WIDTH) < 15)).toBe(true);
  });
});
