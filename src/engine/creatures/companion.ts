import { maxHpOf, maxManaOf } from '../formulas';
import { addToLevel, type Entity, entityById, isAlive, own, type SkillName, type World } from '../state';

const LEVELS_PER_SKILL = 2;

/** Reads `chains` without `component`, because archetypes never have `chains`. */
export const isInChains = ({ chains }: Entity): boolean => chains != null;

/** Returns the living companion on the hero's level, or `null`. */
export function companionHere(world: World): Entity | null {
  const { companion } = world.game;
  if (companion?.depth !== world.game.depth) return null;
  const found = entityById(world, companion.id);
  return found?.companion && isAlive(world.raws, found) ? found : null;
}

/** Requires a position. The caller must first dismiss any earlier companion. */
export function joinHero(world: World, creature: Entity): void {
  const { game } = world;
  creature.companion = 'follow';
  addToLevel(world, creature);
  game.companion = { id: creature.id, raw: creature.raw, depth: game.depth };
  growWithHero(world, creature);
}

/** Adds the new levels' hit points and restores all mana. */
export function growWithHero(world: World, companion: Entity): void {
  const { raws, game } = world;
  const pools = own(raws, companion, 'pools');
  const { level } = game.hero.pools;
  if (pools.level >= level) return;
  const points = Math.floor(level / LEVELS_PER_SKILL) - Math.floor(pools.level / LEVELS_PER_SKILL);
  const skills = own(raws, companion, 'skills');
  for (const name of ['melee', 'defense'] satisfies SkillName[]) skills[name] = (skills[name] ?? 0) + points;
  pools.level = level;
  const hp = maxHpOf(raws, companion, level);
  const mana = maxManaOf(raws, companion, level);
  pools.hp = { current: pools.hp.current + hp - pools.hp.max, max: hp };
  pools.mana = { current: mana, max: mana };
  world.stale.add(companion.id);
}
