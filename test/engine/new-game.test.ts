import { branchGame, newGame } from '../../src/engine';
import { loadRaws } from '../../src/raws';

const game = newGame({ seed: 'branch' }, loadRaws());

test('a branch has its own stream and seed, and otherwise the same game', () => {
  const branch = branchGame(game, 'one');
  expect(branch.rng).not.toEqual(game.rng);
  expect(branch.seed).not.toBe(game.seed);
  expect({ ...branch, rng: game.rng, seed: game.seed }).toEqual(game);
});

test('branches differ unless name and turn are the same', () => {
  expect(branchGame(game, 'one')).toEqual(branchGame(game, 'one'));
  expect(branchGame(game, 'one').rng).not.toEqual(branchGame(game, 'two').rng);
  expect(branchGame(game, 'one').rng).not.toEqual(branchGame({ ...game, turn: 1 }, 'one').rng);
});
