import { add, cellIndex, directionTo, kingDistance, type Point, STEPS, same } from '../../../lib/geometry';
import { findPath, isOutside } from '../../../lib/path';
import { dangerAt, drawnReachField, isReachable, knownMap } from '../../knowledge';
import {
  type Entity,
  footprint,
  heroSeesEntity,
  mobsOf,
  positionOf,
  type Refusal,
  type Stop,
  type World,
} from '../../state';
import { attack } from '../attack';
import { resolveBump } from '../common/bump';
import { walkRefusal } from '../common/foe-to-fight';
import { stepTo } from '../common/next-step';
import { friendlyDanger, type Next, type Plan, truceRefusal } from '../common/plan';
import { MAX_BLOWS } from '../common/series-limits';
import { move } from '../move';
import { crossingOf, type Goals, type Hazard, pathOverHazards } from './over-hazard';

/** Never attacks, trades or frees; returns a stop instead. `sure` accepts a known danger. */
export function stepTowards(world: World, to: Point, sure = false): Next {
  const direction = directionTo(positionOf(world.game.hero), to);
  if (direction === null) return { stop: { reason: 'blocked', what: null } };
  const bump = resolveBump(world, to);
  if (bump.kind === 'strike') return { stop: { reason: 'blocked', what: bump.target.raw } };
  if (bump.kind === 'free') return { stop: { reason: 'captive', what: bump.captive.raw } };
  if (bump.kind === 'shop') return { stop: { reason: 'vendor', what: bump.vendor.raw } };
  const step = move(world, sure ? { kind: 'move', direction, sure } : { kind: 'move', direction });
  if (step.kind === 'refused' && step.refusal.code === 'danger')
    return { stop: { reason: 'trap-ahead', what: step.refusal.what } };
  return asNext(step);
}

/** `sure` also allows an attack on a non-hostile creature. */
export function attackCell(world: World, at: Point, sure = false): Next {
  const direction = directionTo(positionOf(world.game.hero), at);
  if (direction === null) return { stop: { reason: 'blocked', what: null } };
  return asNext(attack(world, sure ? { kind: 'attack', direction, sure } : { kind: 'attack', direction }));
}

function asNext(plan: Plan): Next {
  return plan.kind === 'turn' ? { run: plan.run } : { stop: { reason: 'blocked', what: null } };
}

/** Returns `hostile-in-view`, `no-path`, `blocked`, `truce` or, without `sure`, `danger`. */
export function travelRefusal(world: World, to: Point, sure = false): Refusal | null {
  return walkRefusal(world) ?? wayRefusal(world, to, sure);
}

/** Ignores threats in view. */
export function wayRefusal(world: World, to: Point, sure = false): Refusal | null {
  if (!isKnownGround(world, to)) return { code: 'no-path' };
  const hasSafePath = canReach(world, to);
  const who = hasSafePath ? null : creatureOnWay(world, to);
  if (who) return { code: 'blocked', who: who.raw };
  const hazard = hasSafePath ? dangerAt(world, to) : hazardOnWay(world, to);
  if ((!hasSafePath && !hazard) || isShutBeside(world, to)) return { code: 'no-path' };
  if (hazard && !sure) return { code: 'danger', ...hazard, ...(hasSafePath ? {} : { onlyWay: true }) };
  return barRefusal(world, barOn(world, to), sure);
}

const isShutBeside = (world: World, to: Point): boolean =>
  kingDistance(positionOf(world.game.hero), to) === 1 && resolveBump(world, to).kind === 'blocked';

function creatureOnWay(world: World, to: Point): Entity | null {
  const map = knownMap(world);
  const mobs = mobsOf(world.level).filter((mob) => heroSeesEntity(world, mob));
  const bodies = new Map(mobs.flatMap((mob) => footprint(world.raws, mob).map((cell) => [cellIndex(map, cell), mob])));
  if (bodies.size === 0) return null;
  const blocked = map.blocked.slice();
  for (const cell of bodies.keys()) blocked[cell] = 0;
  const path = findPath({ ...map, blocked }, positionOf(world.game.hero), [to]) ?? [];
  const first = path.find((cell) => bodies.has(cellIndex(map, cell)));
  return first ? (bodies.get(cellIndex(map, first)) ?? null) : null;
}

/** Returns `truce` or, without `sure`, `danger`; `null` if the hero may strike. */
export function barRefusal(world: World, bar: Entity | null, sure = false): Refusal | null {
  if (bar === null) return null;
  return truceRefusal(world, bar) ?? (sure ? null : friendlyDanger(world, bar));
}

/** At the cell, the function returns the stop `blocked`. `sure` allows one known hazard. */
export function walkTo(world: World, to: Point, sure = false): () => Next {
  const strike = strikesAt(world, barOn(world, to));
  const cross = sure ? crossingOf(world, cellTest(to)) : null;
  return () => {
    const step = stepTo(world, knownMap(world), to);
    if (step !== undefined) return strike(step) ?? stepTowards(world, step, sure && same(step, to));
    const risk = cross?.() ?? null;
    return risk ? stepTowards(world, risk, true) : { stop: stopWithoutPath(world, to) };
  };
}

/** The function returns `null` for steps that would not strike `bar`. */
export function strikesAt(world: World, bar: Entity | null): (step: Point) => Next | null {
  let blows = 0;
  return (step) => {
    if (bar === null || struckAt(world, step) !== bar) return null;
    if (blows >= MAX_BLOWS) return { stop: { reason: 'limit', what: bar.raw } };
    blows += 1;
    return attackCell(world, step, true);
  };
}

/** At the cell, returns the stop `blocked`. */
export function walkTowards(world: World, to: Point): Next {
  const step = stepTo(world, knownMap(world), to);
  return step === undefined ? { stop: stopWithoutPath(world, to) } : stepTowards(world, step);
}

function stopWithoutPath(world: World, to: Point): Stop {
  const hazard = hazardOnWay(world, to);
  return hazard ? { reason: 'trap-ahead', what: hazard.what } : { reason: 'blocked', what: null };
}

const hazardOnWay = (world: World, to: Point): Hazard | null => pathOverHazards(world, cellTest(to))?.hazard ?? null;

const cellTest =
  (to: Point): Goals =>
  (map) => {
    const goal = cellIndex(map, to);
    return (cell) => cell === goal;
  };

function isKnownGround({ level, index, game }: World, to: Point): boolean {
  const cell = cellIndex(level, to);
  if (isOutside(to.x, to.y, level) || same(to, positionOf(game.hero))) return false;
  return level.revealed[cell] === '1' && index.solid[cell] === 0;
}

function canReach(world: World, to: Point): boolean {
  // Uses cached distances, because a path search for each cell is slow.
  const field = drawnReachField(world);
  return field === null ? stepTo(world, knownMap(world), to) !== undefined : isReachable(field, knownMap(world), to);
}

/** Looks for adjacent creatures first, because a path search is slow. */
function barOn(world: World, to: Point): Entity | null {
  const at = positionOf(world.game.hero);
  if (!Object.values(STEPS).some((side) => struckAt(world, add(at, side)))) return null;
  const step = findPath(knownMap(world), at, [to])?.[1];
  return step === undefined ? null : struckAt(world, step);
}

export function struckAt(world: World, cell: Point): Entity | null {
  const bump = resolveBump(world, cell);
  return bump.kind === 'strike' ? bump.target : null;
}
