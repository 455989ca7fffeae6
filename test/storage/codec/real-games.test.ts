import fc from 'fast-check';
import { type Game, hash, legalActions, newGame, turn } from '../../../src/engine';
import { rngFromSeed } from '../../../src/lib/rng';
import { loadRaws } from '../../../src/raws';
import { decodeGame, encodeGame } from '../../../src/storage/codec/save';
import { isDeep } from '../../support/deep';

const raws = loadRaws();

function gameAfter(seed: string, actions: number): Game {
  const rng = rngFromSeed(`${seed}/player`);
  let game = newGame({ seed }, raws);
  for (let i = 0; i < actions; i++) {
    const legal = legalActions(game, raws).filter(({ kind }) => kind !== 'abandon' && kind !== 'retire');
    if (legal.length === 0) break;
    const result = turn(game, rng.pick(legal), raws);
    if (result.ok) game = result.game;
  }
  return game;
}

test('any game comes back equal and plays on as before', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(isDeep ? 40 : 12), (seed, actions) => {
      const game = gameAfter(seed, actions);
      const back = decodeGame(encodeGame(game));
      expect(back).toStrictEqual(game);
      expect(hash(back)).toBe(hash(game));
      if (!game.over && !game.pending)
        expect(turn(back, { kind: 'wait' }, raws)).toEqual(turn(game, { kind: 'wait' }, raws));
      expect(encodeGame(game).length).toBeLessThan(12_000);
    }),
    { numRuns: isDeep ? 60 : 3 },
  );
});
