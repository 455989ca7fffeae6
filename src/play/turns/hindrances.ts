import { type Action, type Game, type Raws, type Refusal, type Rest, TILES, turn, type View } from '../../engine';
import { foesOf, hostilesOf, isFamished } from '../advice/situation';

export interface Hindrance {
  action: Action;
  refusal: Refusal;
}

/** Returns actions refused for reasons not on the board. `rest` is in percent. */
export function hindrancesOf(
  game: Game,
  seen: View,
  { legal, raws, rest }: { legal: readonly Action[]; raws: Raws; rest?: Rest | undefined },
): Hindrance[] {
  if (game.over || game.pending) return [];
  const { hero } = seen;
  const inDanger = foesOf({ view: seen }).length > 0;
  const hungry = isFamished({ view: seen });
  const hurt = hero.hp.current < hero.hp.max || hero.mana.current < hero.mana.max;
  const asked: Action[] = [
    ...(hostilesOf({ view: seen }).length > 0 ? [{ kind: 'fight' } as const] : []),
    ...(inDanger ? [] : [{ kind: 'explore' } as const, ...(hero.boonOffer?.isOpen ? [] : climbs(seen))]),
    ...(!inDanger && hungry && hurt ? [{ kind: 'rest' } as const] : []),
  ];
  return asked
    .filter(({ kind }) => !legal.some((action) => action.kind === kind))
    .flatMap((action) => {
      const result = turn(game, action.kind === 'explore' && rest ? { ...action, rest } : action, raws);
      return result.ok ? [] : [{ action, refusal: result.refusal }];
    });
}

function climbs({ carried, town, tiles }: View): Action[] {
  const leadsUp = carried !== undefined && !town;
  if (!tiles.includes(leadsUp ? TILES.upStairs : TILES.downStairs)) return [];
  return [{ kind: leadsUp ? 'ascend' : 'descend' }];
}
