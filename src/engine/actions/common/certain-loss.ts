import type { RawId, World } from '../../state';
import { component } from '../../state';
import { definitionOf } from '../../statuses';
import { starvationDamage } from '../../systems/hunger';

/** Returns the main cause if hunger and statuses alone kill the hero next turn. */
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
