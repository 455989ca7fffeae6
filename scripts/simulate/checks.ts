import { type Game, hash, legalActions, type Raws, turn } from '../../src/engine';
import type { Rng } from '../../src/lib/rng';
import { decodeGame, encodeGame } from '../../src/storage/codec/save';
import { thoroughFaults } from './invariants';

export class InvariantError extends Error {
  constructor(
    readonly rule: string,
    detail: string,
  ) {
    super(detail);
  }
}

/** Number of legal actions that each check tries. */
const TRIALS = 5;

/** Makes slow checks of all levels, of saving and loading. Returns the loaded game, or throws an `InvariantError`. */
export function checkSave(raws: Raws, game: Game): Game {
  const found = thoroughFaults(raws, game);
  if (found.length > 0) throw new InvariantError('every level is sound', found.join('; '));
  const before = hash(game);
  const copy = JSON.parse(JSON.stringify(game)) as Game;
  if (hash(copy) !== before) throw new InvariantError('the game survives JSON', '');
  const saved = decodeGame(encodeGame(game));
  if (hash(saved) !== before) throw new InvariantError('the game survives a save', '');
  return saved;
}

/** Tries a few legal actions. Throws an `InvariantError` if the engine refuses one, or changes the given game. */
export function checkLegalActions(raws: Raws, game: Game, rng: Rng): void {
  const before = hash(game);
  const legal = legalActions(game, raws);
  if (game.over !== null) {
    if (legal.length > 0) throw new InvariantError('nothing is legal after the end', '');
    return;
  }
  for (let trial = 0; trial < TRIALS; trial++) {
    const action = rng.pick(legal);
    const result = turn(game, action, raws);
    if (result.ok) continue;
    throw new InvariantError(
      'a legal action is accepted',
      `${JSON.stringify(action)}: ${JSON.stringify(result.refusal)}`,
    );
  }
  if (hash(game) !== before) throw new InvariantError('a turn never changes its input', '');
}
