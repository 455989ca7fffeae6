import { component, type Entity, heroSeesEntity, type RawId, type Raws, sightRange, type World } from '../state';
import { isWorn } from './recovery';
import { type Creature, creatureById, reactsToAnybody } from './roster';

/**
 * Would the mob do nothing with its turn, and draw nothing? So it is with most of a town: out of the hero's sight,
 * whole, without plans, and with nobody on the level to attack or to flee from. To tell that of each that is due is a
 * fraction of what it takes to ask every behaviour.
 */
export function isBystander(world: World, mob: Entity): boolean {
  if (!isPlain(world.raws, mob.raw) || hasPlans(mob) || heroSeesEntity(world, mob)) return false;
  const self = creatureById(world, mob.id);
  return self !== null && isAtRest(world, self) && !reactsToAnybody(world, self);
}

function isAtRest({ raws, game }: World, { entity, sight }: Creature): boolean {
  // Who sees farther than the hero may see it, unseen.
  if (sight > sightRange(raws, game.hero) || isWorn(raws, entity)) return false;
  return (component(raws, entity, 'statuses') ?? []).length === 0;
}

const plain = new WeakMap<Raws, Map<RawId, boolean>>();

/** Does it walk about at most, without anything that it does by itself? */
function isPlain(raws: Raws, raw: RawId): boolean {
  const known = plain.get(raws) ?? new Map<RawId, boolean>();
  plain.set(raws, known);
  const answer = known.get(raw) ?? isPlainArchetype(raws.archetypes[raw]);
  known.set(raw, answer);
  return answer;
}

function isPlainArchetype(archetype: Raws['archetypes'][string] | undefined): boolean {
  if (archetype === undefined || archetype.moveMode === 'random') return false;
  const { lair, guards, phases, rooted, divides, tileSize } = archetype;
  return [lair, guards, phases, rooted, divides, tileSize].every((trait) => trait === undefined);
}

/** Has it anybody or anything in mind, or what it was not generated with? */
const hasPlans = (mob: Entity): boolean =>
  mob.chasing != null ||
  mob.heard != null ||
  mob.summoned != null ||
  mob.harmedBy != null ||
  mob.afraidOf != null ||
  mob.windUp != null ||
  mob.grudges != null ||
  mob.moveMode != null;
