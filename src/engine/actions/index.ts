import { cellIndex } from '../../lib/geometry';
import type { Action, ActionKind, Pending, World } from '../state';
import { ACTION_FORMS, isStairs } from '../state';
import { abandon } from './abandon';
import { answer } from './answer';
import { attack } from './attack';
import { bid } from './bid';
import { buy } from './buy';
import { cast } from './cast';
import { cheat } from './cheat';
import { deadlyCause } from './common/certain-loss';
import { type Plan, type Planner, refuse, refuseDanger } from './common/plan';
import { drop } from './drop';
import { equip } from './equip';
import { explore } from './explore';
import { fetch } from './fetch';
import { fight } from './fight';
import { fire } from './fire';
import { move } from './move';
import { offer } from './offer';
import { payFine } from './pay-fine';
import { payTribute } from './pay-tribute';
import { pickup } from './pickup';
import { remove } from './remove';
import { rest } from './rest';
import { retire } from './retire';
import { sell } from './sell';
import { sellSpareItems } from './sell-spare-items';
import { ascend, descend } from './stairs';
import { throwItem } from './throw';
import { travel } from './travel';
import { use } from './use';
import { wait } from './wait';
import { wearBest } from './wear-best';

const PLANNERS = {
  move,
  attack,
  wait,
  rest,
  explore,
  travel,
  fight,
  fire,
  throw: throwItem,
  descend,
  ascend,
  pickup,
  fetch,
  use,
  equip,
  'wear-best': wearBest,
  remove,
  drop,
  cast,
  buy,
  sell,
  'sell-spares': sellSpareItems,
  'pay-fine': payFine,
  'pay-tribute': payTribute,
  offer,
  answer,
  bid,
  retire,
  abandon,
  cheat,
} satisfies { [K in ActionKind]: Planner<K> };

/** The run must not be over. After a `danger` refusal, the player may set `sure`. */
export function planAction(world: World, action: Action): Plan {
  if (!isAllowed(world.game.pending, action)) return refuse({ code: 'pending' });
  const planner = PLANNERS[action.kind] as Planner;
  return deadlyRefusal(world, action, planner) ?? planner(world, action);
}

function isAllowed(pending: Pending | null, action: Action): boolean {
  if (!pending || action.kind === 'answer' || action.kind === 'abandon') return true;
  return pending.kind === 'target' && action.kind === 'use' && action.item === pending.item;
}

function deadlyRefusal(world: World, action: Action, planner: Planner): Plan | null {
  if (!ACTION_FORMS[action.kind].canBeSure || ('sure' in action && action.sure)) return null;
  const cause = deadlyCause(world);
  if (cause === null) return null;
  // One confirmation of certain death covers every lesser danger.
  const plan = planner(world, { ...action, sure: true } as Action);
  return isSeries(world, action, plan) ? refuseDanger('deadly', cause) : null;
}

function isSeries({ game, level }: World, { kind }: Action, plan: Plan): boolean {
  if (plan.kind !== 'refused') return plan.kind === 'series';
  if (plan.refusal.code !== 'level-parked') return false;
  if (kind === 'travel') return true;
  const here = level.tiles[cellIndex(level, game.hero.position)];
  return (kind === 'ascend' || kind === 'descend') && !isStairs(here);
}
