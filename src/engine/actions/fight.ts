import { hostilesInView } from '../creatures';
import { isBadlyHurt } from './common/badly-hurt';
import { noEnemyRefusal, type Planner, refuse, refuseDanger } from './common/plan';
import { seriesLimits } from './common/series-limits';
import { createBattle } from './series/battle';

/**
 * Plans a fight with the enemies in view (`createBattle`).
 *
 * Refused as `no-enemy` without an enemy in view. Refused as `no-path` if the hero can neither attack nor approach any
 * enemy. Refused as `truce` if a truce protects the hero or the nearest enemy. If the hero is badly hurt, refused as
 * `danger` until `sure` is set.
 */
export const fight: Planner<'fight'> = (world, { sure }) => {
  if (hostilesInView(world).length === 0) return refuse(noEnemyRefusal(world));
  const battle = createBattle(world);
  if (battle === null) return refuse({ code: 'no-path' });
  if (isBadlyHurt(world) && !sure) return refuseDanger('low-health', null);
  return { kind: 'series', series: { ...seriesLimits(world), ...battle } };
};
