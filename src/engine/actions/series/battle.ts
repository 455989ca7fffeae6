import { type Point, same } from '../../../lib/geometry';
import {
  ambushOf,
  bodyDistanceSquared,
  bodyOf,
  duelOdds,
  hostilesInView,
  isAsleep,
  isBesideHero,
  isNamed,
  isUnaware,
  shotOf,
} from '../../creatures';
import { isWaitingShrine } from '../../knowledge';
import { portalAt } from '../../levels/change-level';
import { component, type Entity, type EntityId, heroSeesEntity, isAlive, positionOf, type World } from '../../state';
import { LOW_HEALTH } from '../common/badly-hurt';
import { foeToFight } from '../common/foe-to-fight';
import { AT_STAKE, lossAgainst } from '../common/group-loss';
import { canAttack, canShoot, type StepToTarget, stepToFrontier, stepToTarget } from '../common/path-to-foe';
import { intend, type Next, type Series, truceStop } from '../common/plan';
import { MAX_BLOWS } from '../common/series-limits';
import { attackCell, stepTowards, walkTowards } from './walking';

/** Share of the maximum hit points that one series may cost. */
const BEARABLE_LOSS = 0.25;
/** Share of the maximum hit points whose crossing ends a hard fight. */
const HALF = 0.5;

/** Average loss, as a share of present hit points, from which a fight is unfair. */
const FAIR = 0.5;

export interface Battle extends Required<Pick<Series, 'floor' | 'next' | 'observe'>> {
  known: Set<EntityId>;
}

/** Fights the enemies in view, beginning with `first`. */
export function createBattle(world: World, first = foeToFight(world)): Battle | null {
  if (first === null) return null;
  const known = new Set(hostilesInView(world).map(({ id }) => id));
  const floor = floorOf(world);
  let target = first;
  let blows = 0;
  let seenAt = { ...positionOf(target) };
  let lastFlight = target.flew;
  const turnTo = (other: Entity): void => {
    target = other;
    blows = 0;
  };
  return {
    known,
    floor,
    observe: () => letEasyJoin(world, known),
    next() {
      if (!isAlive(world.raws, target)) {
        const other = nextTarget(world, floor);
        if (other === null) return { stop: { reason: 'done', what: target.raw } };
        turnTo(other);
      }
      const striker = isBesideHero(world, target) ? null : strikerBeside(world);
      if (striker) turnTo(striker);
      if (!heroSeesEntity(world, target))
        return target.flew === lastFlight ? stepAfter(world, target, seenAt) : lose(target);
      const truce = truceStop(world, target);
      if (truce) return { stop: truce };
      seenAt = { ...positionOf(target) };
      lastFlight = target.flew;
      if (blows >= MAX_BLOWS) return { stop: { reason: 'limit', what: target.raw } };
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

const strikerBeside = (world: World): Entity | null =>
  hostilesInView(world).find((foe) => isBesideHero(world, foe) && !isUnaware(foe) && !truceStop(world, foe)) ?? null;

/** Adds new enemies to `known` if all are easy and none is notable. */
export function letEasyJoin(world: World, known: Set<EntityId>): void {
  const foes = hostilesInView(world);
  const joining = foes.filter(({ id }) => !known.has(id));
  if (joining.length === 0 || joining.some((foe) => isOfNote(world, foe)) || !isEasy(world, foes)) return;
  for (const { id } of joining) known.add(id);
}

const isOfNote = (world: World, foe: Entity): boolean =>
  isNamed(world.raws, foe) || world.firstMet.has(foe.raw) || (isAsleep(foe) && hasGuardedThing(world, foe));

const GUARD_RANGE = 2;

/** True if the hero sees an item or unused shrine near the creature. */
export function hasGuardedThing(world: World, foe: Entity): boolean {
  const body = bodyOf(world.raws, foe);
  const isGuarded = (one: Entity): boolean =>
    (one.kind === 'item' || isWaitingShrine(world.raws, one)) &&
    bodyDistanceSquared(body, bodyOf(world.raws, one)) <= GUARD_RANGE ** 2 &&
    heroSeesEntity(world, one);
  return world.level.entities.some(isGuarded);
}

/** Enemies with spells are never easy. */
export const isEasy = (world: World, foes: readonly Entity[]): boolean =>
  !foes.some((foe) => hasMagic(world, foe)) && lossAgainst(world, foes) <= AT_STAKE;

/** Skips dangerous unaware enemies, because the player decides about ambushes. */
export function nextTarget(world: World, floor: () => number): Entity | null {
  const foes = hostilesInView(world);
  if (world.game.hero.pools.hp.current < floor() || lossAgainst(world, foes) >= FAIR) return null;
  const isFair = (foe: Entity): boolean => !isUnaware(foe) || isEasy(world, [foe]);
  return foes.find((foe) => isFair(foe) && canAttack(world, foe)) ?? null;
}

function shouldShoot(world: World, target: Entity, way: StepToTarget): boolean {
  if (way?.strike || !canShoot(world, target)) return false;
  if (way === null) return true;
  if (isUnaware(target)) return ambushOf(world, target) === 'double';
  if (!strikesFromAfar(world, target)) return true;
  const { attack, shots } = duelOdds(world, target);
  const far = Math.sqrt(bodyDistanceSquared(bodyOf(world.raws, world.game.hero), bodyOf(world.raws, target)));
  const later = (attack.blows ?? Number.POSITIVE_INFINITY) + far - 1;
  return (shots?.attack?.blows ?? Number.POSITIVE_INFINITY) <= later;
}

export const strikesFromAfar = (world: World, foe: Entity): boolean =>
  shotOf(world, foe) !== null || hasMagic(world, foe);

const hasMagic = (world: World, foe: Entity): boolean => (component(world.raws, foe, 'abilities')?.length ?? 0) > 0;

function stepAfter(world: World, target: Entity, seenAt: Point): Next {
  // A portal would take the hero away.
  if (same(positionOf(world.game.hero), seenAt) || portalAt(world, seenAt)) return lose(target);
  const next = walkTowards(world, seenAt);
  if (!('stop' in next)) return next;
  const step = stepToFrontier(world, { ...bodyOf(world.raws, target), ...seenAt });
  return step === null ? lose(target) : stepTowards(world, step.to);
}

const lose = ({ raw }: Entity): Next => ({ stop: { reason: 'lost', what: raw } });

/** Computes `Series.floor`, which is lower while the fight is easy. */
export function floorOf(world: World): () => number {
  const { hp } = world.game.hero.pools;
  const low = LOW_HEALTH * hp.max;
  const mark = [HALF * hp.max, low].find((points) => points < hp.current) ?? hp.max;
  const floor = Math.max(mark, hp.current - BEARABLE_LOSS * hp.max);
  return () => (floor > low && mark < hp.max && isEasy(world, hostilesInView(world)) ? low : floor);
}
