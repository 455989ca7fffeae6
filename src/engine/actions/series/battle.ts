import { type Point, pointOf, same } from '../../../lib/geometry';
import { findPath, UNREACHED } from '../../../lib/path';
import {
  areBodiesAdjacent,
  type Body,
  bodyDistanceSquared,
  bodyOf,
  cellsTouching,
  cellToShoot,
  duelOdds,
  expectedLoss,
  hostileBesideHero,
  hostilesInView,
  nearestCell,
  shotOf,
} from '../../creatures';
import { frontierTest, knownMap, reachField } from '../../knowledge';
import { portalAt } from '../../levels/change-level';
import {
  component,
  type Entity,
  type EntityId,
  has,
  heroSeesEntity,
  isAlive,
  positionOf,
  type World,
} from '../../state';
import { isBadlyHurt, LOW_HEALTH } from '../common/badly-hurt';
import { resolveBump } from '../common/bump';
import { intend, type Next, type Series, truceStop } from '../common/plan';
import { attackCell, stepTowards, walkTowards } from './walking';

/** Blows at one enemy at most, and at low health at all. */
export const MAX_BLOWS = 10;
export const BLOWS_WHEN_LOW = 1;

/** Shares of its hit points that the hero may lose in one series, and at which a series ends that began above. */
const BEARABLE_LOSS = 0.25;
const HALF = 0.5;

/**
 * Shares of its present hit points that enemies may cost on average for the hero to turn to the next, and to count as
 * easy.
 */
const FAIR = 0.5;
const EASY = 0.25;

/** The part of a series in which the hero fights. */
export interface Battle extends Required<Pick<Series, 'floor' | 'next' | 'observe'>> {
  known: Set<EntityId>;
}

/**
 * A fight with those in view, or `null` when none of them can be reached. The hero approaches the nearest and attacks
 * it until it is dead, then the next while the odds are fair; while that is better than walking, it shoots. It ends
 * after ten blows at one enemy (one at low health), when blows have cost a quarter of the hit points, or when less than
 * half are left or the hero is badly hurt, whichever comes first, and for other reasons to stop. Who joins the fight
 * ends it unless all of them together are easily beaten. Who is out of sight is followed to where it was seen last; who
 * flies is not. When no enemy can be reached over known ground, the hero goes to the frontier nearest to one, also when
 * that one is out of sight on the way.
 */
export function createBattle(world: World): Battle | null {
  const hostiles = hostilesInView(world);
  const first =
    hostiles.find((hostile) => canAttack(world, hostile)) ??
    hostiles.find((hostile) => stepToFrontier(world, bodyOf(world.raws, hostile)));
  if (first === undefined) return null;
  const known = new Set(hostiles.map(({ id }) => id));
  const floor = floorOf(world);
  let target = first;
  let blows = 0;
  let seenAt = { ...positionOf(target) };
  let lastFlight = target.flew;
  return {
    known,
    floor,
    observe: () => letEasyJoin(world, known),
    next() {
      if (!isAlive(world.raws, target)) {
        const other = nextTarget(world, floor);
        if (other === null) return { stop: { reason: 'done', what: target.raw } };
        target = other;
        blows = 0;
      }
      if (!heroSeesEntity(world, target))
        return target.flew === lastFlight ? stepAfter(world, target, seenAt) : lose(target);
      const truce = truceStop(world, target);
      if (truce) return { stop: truce };
      seenAt = { ...positionOf(target) };
      lastFlight = target.flew;
      if (blows >= (isBadlyHurt(world) ? BLOWS_WHEN_LOW : MAX_BLOWS))
        return { stop: { reason: 'limit', what: target.raw } };
      const way = stepToTarget(world, target);
      if (shouldShoot(world, target, way)) {
        blows += 1;
        return intend(world, { kind: 'shoot', target: target.id });
      }
      const step = way ?? stepToFrontier(world, bodyOf(world.raws, target));
      if (step === null) return { stop: { reason: 'unreachable', what: target.raw } };
      if (!step.strike) return stepTowards(world, step.to);
      blows += 1;
      return attackCell(world, step.to);
    },
  };
}

/** Who joins a fight becomes part of it where all of them together are easily beaten. */
export function letEasyJoin(world: World, known: Set<EntityId>): void {
  const foes = hostilesInView(world);
  if (foes.every(({ id }) => known.has(id)) || !isEasy(world, foes)) return;
  for (const { id } of foes) known.add(id);
}

/** Are they, all together, no match for the hero? Whoever has magic never is. */
export const isEasy = (world: World, foes: readonly Entity[]): boolean =>
  !foes.some((foe) => hasMagic(world, foe)) && lossAgainst(world, foes) < EASY;

/**
 * The nearest enemy in view that can be reached; `null` when the hero has lost much, or may lose much to those in view.
 */
function nextTarget(world: World, floor: number): Entity | null {
  const foes = hostilesInView(world);
  if (world.game.hero.pools.hp.current < floor || lossAgainst(world, foes) >= FAIR) return null;
  return foes.find((foe) => canAttack(world, foe)) ?? null;
}

