import { add, cellIndex, type Direction, type Point, STEPS } from '../../lib/geometry';
import { isHarmless, stanceToHero, tradesWithHero, tributesBeside } from '../creatures';
import { dangerAt, refOf } from '../knowledge';
import { parkedDepthBehindPortal, portalAt } from '../levels/change-level';
import {
  component,
  type Entity,
  emit,
  isStairs,
  itemsAt,
  positionOf,
  type Stop,
  type StopReason,
  type World,
} from '../state';
import { actualDirection, type Bump, carryOutBump, isHeroConfused, resolveBump } from './common/bump';
import { askToFree } from './common/captives';
import { walkRefusal } from './common/foe-to-fight';
import { stopAtItem } from './common/interruptions';
import {
  type Plan,
  type Planner,
  refuse,
  refuseDanger,
  refuseFriendly,
  type Series,
  truceRefusal,
} from './common/plan';

const MAX_STEPS = 20;

/** Plans up to `MAX_STEPS` steps. A danger ahead needs `sure`. */
export const move: Planner<'move'> = (world, { direction, steps = 1, sure }) => {
  const bump = resolveBump(world, cellAhead(world, direction));
  if (bump.kind === 'blocked') return refuse({ code: 'blocked' });
  if (bump.kind === 'shop') return openShop(world, bump.vendor);
  if (bump.kind === 'free') return askToFree(world, bump.captive);
  const truce = bump.kind === 'strike' ? truceRefusal(world, bump.target) : null;
  if (truce) return refuse(truce);
  if (bump.kind === 'strike' && asksBeforeStriking(world, bump.target) && !sure)
    return refuseFriendly(world, bump.target);
  const to = bump.kind === 'step' || bump.kind === 'swap' ? bump.to : null;
  const hazard = to && dangerAt(world, to);
  if (hazard && !sure) return refuseDanger(hazard.danger, hazard.what);
  const parked = parkedDepthBehindPortal(world, cellAhead(world, direction), isHeroConfused(world));
  if (parked !== null) return refuse({ code: 'level-parked', depth: parked });
  if (steps <= 1) return { kind: 'turn', run: () => step(world, direction, bump) };
  const refusal = walkRefusal(world);
  if (refusal) return refuse(refusal);
  if (hazard) return { kind: 'series', series: walkSeries(world, direction, 1, 'trap') };
  if (isHeroConfused(world)) return { kind: 'series', series: walkSeries(world, direction, 1, 'confused') };
  return { kind: 'series', series: walkSeries(world, direction, Math.min(steps, MAX_STEPS), 'steps') };
};

const dealsWithHero = (world: World, vendor: Entity): boolean =>
  tradesWithHero(world, vendor) || tributesBeside(world).some(({ to }) => to === vendor);

const asksBeforeStriking = (world: World, target: Entity): boolean =>
  isHarmless(world, target) && stanceToHero(world, target) !== 'hostile';

const cellAhead = (world: World, direction: Direction) => add(positionOf(world.game.hero), STEPS[direction]);

function openShop(world: World, vendor: Entity): Plan {
  if (!dealsWithHero(world, vendor)) return refuse({ code: 'no-trade', who: vendor.raw });
  return { kind: 'free', run: () => emit(world, { kind: 'shop', vendor: refOf(world, vendor) }, 'self') };
}

function step(world: World, direction: Direction, bump: Bump): void {
  if (!isHeroConfused(world)) carryOutBump(world, bump);
  else carryOutBump(world, resolveBump(world, cellAhead(world, actualDirection(world, direction))));
}

function walkSeries(world: World, direction: Direction, limit: number, atLimit: StopReason): Series {
  let last: Bump | null = null;
  return {
    limit,
    atLimit,
    next() {
      const bump = resolveBump(world, cellAhead(world, direction));
      const stop = last && (stopAfter(last) ?? stopUnderfoot(world) ?? stopAhead(world, bump));
      if (stop) return { stop };
      last = bump;
      return { run: () => step(world, direction, bump) };
    },
  };
}

const stopAfter = (last: Bump): Stop | null => (last.kind === 'open' ? { reason: 'door', what: last.door.raw } : null);

function stopUnderfoot(world: World): Stop | null {
  const at = positionOf(world.game.hero);
  const [item] = itemsAt(world, at).filter((entity) => !component(world.raws, entity, 'hidden'));
  if (item) return stopAtItem(world, item);
  return hasStairs(world, at) ? { reason: 'stairs', what: null } : null;
}

function stopAhead(world: World, bump: Bump): Stop | null {
  switch (bump.kind) {
    case 'blocked':
      return { reason: 'blocked', what: null };
    case 'shop':
      return { reason: 'vendor', what: bump.vendor.raw };
    case 'free':
      return { reason: 'blocked', what: bump.captive.raw };
    case 'swap':
      if (bump.other.companion) return null;
      return { reason: 'blocked', what: bump.other.raw };
    case 'strike':
      return { reason: 'blocked', what: bump.target.raw };
    case 'open':
      return { reason: 'door', what: bump.door.raw };
    case 'step': {
      const hazard = dangerAt(world, bump.to);
      if (hazard) return { reason: 'trap', what: hazard.what };
      if (portalAt(world, bump.to)) return { reason: 'portal', what: null };
      return hasStairs(world, bump.to) ? { reason: 'stairs', what: null } : null;
    }
  }
}

const hasStairs = ({ level }: World, at: Point): boolean => isStairs(level.tiles[cellIndex(level, at)]);
