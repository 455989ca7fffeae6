import { distanceToBody } from '../../lib/geometry';
import type { Entity, RawId, Raws, Stance, World } from '../state';
import { component, heroSeesEntity, isAlive, mobsOf, positionOf, sizeOf } from '../state';

export type Reaction = 'attack' | 'flee' | 'ignore';

/** How members of one faction react to members of another: the exact entry, else the default, else `ignore`. */
export function factionReaction(raws: Raws, from: RawId, toward: RawId): Reaction {
  const responses = raws.faction[from]?.responses;
  return responses?.[toward] ?? responses?.default ?? 'ignore';
}

/** How `a` reacts to `b`. Creatures without a faction ignore and are ignored. Reactions never change during a run. */
export function reaction(raws: Raws, a: Entity, b: Entity): Reaction {
  const from = component(raws, a, 'faction');
  const toward = component(raws, b, 'faction');
  return from === null || toward === null ? 'ignore' : factionReaction(raws, from, toward);
}

/** Stance of a creature towards the hero's faction. */
export function stanceToHero(raws: Raws, entity: Entity): Stance {
  const from = component(raws, entity, 'faction');
  const toward = raws.archetypes.hero?.faction;
  if (from === null || toward === undefined) return 'friendly';
  const answer = factionReaction(raws, from, toward);
  return answer === 'attack' ? 'hostile' : answer === 'flee' ? 'wary' : 'friendly';
}

/** Living mobs the hero sees that would attack it, nearest first; ties by id. */
export function hostilesInView(world: World): Entity[] {
  const { raws, level, game } = world;
  const hostiles = mobsOf(level).filter(
    (mob) => heroSeesEntity(world, mob) && stanceToHero(raws, mob) === 'hostile' && isAlive(raws, mob),
  );
  if (hostiles.length < 2) return hostiles;
  const eye = positionOf(game.hero);
  const far = (entity: Entity): number => distanceToBody(eye, positionOf(entity), sizeOf(raws, entity));
  return hostiles.sort((a, b) => far(a) - far(b) || a.id - b.id);
}
