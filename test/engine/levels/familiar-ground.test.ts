import { isStairs, legalActions, newGame, view } from '../../../src/engine';
import { loadRaws } from '../../../src/raws';

const raws = loadRaws();
const seeds = ['A', 'B', 'C', 'D', 'E', 'F'];

test.each(seeds)('the hero knows the way to the gate of its home town (seed %s)', (seed) => {
  const game = newGame({ seed }, raws);
  const { tiles, width } = view(game, raws);
  const goals = legalActions(game, raws).flatMap((action) => (action.kind === 'travel' ? [action.to] : []));
  expect(goals.some(({ x, y }) => isStairs(tiles[y * width + x] ?? ' '))).toBe(true);
});

test('the inside of other houses is unknown at first', () => {
  const game = newGame({ seed: 'A' }, raws);
  const { tiles, visible } = view(game, raws);
  const unseen = [...tiles].filter((_, cell) => visible[cell] === '0');
  expect(new Set(unseen)).toEqual(new Set([' ', '=', '>']));
});
