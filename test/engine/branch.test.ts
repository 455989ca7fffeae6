import { branched, newGame } from '../../src/engine';
import { loadRaws } from '../../src/raws';

const game = newGame({ seed: 'branch' }, loadRaws());

test('a branch has luck and seed of its own, and otherwise the game as it stands', () => {
  const branch = branched(game, 'one');
  expect(branch.rng).not.toEqual(game.rng);
  expect(branch.seed).not.toBe(game.seed);
  expect({ ...branch, rng: game.rng, seed: game.seed }).toEqual(game);
});

test('the same branch at the same turn is the same, any other is not', () => {
  expect(branched(game, 'one')).toEqual(branched(game, 'one'));
  expect(branched(game, 'one').rng).not.toEqual(branched(game, 'two').rng);
  expect(branched(game, 'one').rng).not.toEqual(branched({ ...game, turn: 1 }, 'one').rng);
});
