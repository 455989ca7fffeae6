import * as fc from 'fast-check';
import { loadRaws } from '../../../../src/raws';
import { compactPicture } from '../../../../src/render/compact';
import { CELL, LARGE, MAP_TOP, STANDARD, type Viewport } from '../../../../src/render/compact/layout';
import { type Box, overlap } from '../../../../src/render/compact/overlays/box';
import { placeTooltip } from '../../../../src/render/compact/overlays/tooltip-box';
import { textWidth } from '../../../../src/render/font/text';
import { draws } from '../../../support/deep';
import { digestOf } from '../../../support/pictures';
import { quiet } from '../../../support/situations';
import { forest } from '../../../support/views';

const raws = loadRaws();

const squareIn = (column: number, row: number, cells = 1): Box => ({
  x: column * CELL,
  y: MAP_TOP + row * CELL,
  width: cells * CELL,
  height: cells * CELL,
});
const centreOf = ({ columns, rows }: Viewport) => ({ x: columns >> 1, y: rows >> 1 });
const heroIn = (viewport: Viewport): Box => squareIn(centreOf(viewport).x, centreOf(viewport).y);

const line = fc.array(fc.constantFrom('Strong', 'Unintelligent', 'Wyrm', 'Mangy', '(5'), {
  minLength: 1,
  maxLength: 6,
});
const text = fc.array(
  line.map((words) => words.join(' ')),
  { minLength: 1, maxLength: 12 },
);

describe.each([STANDARD, LARGE])('the box beside a thing among $columns columns', (viewport) => {
  const { columns, rows, width: across, logTop } = viewport;
  const centre = centreOf(viewport);
  const hero = heroIn(viewport);
  const boxOf = (thing: Box, lines: readonly string[], creatures: Box[] = []) =>
    placeTooltip(viewport, { thing, hero, creatures }, lines)!;

  it('is on the map for any place of the thing, and covers neither the thing nor the hero', () => {
    const thing = fc
      .record({ column: fc.nat(columns - 1), row: fc.nat(rows - 1), cells: fc.constantFrom(1, 2, 3) })
      .filter(({ column, row, cells }) => column + cells <= columns && row + cells <= rows)
      .map(({ column, row, cells }) => squareIn(column, row, cells))
      .filter((body) => overlap(body, hero) === 0);
    fc.assert(
      fc.property(thing, text, (body, lines) => {
        const box = boxOf(body, lines);
        expect(overlap(box, { x: 0, y: MAP_TOP, width: across, height: logTop - MAP_TOP })).toBe(
          box.width * box.height,
        );
        expect([overlap(box, body), overlap(box, hero)]).toEqual([0, 0]);
        expect(Math.max(...box.lines.map((each) => textWidth(each)))).toBeLessThan(box.width);
      }),
      { numRuns: draws(200) },
    );
  });

  it('is broad instead of a column of single words, if that hides nobody either', () => {
    const others = [squareIn(centre.x + 1, 6), squareIn(columns - 5, 6), squareIn(centre.x - 2, 10)];
    const facts = [
      'Orc Veteran',
      'Quite Average',
      'Level: 1',
      'you hit 10% (20 blows)',
      'hits you 95% (3 blows to kill you)',
    ];
    expect(boxOf(squareIn(6, 6), facts, others).lines.length).toBeLessThan(9);
  });

  it('has its arrow at the middle of the thing even in another row and column, on the side with more room', () => {
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        if (row === centre.y || column === centre.x) continue;
        const { y, height, side } = boxOf(squareIn(column, row), ['Mangy Wolf', 'Strong Agile', 'Level: 1']);
        expect([column, row, side]).toEqual([column, row, column < centre.x ? 'right' : 'left']);
        const middle = MAP_TOP + row * CELL + CELL / 2;
        expect(middle > y && middle < y + height).toBe(true);
      }
    }
  });

  it('moves off creatures if it can', () => {
    const thing = squareIn(centre.x + 3, centre.y - 2);
    const lines = ['Mangy Wolf', 'Strong Agile', 'Level: 1'];
    const plain = boxOf(thing, lines);
    const inItsWay = squareIn(centre.x + 1, centre.y - 2);
    expect(overlap(plain, inItsWay)).toBeGreaterThan(0);
    expect(overlap(boxOf(thing, lines, [inItsWay]), inItsWay)).toBe(0);
  });

  it('has a line for each fact while there is room, and then joins them', () => {
    const thing = squareIn(0, 0);
    const few = ['Rat', 'Weak', 'Level: 1'];
    expect(boxOf(thing, few).lines).toEqual(few);
    const many = ['Rat', ...Array.from({ length: 18 }, (_, i) => `Fact ${i}`)];
    expect(boxOf(thing, many).lines.join(' ')).toBe(`Rat ${many.slice(1).join('; ')}`);
  });

  it('ends in an ellipsis when there is no room for all of it', () => {
    const long = ['Rat', ...Array.from({ length: 99 }, (_, i) => `Healthy ${i}`)];
    const { lines } = boxOf(squareIn(centre.x - 1, centre.y), long);
    expect(lines.at(-1)).toMatch(/…$/);
    expect(lines.slice(0, -1).join(' ')).not.toContain('…');
  });
});

test('a look without lines draws nothing', () => {
  const { view, captions } = quiet(forest());
  const deer = view.things.find(({ raw }) => raw === 'deer')!;
  const shot = (tooltip: string[]) =>
    digestOf(compactPicture(raws, view, { ...captions, tooltip }, { look: { at: deer.at, id: deer.id } }));
  expect(shot([])).toBe(digestOf(compactPicture(raws, view, captions)));
  expect(shot(['Deer'])).not.toBe(shot([]));
});

test('a thing beyond the edge of the window is described at the edge', () => {
  const { view, captions } = quiet(forest());
  const wolf = view.things.find(({ raw }) => raw === 'mangy-wolf')!;
  const at = { x: view.hero.at.x + 12, y: view.hero.at.y - 3 };
  const far = { ...view, things: [{ ...wolf, at }] };
  const shot = (tooltip: string[]) =>
    digestOf(compactPicture(raws, far, { ...captions, tooltip }, { look: { at, id: wolf.id } }));
  expect(shot(['Mangy Wolf'])).not.toBe(shot([]));
});
