import { add, STEPS } from '../../lib/geometry';
import { stanceToHero } from '../creatures';
import { mobAt, positionOf } from '../state';
import { actualDirection } from './common/bump';
import { type Planner, refuse, refuseFriendly, truceRefusal } from './common/plan';

/** Refused as `nobody-there`, `truce` or, for a non-hostile creature, `danger`. */
export const attack: Planner<'attack'> = (world, { direction, sure }) => {
  const from = positionOf(world.game.hero);
  const target = mobAt(world, add(from, STEPS[direction]));
  if (!target) return refuse({ code: 'nobody-there' });
  const truce = truceRefusal(world, target);
  if (truce) return refuse(truce);
  if (stanceToHero(world, target) !== 'hostile' && !sure) return refuseFriendly(world, target);
  return {
    kind: 'turn',
    run: () => {
      const struck = mobAt(world, add(from, STEPS[actualDirection(world, direction)]));
      if (struck) world.intents.set(world.game.hero.id, { kind: 'melee', target: struck.id });
    },
  };
};
