import { type Action, type Game, isParked } from '../../engine';
import { type Point, same } from '../../lib/geometry';
import type { Party, Run } from '../../storage/contract';

/** True in the mode `vote`; in `handover` and `hotseat`, true for taking a caged thing, which nobody can undo. */
export const isVotedOn = ({ mode }: Party, { game }: Run, action: Action): boolean =>
  mode === 'vote' || (mode !== 'owner' && takesFromCage(game, action));

/** True if the party votes on all actions, or on taking a caged thing of the hero's level. */
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
