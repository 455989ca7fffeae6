import { type Action, type Game, type Raws, type Refusal, turn, type View } from '../../engine';
import { isFamished } from '../advice/situation';

/** An action that would be refused, and why. */
export interface Hindrance {
  action: Action;
  refusal: Refusal;
}

/**
 * Why the main actions would be refused now, as far as that is not to be seen: nothing or no way left to explore, no
 * way to an enemy in view, no rest for the hungry who are hurt. That an enemy is there, or none, needs no reason.
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
