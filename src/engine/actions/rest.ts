import { hostilesInView } from '../hostiles';
import { component } from '../state/components';
import type { World } from '../state/world';
import { type Planner, refused } from './plan';
import { canRecover, type Recovered, recover, tellRecovered } from './recovery';

/** Player-turns one rest lasts at most. */
const LONGEST_REST = 100;

/** Waits until hit points and mana are full, or something happens. Refused when there is nothing to gain by it. */
export const rest: Planner<'rest'> = (world) => {
  const [hostile] = hostilesInView(world);
  if (hostile) return refused({ code: 'hostile-in-view', who: hostile.raw });
  if (isRested(world) || !canRecover(world)) return refused({ code: 'nothing-to-rest' });
  const total: Recovered = { hp: 0, mana: 0 };
  return {
    kind: 'series',
    series: {
      limit: LONGEST_REST,
      atLimit: 'limit',
      next: () =>
        isRested(world)
          ? { stop: { reason: 'restored', what: null } }
          : {
              run: () => {
                const { hp, mana } = recover(world);
                total.hp += hp;
                total.mana += mana;
              },
            },
      end: () => tellRecovered(world, total),
    },
  };
};

function isRested(world: World): boolean {
  const pools = component(world.raws, world.game.hero, 'pools');
  return !pools || (pools.hp.current >= pools.hp.max && pools.mana.current >= pools.mana.max);
}
