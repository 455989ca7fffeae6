import { coordinateOf, nearestStairs, nearestToHero, rulerCell, targetCell } from '../../../src/discord/board/geometry';
import type { Board, SeenThing } from '../../../src/discord/types';
import { pictureLayoutOf } from '../../../src/settings/layout';
import { windowSize } from '../../../src/settings/window';
import { boardOf } from '../../support/bot-fixture';
import { mapped, scenario } from '../../support/scenario';

/** Board on a level larger than the picture's window. The hero stands in the middle. */
function wideBoard(settings: Partial<Board['settings']> = {}): Board {
  const board = boardOf(scenario('@'), settings);
  const view = { ...board.view, width: 80, height: 50, hero: { ...board.view.hero, at: { x: 40, y: 25 } } };
  return { ...board, view };
}

describe.each(['compact', 'large', 'classic'] as const)('the ruler of the %s picture', (layout) => {
  const board = wideBoard({ classic: layout === 'classic', large: layout === 'large' });
  const { columns, rows } = windowSize({ layout, log: false });
  const corner = { x: 40 - Math.floor(columns / 2), y: 25 - Math.floor(rows / 2) };

  test('names every cell of the window, and finds every cell by its name', () => {
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++) {
        const cell = { x: corner.x + x, y: corner.y + y };
        const name = coordinateOf(board, cell);
        expect(name).toMatch(/^A?[A-Z]\d{1,2}$/);
        expect(rulerCell(board, (name as string).toLowerCase())).toEqual(cell);
      }
    }
  });

  test('begins with a1 and ends with the window', () => {
    expect(rulerCell(board, 'a1')).toEqual(corner);
    expect(rulerCell(board, 'a 1')).toEqual(corner);
    expect(rulerCell(board, `a${rows}`)).toEqual({ x: corner.x, y: corner.y + rows - 1 });
    expect(rulerCell(board, `a${rows + 1}`)).toBeNull();
    expect(rulerCell(board, 'a0')).toBeNull();
    const outside = [
      { x: corner.x - 1, y: corner.y },
      { x: corner.x, y: corner.y - 1 },
      { x: corner.x + columns, y: corner.y },
      { x: corner.x, y: corner.y + rows },
    ];
    expect(outside.map((cell) => coordinateOf(board, cell))).toEqual([null, null, null, null]);
  });
});

test('a picture without a log shows two more rows', () => {
  const rowsWith = (settings: Partial<Board['settings']>) =>
    windowSize({ layout: pictureLayoutOf(wideBoard(settings).settings), log: settings.log === true }).rows;
  expect([rowsWith({}), rowsWith({ log: true })]).toEqual([19, 17]);
  expect([rowsWith({ large: true }), rowsWith({ large: true, log: true })]).toEqual([17, 15]);
  expect(rowsWith({ classic: true })).toBe(rowsWith({ classic: true, log: true }));
});

test('in the compact picture U is the last column; the classic one goes on with AA after Z', () => {
  expect(rulerCell(wideBoard(), 'u1')).toEqual({ x: 50, y: 16 });
  expect(rulerCell(wideBoard(), 'v1')).toBeNull();
  const classic = wideBoard({ classic: true });
  expect(rulerCell(classic, 'z1')).toEqual({ x: 41, y: 3 });
  expect(rulerCell(classic, 'aa1')).toEqual({ x: 42, y: 3 });
  expect(coordinateOf(classic, { x: 42, y: 3 })).toBe('AA1');
});

test.each(['', 'a', '1', 'a1b', '1a', 'abc1', 'a123', 'xa1', '!a1'])('%j is no coordinate', (text) => {
  expect(rulerCell(wideBoard(), text)).toBeNull();
});

test('a cell of the picture beyond the level has no name', () => {
  const board = boardOf(scenario('@..'));
  expect(rulerCell(board, 'k10')).toEqual(board.view.hero.at);
  expect(rulerCell(board, 'a10')).toBeNull();
  expect(rulerCell(board, 'k1')).toBeNull();
});

test('the nearest of several cells is by straight distance, and the first of equal ones', () => {
  const board = wideBoard();
  expect(nearestToHero(board, [])).toBeNull();
  const [far, near, equal] = [
    { x: 43, y: 28 },
    { x: 40, y: 21 },
    { x: 44, y: 25 },
  ];
  expect(nearestToHero(board, [far, near, equal])).toEqual(near);
  expect(nearestToHero(board, [far, equal, near])).toEqual(equal);
});

test('a big creature is aimed at in the nearest of its cells that is in view', () => {
  const board = boardOf(scenario('@.D.\n....'));
  const dragon = board.view.things.find(({ raw }) => raw === 'black-dragon') as SeenThing;
  expect(dragon.size).toEqual({ width: 2, height: 2 });
  expect(targetCell(board, dragon)).toEqual(dragon.at);
  const fromBelow = { ...board, view: { ...board.view, hero: { ...board.view.hero, at: { x: 5, y: 2 } } } };
  expect(targetCell(fromBelow, dragon)).toEqual({ x: dragon.at.x + 1, y: dragon.at.y + 1 });
  const unseen = { ...board, view: { ...board.view, visible: '0'.repeat(board.view.visible.length) } };
  expect(targetCell(unseen, dragon)).toEqual(dragon.at);
});

test('of several stairs of a kind, the nearest to which the hero can travel counts', () => {
  const board = boardOf(mapped(scenario('>..@.>#>\n....<..#')));
  expect(nearestStairs(board, '>')).toEqual({ x: 6, y: 1 });
  expect(nearestStairs(board, '<')).toEqual({ x: 5, y: 2 });
  expect(nearestStairs({ ...board, legal: [] }, '>')).toBeNull();
});
