import type { Point } from '../../lib/geometry';
import type { Rng } from '../../lib/rng';
import { bonusOf, wornBy } from '../formulas';
import { stageAt } from '../schema/campaigns';
import type { NoiseKind } from '../schema/noises';
import { type Entity, heroSeesEntity, mobsOf, type Raws, TOWN, type World } from '../state';
import { bodyDistanceSquared, bodyOf } from './bodies';
import { stanceByNature } from './factions';
import { isNamed } from './first-sight';
import { triggerRange } from './hazards';

// Functions here read `unaware` without `component`, because archetypes never have `unaware`.

/** True if the creature has never noticed the hero. */
export const isUnaware = ({ unaware }: Entity): boolean => unaware != null;

export const isAsleep = ({ unaware }: Entity): boolean => unaware === 'asleep';

/** The creature also wakes, and never becomes unaware again. */
export function noticeHero(world: World, entity: Entity): void {
  wake(world, entity);
  delete entity.unaware;
}

/** The woken creature still does not know of the hero. */
export function wake(world: World, entity: Entity): void {
  if (!isAsleep(entity)) return;
  entity.unaware = 'awake';
  world.woken.push(entity);
}

/** Wakes the sleeping creatures that hear the noise at the cell. */
export function makeNoise(world: World, kind: NoiseKind, at: Point): void {
  for (const sleeper of sleepersWithin(world, kind, at)) wake(world, sleeper);
}

/** Returns creatures that such noise would wake, ascending by id. */
export function sleepersWithin({ raws, level }: World, kind: NoiseKind, at: Point): Entity[] {
  const radius = raws.noises.radii[kind];
  const source = { ...at, width: 1, height: 1 };
  return mobsOf(level).filter(
    (mob) => isAsleep(mob) && bodyDistanceSquared(source, bodyOf(raws, mob)) <= radius * radius,
  );
}

/** True if the hero sees the creature and could wake a sleeper there. */
export const isWithinPresence = (world: World, entity: Entity): boolean =>
  isNearHero(world, entity, world.raws.noises.presence.radius) && heroSeesEntity(world, entity);

/** `cells` is the maximum straight-line distance. */
export const isNearHero = ({ raws, game }: World, entity: Entity, cells: number): boolean =>
  bodyDistanceSquared(bodyOf(raws, game.hero), bodyOf(raws, entity)) <= cells * cells;

/** Least wake chance, from 0 to 1, without quiet items. */
const LEAST_CHANCE = 0.01;

/** Returns a nearby sleeper's chance in percent to wake each turn. */
export function wakePercent({ raws, game }: World): number {
  const { chance, per_penalty, per_quickness, quiet } = raws.noises.presence;
  const { hero } = game;
  const clumsy = per_penalty * Math.max(0, hero.pools.penalty);
  const nimble = per_quickness * Math.max(0, bonusOf(raws, hero, 'quickness'));
  const loud = Math.max(LEAST_CHANCE, chance + clumsy - nimble);
  const things = wornBy(raws, hero, game.pack).filter((raw) => raws.item[raw]?.quiet);
  return Math.min(100, Math.round(100 * loud * quiet ** things.length));
}

/** Draws whether a new hostile creature sleeps, wanders or keeps watch. */
export function settle(raws: Raws, rng: Rng, entity: Entity, depth: number): void {
  const raw = raws.mob[entity.raw];
  if (!raw || stanceByNature(raws, entity.raw) !== 'hostile' || triggerRange(raws, entity.raw) !== null) return;
  const { wanders = 0 } = raw;
  const sleeps = ((raw.sleeps ?? 0) * (stageAt(raws.campaign, depth)?.sleeps_percent ?? 100)) / 100;
  const roll = rng.die(100) / 100;
  entity.unaware = roll <= sleeps ? 'asleep' : 'awake';
  // In the town, vermin must stay in the cellar.
  const isRoaming = depth !== TOWN && roll > sleeps && roll <= sleeps + wanders;
  if (isRoaming && raw.movement !== 'random_waypoint') entity.moveMode = 'random_waypoint';
}

/** Maximum distance in cells for double damage from ambush. */
export const AMBUSH_RANGE = 2;

/** `sure`: hits without a roll. `double`: also doubles damage. `null`: no ambush. */
export function ambushOf(world: World, target: Entity): 'double' | 'sure' | null {
  if (!isUnaware(target)) return null;
  return doublesAmbush(world.raws, target) && isNearHero(world, target, AMBUSH_RANGE) ? 'double' : 'sure';
}

/** False for creatures with a name or a lair. */
export const doublesAmbush = (raws: Raws, target: Entity): boolean =>
  !isNamed(raws, target) && raws.archetypes[target.raw]?.lair === undefined;
