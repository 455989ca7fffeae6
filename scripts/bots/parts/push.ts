import { directionTo, same } from '../../../src/lib/geometry';
import type { Plan, Situation } from '../bot';
import { groundOf, stairs, wayTo, wayToUnknown } from './ground';

/** What a known trap and somebody in the way count for, in tenths of a step. */
const TRAP = 80;
const SOMEBODY = 40;

/** One step to the stairs or into the unknown, over known traps and through whoever stands in the way. */
export function* pushThrough({ view }: Situation): Plan {
  const map = groundOf(view);
  const blocked = map.blocked.slice();
  const cost = map.cost.slice();
  for (const { kind, at, harmful, vendor, stance } of view.things) {
    const cell = at.y * view.width + at.x;
    const passes = harmful || (kind === 'mob' && !vendor && stance !== 'friendly');
    if (!passes) continue;
    blocked[cell] = 0;
    cost[cell] = harmful ? TRAP : SOMEBODY;
  }
  const open = { ...map, blocked, cost };
  const next = (wayTo(view, stairs(view, '>'), open) ?? wayToUnknown(view, open))?.[1];
  const direction = next && directionTo(view.hero.at, next);
  if (!next || !direction) return;
  if (view.things.some(({ kind, at, stance }) => kind === 'mob' && stance !== 'friendly' && same(at, next))) {
    yield { kind: 'attack', direction, sure: true };
  }
  yield { kind: 'move', direction };
  yield { kind: 'move', direction, sure: true };
}
