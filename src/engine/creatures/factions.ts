import type { Entity, EntityId, RawId, Raws, Stance, World } from '../state';
import { component, isHero } from '../state';
import { isFriendOfHero, isHeroAtOdds } from './standing';

export type Reaction = 'attack' | 'flee' | 'ignore';

/** How members of one faction react to members of another: the exact entry, else the default, else `ignore`. */
export function factionReaction(raws: Raws, from: RawId, toward: RawId): Reaction {
  const responses = raws.faction[from]?.responses;
  return responses?.[toward] ?? responses?.default ?? 'ignore';
}

/** What a creature's reactions depend on, besides its grudges. */
export interface Member {
  faction: RawId;
  /** Fights although its faction flees by default. */
  fights: boolean;
}

type Where = Pick<World, 'raws' | 'game'>;

/** How a creature reacts to others of a faction, grudges aside. */
export function memberReaction({ raws }: Where, { faction, fights }: Member, toward: RawId): Reaction {
  const listed = factionReaction(raws, faction, toward);
  return listed === 'flee' && fights ? 'attack' : listed;
}

/** The same towards the hero, with whom its faction may have a standing. */
export function memberReactionToHero(where: Where, member: Member): Reaction {
  const { raws, game } = where;
  const toward = component(raws, game.hero, 'faction');
  if (toward === null) return 'ignore';
  if (isHeroAtOdds(where, member.faction)) return canFight(raws, member) ? 'attack' : 'flee';
  const listed = memberReaction(where, member, toward);
  return listed === 'attack' && isFriendOfHero(where, member.faction) ? 'ignore' : listed;
}

/** Members of factions that flee by default do not fight, unless they are marked as fighters. */
export function canFight(raws: Raws, { faction, fights }: Member): boolean {
  return fights || raws.faction[faction]?.responses.default !== 'flee';
}

/** Does it attack this one, whatever their factions? */
export const hasGrudge = (entity: Entity, against: EntityId): boolean => entity.grudges?.includes(against) ?? false;

/** The traits that decide how a creature reacts; `null` without a faction. */
export function memberOf(raws: Raws, entity: Entity): Member | null {
  const faction = component(raws, entity, 'faction');
  return faction === null ? null : { faction, fights: component(raws, entity, 'fights') !== null };
}

/**
 * How `a` reacts to `b`: it attacks whom it has a grudge against; towards the hero the standing of its faction decides,
 * where that is far from 0; else the factions do. Creatures without a faction ignore and are ignored.
 */
export function reaction(where: Where, a: Entity, b: Entity): Reaction {
  const from = memberOf(where.raws, a);
  const toward = component(where.raws, b, 'faction');
  if (from === null || toward === null) return 'ignore';
  if (hasGrudge(a, b.id)) return 'attack';
  return isHero(b) ? memberReactionToHero(where, from) : memberReaction(where, from, toward);
}

const STANCES: Record<Reaction, Stance> = { attack: 'hostile', flee: 'wary', ignore: 'friendly' };

/** Stance of a creature towards the hero as things are. */
export const stanceToHero = (where: Where, entity: Entity): Stance => STANCES[reaction(where, entity, where.game.hero)];

/** Stance of a kind of creature towards heroes as it is generated, whatever happens between them in a run. */
export function stanceByNature(raws: Raws, raw: RawId): Stance {
  const from = raws.archetypes[raw]?.faction;
  const toward = raws.archetypes.hero?.faction;
  return from === undefined || toward === undefined ? 'friendly' : STANCES[factionReaction(raws, from, toward)];
}
