import { type Game, hash, legalActions, type Raws, turn } from '../../src/engine';
import type { Rng } from '../../src/lib/rng';
import { decodeGame, encodeGame } from '../../src/storage/codec/save';
import { InvariantError } from './broken';
import { thoroughFaults } from './invariants';

/** Listed actions tried out at each checkup. */
const TRIED = 5;

/** Checks what takes longer: every level, and a save. Returns the game as it came out of the save, to be played on. */
export function checkSave(raws: Raws, game: Game): Game {
  const found = thoroughFaults(raws, game);
  if (found.length > 0) throw new InvariantError('every level is sound', found.join('; '));
  const before = hash(game);
  const copy = JSON.parse(JSON.stringify(game)) as Game;
  if (hash(copy) !== before) throw new InvariantError('JSON keeps the game', '');
  const saved = decodeGame(encodeGame(game));
  if (hash(saved) !== before) throw new InvariantError('a save keeps the game', '');
  return saved;
}

/** Tries a few actions of the list: none may be refused, none may change the game it is given. */
export function checkList(raws: Raws, game: Game, rng: Rng): void {
  const before = hash(game);
  const legal = legalActions(game, raws);
  if (game.over !== null) {
    if (legal.length > 0) throw new InvariantError('nothing is legal after the end', '');
    return;
  }
  for (let tried = 0; tried < TRIED; tried++) {
    const action = rng.pick(legal);
    const result = turn(game, action, raws);
    if (result.ok) continue;
    throw new InvariantError(
      'a listed action is accepted',
      `${JSON.stringify(action)}: ${JSON.stringify(result.refusal)}`,
    );
  }
  if (hash(game) !== before) throw new InvariantError('a turn never changes its input', '');
}
