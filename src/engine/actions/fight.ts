import { hostilesInView } from '../creatures';
import { isBadlyHurt } from './common/badly-hurt';
import { noEnemyRefusal, type Planner, refuse, refuseDanger } from './common/plan';
import { seriesLimits } from './common/series-limits';
import { createBattle } from './series/battle';

/** Refused as `no-enemy`, `no-path`, `truce` or, for a badly hurt hero, `danger`. */
export const fight: Planner<'fight'> = (world, { sure }) => {
  if (hostilesInView(world).length === 0) return refuse(noEnemyRefusal(world));
  const battle = createBattle(world);
  if (battle === null) return refuse({ code: 'no-path' });
  if (isBadlyHurt(world) && !sure) return refuseDanger('low-health', null);
  return { kind: 'series', series: { ...seriesLimits(world), ...battle } };
};
