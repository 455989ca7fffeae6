import { type Action, type Game, type Raws, type Refusal, turn, type View } from '../../engine';
import { isFamished } from '../advice/situation';

/** An action that the engine would refuse, and the reason. */
export interface Hindrance {
  action: Action;
  refusal: Refusal;
}

/**
 * Returns why the engine would refuse the main actions, if the board does not show the reason by itself. Examples:
 * nothing is left to explore, no path leads to an enemy in view, or a hurt hero is too hungry to rest. An enemy in
 * view, or none, is a reason that the board shows.
 */
export function hindrancesOf(game: Game, seen: View, legal: readonly Action[], raws: Raws): Hindrance[] {
  if (game.over || game.pending) return [];
  const { hero, things } = seen;
  const inDanger = things.some(({ stance }) => stance === 'hostile');
  const hungry = isFamished({ view: seen });
  const hurt = hero.hp.current < hero.hp.max || hero.mana.current < hero.mana.max;
  const asked: Action[] = inDanger
    ? [{ kind: 'fight' }]
    : [{ kind: 'explore' }, ...(hungry && hurt ? [{ kind: 'rest' } as const] : [])];
  return asked
    .filter(({ kind }) => !legal.some((action) => action.kind === kind))
    .flatMap((action) => {
      const result = turn(game, action, raws);
      return result.ok ? [] : [{ action, refusal: result.refusal }];
    });
}
