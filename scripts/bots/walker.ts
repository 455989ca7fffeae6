import { directionTo, same } from '../../src/lib/geometry';
import { takeBoon } from './parts/boons';
import { carryHome } from './parts/carry-home';
import { foesOf } from './parts/combat';
import { advance } from './parts/exploring';
import { groundOf, stairs, wayTo, wayToUnknown } from './parts/ground';
import { anyAction } from './random';
import type { Bot, Plan, Situation } from './situation';

const PATIENCE = 4;
/** Cost of a step onto a creature in the path, in tenths of a step. */
const CREATURE = 60;

/**
 * Bot that walks along the known path to the stairs up even if enemies are in view, and strikes only creatures in its
 * way. It uses no items and never rests.
 */
export const walker: Bot = function* (situation) {
  yield* takeBoon(situation);
  if (situation.idle <= PATIENCE) {
    if (foesOf(situation.view).length === 0) yield* carryHome(situation);
    yield* stepOn(situation);
    yield* advance(situation);
  }
  yield* anyAction(situation, ['drop', 'remove', 'use', 'throw', 'sell', 'retire', 'answer', 'descend']);
  yield* anyAction(situation);
};

function* stepOn({ view }: Situation): Plan {
  if (view.standingOn === '<') yield { kind: 'ascend' };
  const map = groundOf(view);
  const blocked = map.blocked.slice();
  const cost = map.cost.slice();
  const foes = foesOf(view);
  for (const { at } of foes) {
    blocked[at.y * view.width + at.x] = 0;
    cost[at.y * view.width + at.x] = CREATURE;
  }
  const open = { ...map, blocked, cost };
  const next = (wayTo(view, stairs(view, '<'), open) ?? wayToUnknown(view, open))?.[1];
  const direction = next && directionTo(view.hero.at, next);
  if (!direction) return;
  if (foes.some(({ at }) => same(at, next))) yield { kind: 'attack', direction, sure: true };
  yield { kind: 'move', direction };
  yield { kind: 'move', direction, sure: true };
}
