import { type Action, type Game, isParked } from '../../engine';
import { type Point, same } from '../../lib/geometry';
import type { Party, Run } from '../../storage/contract';

/** Taking a caged thing needs a vote, because nobody can undo it. */
export const isVotedOn = ({ mode }: Party, { game }: Run, action: Action): boolean =>
  mode === 'vote' || (mode !== 'owner' && takesFromCage(game, action));

/** True if a possible next action needs a vote. */
export const mayVoteIn = ({ mode }: Party, { game }: Run): boolean =>
  mode === 'vote' || (mode !== 'owner' && cagedIn(game).length > 0);

function takesFromCage(game: Game, action: Action): boolean {
  if (action.kind !== 'fetch' && action.kind !== 'pickup') return false;
  const { kind, item } = action;
  const isUnderfoot = (at: Point | null | undefined): boolean => !!at && same(at, game.hero.position);
  return cagedIn(game).some(({ id, position }) =>
    item === undefined ? kind === 'pickup' && isUnderfoot(position) : id === item,
  );
}

function cagedIn(game: Game) {
  const level = game.levels[String(game.depth)];
  return level && !isParked(level) ? level.entities.filter(({ caged }) => caged) : [];
}
