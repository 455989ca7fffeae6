import { type Point, same } from '../../../lib/geometry';
import {
  ambushOf,
  bodyDistanceSquared,
  bodyOf,
  duelOdds,
  hostilesInView,
  isAsleep,
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

/**
 * Share of the maximum hit points, from 0 to 1. A greater loss in one series ends the series, unless the rest of the
 * fight is easy.
 */
const BEARABLE_LOSS = 0.25;
/**
 * Share of the maximum hit points, from 0 to 1. A series that begins above this share ends below it, unless the rest of
 * the fight is easy.
 */
const HALF = 0.5;

/**
 * Share of the hero's present hit points, from 0 to 1. If all enemies in view together would cost at least this share
 * on average, the hero attacks no further enemy.
 */
const FAIR = 0.5;

/**
 * Fields of a `Series` in which the hero fights. `known` holds the enemies whose appearance does not end the series.
 */
export interface Battle extends Required<Pick<Series, 'floor' | 'next' | 'observe'>> {
  known: Set<EntityId>;
}

/**
 * Creates a fight with the enemies in view, beginning with `first`, by default the result of `foeToFight`. Returns
 * `null` if `first` is `null`.
 *
 * The hero attacks one enemy until it is dead, then the next one if the odds are fair. The hero shoots if shooting is
 * better than walking. If the enemy walks out of sight, the hero follows to where it last saw the enemy. The hero does
 * not follow an enemy that flew away. If no path leads to the enemy, the hero walks to the frontier nearest to the
 * enemy. If the enemy does not know of the hero, the hero walks up for an ambush.
 *
 * The fight ends:
 *
 * - after ten blows at one enemy;
 * - if blows leave the hero fewer hit points than `floorOf` returns;
 * - if the hero loses the enemy or cannot get nearer to it;
 * - if a truce protects the hero or the enemy;
 * - if another enemy joins, unless `letEasyJoin` admits it.
 */
export function createBattle(world: World, first = foeToFight(world)): Battle | null {
  if (first === null) return null;
  const known = new Set(hostilesInView(world).map(({ id }) => id));
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

/**
 * Adds all enemies in view to `known` if the hero beats them easily together. The new enemies then do not end the
 * fight. Adds none if a new enemy has a name, or is the first of a notable kind in the run. Adds none if a new enemy
 * sleeps beside something that it guards.
 */
export function letEasyJoin(world: World, known: Set<EntityId>): void {
  const foes = hostilesInView(world);
  const joining = foes.filter(({ id }) => !known.has(id));
  if (joining.length === 0 || joining.some((foe) => isOfNote(world, foe)) || !isEasy(world, foes)) return;
  for (const { id } of joining) known.add(id);
}

const isOfNote = (world: World, foe: Entity): boolean =>
  isNamed(world.raws, foe) || world.firstMet.has(foe.raw) || (isAsleep(foe) && hasGuardedThing(world, foe));

/** Maximum straight-line distance in cells between a creature and a thing that it guards. */
const GUARD_RANGE = 2;

/** True if the hero sees an item or an unused shrine within `GUARD_RANGE` cells of the creature. */
export function hasGuardedThing(world: World, foe: Entity): boolean {
  const body = bodyOf(world.raws, foe);
  const isGuarded = (one: Entity): boolean =>
    (one.kind === 'item' || isWaitingShrine(world.raws, one)) &&
    bodyDistanceSquared(body, bodyOf(world.raws, one)) <= GUARD_RANGE ** 2 &&
    heroSeesEntity(world, one);
  return world.level.entities.some(isGuarded);
}

/** True if no enemy has spells, and the fight costs at most `AT_STAKE` of the present hit points on average. */
export const isEasy = (world: World, foes: readonly Entity[]): boolean =>
  !foes.some((foe) => hasMagic(world, foe)) && lossAgainst(world, foes) <= AT_STAKE;

/**
 * Returns the nearest enemy in view that the hero can attack; `null` if there is none. Leaves out unaware enemies that
 * are not easily beaten, because the player decides about an ambush. Returns `null` if the hero has fewer hit points
 * than `floor`. Returns `null` if the enemies in view would cost at least the share `FAIR`.
 */
export function nextTarget(world: World, floor: () => number): Entity | null {
  const foes = hostilesInView(world);
  if (world.game.hero.pools.hp.current < floor() || lossAgainst(world, foes) >= FAIR) return null;
  const isFair = (foe: Entity): boolean => !isUnaware(foe) || isEasy(world, [foe]);
  return foes.find((foe) => isFair(foe) && canAttack(world, foe)) ?? null;
}

/**
 * True if the hero should shoot the target instead of walking up to it. The hero shoots a target that it cannot walk up
 * to, and a target without ranged attacks. The hero shoots any other target if shots kill it at least as soon as blows.
 * If the hero could walk up to an unaware target, the hero shoots only for double damage.
 */
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

/**
 * Returns a step to the cell `seenAt`, where the hero last saw the target, or to the frontier nearest to this cell.
 * Returns the stop `lost` if no path leads to either. Also returns `lost` if the hero or a portal is on the cell.
 */
function stepAfter(world: World, target: Entity, seenAt: Point): Next {
  // The hero does not follow an enemy onto a portal, because the portal would take the hero away.
  if (same(positionOf(world.game.hero), seenAt) || portalAt(world, seenAt)) return lose(target);
  const next = walkTowards(world, seenAt);
  if (!('stop' in next)) return next;
  const step = stepToFrontier(world, { ...bodyOf(world.raws, target), ...seenAt });
  return step === null ? lose(target) : stepTowards(world, step.to);
}

const lose = ({ raw }: Entity): Next => ({ stop: { reason: 'lost', what: raw } });

/**
 * Returns a function for the number of hit points that the hero should keep. A blow that leaves fewer ends the series.
 * The hero fights on until it is badly hurt if the rest of the fight is easy. Every blow that costs hit points ends the
 * series if the hero is badly hurt at its start.
 */
export function floorOf(world: World): () => number {
  const { hp } = world.game.hero.pools;
  const low = LOW_HEALTH * hp.max;
  const mark = [HALF * hp.max, low].find((points) => points < hp.current) ?? hp.max;
  const floor = Math.max(mark, hp.current - BEARABLE_LOSS * hp.max);
  return () => (floor > low && mark < hp.max && isEasy(world, hostilesInView(world)) ? low : floor);
}
