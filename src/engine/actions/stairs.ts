import { cellIndex, distanceToBody, type Point, pointOf, same } from '../../lib/geometry';
import { findPath } from '../../lib/path';
import { knownMap } from '../knowledge';
import { enterLevel, parkedDepth } from '../levels/change-level';
import { beginPursuit } from '../levels/pursuit';
import { type WayDown, waysDown } from '../levels/ways-down';
import { hasWayDown } from '../schema/campaigns';
import { carriedQuest, positionOf, type Refusal, type Stop, sizeOf, TILES, type World } from '../state';
import { trackDiscoveries } from './common/interruptions';
import { stepTo } from './common/next-step';
import { type Plan, type Planner, refuse, refuseDanger, type Series } from './common/plan';
import { seriesLimits } from './common/series-limits';
import { threatsInView } from './common/threats';
import { fightingWalkOvers } from './series/walk-over';
import { travelRefusal, walkTo, wayRefusal } from './series/walking';

/** Walks to known stairs if necessary. At a fork, refused as `danger` without `sure`. */
export const descend: Planner<'descend'> = (world, { sure }) => climb(world, 'down', sure);

/** Walks to the nearest known stairs if necessary. */
export const ascend: Planner<'ascend'> = (world, { sure }) => climb(world, 'up', sure);

function climb(world: World, direction: 'down' | 'up', sure?: true): Plan {
  const isDown = direction === 'down';
  if (isDown && !hasWayDown(world.raws.campaign, world.game.depth)) return refuse({ code: 'no-way-down' });
  if (isDown && world.game.hero.earnedBoons && world.game.depth >= world.game.deepest)
    return refuse({ code: 'boon-open' });
  const stairs = nearestStairs(world, isDown ? TILES.downStairs : TILES.upStairs);
  if (stairs === null) return refuse({ code: 'no-stairs', direction });
  const isThere = (): boolean => same(positionOf(world.game.hero), stairs);
  const refusal = isThere() ? null : refusalToWalk(world, stairs, sure);
  if (refusal) return refuse(refusal);
  const ways = isDown ? waysDown(world) : [];
  const [way, other] = isAtWay(world, ways[1], stairs) ? [ways[1], ways[0]] : ways;
  if (other && isThere() && !sure) return refuseDanger('fork', other.recipe);
  const depth = world.game.depth + (isDown ? 1 : -1);
  if (parkedDepth(world, depth) !== null) return refuse({ code: 'level-parked', depth });
  const run = (): void => {
    beginPursuit(world);
    enterLevel(world, depth, 'stairs');
  };
  if (isThere()) return { kind: 'turn', run };
  const discovered = trackDiscoveries(world);
  const walk = walkTo(world, stairs, sure);
  const slipsAway = leavesThreatsBehind(world, stairs);
  const left = new Set(slipsAway ? threatsInView(world).map(({ id }) => id) : []);
  const hp = world.game.hero.pools.hp.current;
  const series: Series = {
    ...seriesLimits(world),
    careful: true,
    goal: depth,
    known: left,
    ...(slipsAway && { floor: () => hp }),
    next: () => {
      if (isThere()) return way ? { stop: { reason: 'stairs', what: way.recipe } } : { run };
      const stop = discovered() ?? (slipsAway ? stopAtThreatAhead(world, stairs) : null);
      return stop ? { stop } : walk();
    },
  };
  const isHunted = carriedQuest(world.raws, world.game) !== null;
  return { kind: 'series', series: isHunted ? series : fightingWalkOvers(world, null, series) };
}

const isAtWay = ({ level }: World, way: WayDown | undefined, stairs: Point): boolean =>
  way?.cells.includes(cellIndex(level, stairs)) ?? false;

/** True on the stairs, or if the hero knows a path that no creature bars. */
export function knowsWayTo(world: World, direction: 'down' | 'up'): boolean {
  const stairs = nearestStairs(world, direction === 'down' ? TILES.downStairs : TILES.upStairs);
  if (stairs === null) return false;
  return same(positionOf(world.game.hero), stairs) || stepTo(world, knownMap(world), stairs) !== undefined;
}

const refusalToWalk = (world: World, stairs: Point, sure?: true): Refusal | null =>
  leavesThreatsBehind(world, stairs) ? wayRefusal(world, stairs, sure) : travelRefusal(world, stairs, sure);

function stopAtThreatAhead(world: World, to: Point): Stop | null {
  const [nearest] = threatsInView(world);
  return nearest && !leavesThreatsBehind(world, to) ? { reason: 'hostile', what: nearest.raw } : null;
}

/** True if the next step brings no threat nearer. A hunted hero may risk more. */
function leavesThreatsBehind(world: World, to: Point): boolean {
  const step = stepTo(world, knownMap(world), to);
  if (step === undefined) return false;
  const isHunted = carriedQuest(world.raws, world.game) !== null;
  const lengthFrom = (from: Point): number => findPath(knownMap(world), from, [to])?.length ?? 0;
  return threatsInView(world).every((foe) => {
    if (isHunted && lengthFrom(positionOf(foe)) > lengthFrom(positionOf(world.game.hero))) return true;
    const far = (from: Point): number => distanceToBody(from, positionOf(foe), sizeOf(world.raws, foe));
    const now = far(positionOf(world.game.hero));
    return far(step) >= now && (isHunted || now >= 2);
  });
}

function nearestStairs(world: World, tile: string): Point | null {
  const { tiles, revealed } = world.level;
  const at = positionOf(world.game.hero);
  const found: Point[] = [];
  for (let cell = tiles.indexOf(tile); cell >= 0; cell = tiles.indexOf(tile, cell + 1)) {
    const stairs = pointOf(world.level, cell);
    if (same(stairs, at)) return stairs;
    if (revealed[cell] === '1') found.push(stairs);
  }
  const way = found.length > 1 ? findPath(knownMap(world), at, found) : null;
  return way?.at(-1) ?? found[0] ?? null;
}