/** Could the hero shoot at the creature now? Not with somebody hostile beside it. */
function canShoot(world: World, target: Entity): boolean {
  const shot = shotOf(world, world.game.hero);
  return shot !== null && cellToShoot(world, target, shot) !== null && hostileBesideHero(world) === null;
}

/** Can the hero go to it, or shoot it from where it is? */
const canAttack = (world: World, foe: Entity): boolean => canReachToStrike(world, foe) || canShoot(world, foe);

/**
 * Is a shot better than a step on the way to the target? So it is at whoever comes nearer by itself or cannot be
 * reached, and at whoever else where shots kill no later than going there and striking.
 */
function shouldShoot(world: World, target: Entity, way: StepToTarget): boolean {
  if (way?.strike || !canShoot(world, target)) return false;
  if (way === null || !strikesFromAfar(world, target)) return true;
  const { attack, shots } = duelOdds(world, target);
  const far = Math.sqrt(bodyDistanceSquared(bodyOf(world.raws, world.game.hero), bodyOf(world.raws, target)));
  const later = (attack.blows ?? Number.POSITIVE_INFINITY) + far - 1;
  return (shots?.attack?.blows ?? Number.POSITIVE_INFINITY) <= later;
}

/** Does it shoot or cast, so that it has no need to come nearer? */
export const strikesFromAfar = (world: World, foe: Entity): boolean =>
  shotOf(world, foe) !== null || hasMagic(world, foe);

const hasMagic = (world: World, foe: Entity): boolean => (component(world.raws, foe, 'abilities')?.length ?? 0) > 0;

/** Share of the hero's present hit points that a fight with all of them costs on average. */
function lossAgainst(world: World, foes: readonly Entity[]): number {
  const duels = foes.filter((foe) => has(world.raws, foe, 'attributes')).map((foe) => duelOdds(world, foe));
  return expectedLoss(duels, world.game.hero.pools.penalty);
}

/** A step to where the target was seen last, or to the frontier nearest to that; or why there is none. */
function stepAfter(world: World, target: Entity, seenAt: Point): Next {
  // A portal would take the hero away from the fight.
  if (same(positionOf(world.game.hero), seenAt) || portalAt(world, seenAt)) return lose(target);
  const next = walkTowards(world, seenAt);
  if (!('stop' in next)) return next;
  const step = stepToFrontier(world, { ...bodyOf(world.raws, target), ...seenAt });
  return step === null ? lose(target) : stepTowards(world, step.to);
}

const lose = ({ raw }: Entity): Next => ({ stop: { reason: 'lost', what: raw } });

/** Is the creature beside the hero, or is there a way to it over known ground? */
export const canReachToStrike = (world: World, target: Entity): boolean => stepToTarget(world, target) !== null;

type StepToTarget = { strike: boolean; to: Point } | null;

/** The cell to attack, or to step to on the way to the target; `null` when there is no path. */
function stepToTarget(world: World, target: Entity): StepToTarget {
  const own = bodyOf(world.raws, world.game.hero);
  const other = bodyOf(world.raws, target);
  if (areBodiesAdjacent(own, other)) return { strike: true, to: nearestCell(own, other) };
  const map = knownMap(world);
  const goals = cellsTouching(own, other).filter(({ x, y }) => map.blocked[y * map.width + x] === 0);
  return firstStep(world, findPath(map, positionOf(world.game.hero), goals));
}

/**
 * The first step to the frontier nearest to the target, from where a path may come into view; `null` when no frontier
 * is nearer to it than the hero. Ties by lowest index.
 */
function stepToFrontier(world: World, target: Body): { strike: false; to: Point } | null {
  const map = knownMap(world);
  const field = reachField(world);
  const isFrontier = frontierTest(world, map);
  const at = positionOf(world.game.hero);
  const far = ({ x, y }: Point): number => bodyDistanceSquared({ x, y, width: 1, height: 1 }, target);
  let best: Point | null = null;
  for (let cell = 0; cell < field.length; cell++) {
    if (field[cell] === UNREACHED || !isFrontier(cell)) continue;
    const edge = pointOf(map, cell);
    if (far(edge) < far(best ?? at)) best = edge;
  }
  return firstStep(world, best && findPath(map, at, [best]));
}

/** The first step of a path; `null` without a path, and when it would attack somebody else. */
function firstStep(world: World, way: readonly Point[] | null): { strike: false; to: Point } | null {
  const to = way?.[1];
  return to === undefined || resolveBump(world, to).kind === 'strike' ? null : { strike: false, to };
}

/** The hit points below which blows end the series; those of a hero that is badly hurt always do. */
export function floorOf(world: World): number {
  const { hp } = world.game.hero.pools;
  const mark = [HALF, LOW_HEALTH].map((share) => share * hp.max).find((points) => points < hp.current) ?? hp.max;
  return Math.max(mark, hp.current - BEARABLE_LOSS * hp.max);
}
