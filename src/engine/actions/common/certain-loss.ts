import type { RawId, World } from '../../state';
import { component } from '../../state';
import { definitionOf } from '../../statuses';
import { starvationDamage } from '../../systems/hunger';

/**
 * Returns what could kill the hero in the next player-turn without any attack: `hunger`, or the source of a status.
 * Returns `null` if none of them can. If several act together, returns the one that causes the greatest loss.
 */
export function deadlyCause(world: World): RawId | null {
  const { raws, game } = world;
  if (component(raws, game.hero, 'godMode')) return null;
  const losses = [
    ...(component(raws, game.hero, 'statuses') ?? []).map((status) => ({
      cause: status.source,
      amount: definitionOf(status).damagePerTurn(status),
    })),
    { cause: 'hunger', amount: starvationDamage(world) },
  ];
  if (losses.reduce((sum, { amount }) => sum + amount, 0) < game.hero.pools.hp.current) return null;
  return losses.reduce((most, loss) => (loss.amount > most.amount ? loss : most)).cause;
}
