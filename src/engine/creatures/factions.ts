import type { Entity, EntityId, RawId, Raws, Stance, World } from '../state';
import { boonParts, component } from '../state';
import { isFriendOfHero, isHeroAtOdds } from './standing';

export type Reaction = 'attack' | 'flee' | 'ignore';

/** Reads the raws only. Returns `ignore` without an entry. */
export function factionReaction(raws: Pick<Raws, 'faction'>, from: RawId, toward: RawId): Reaction {
  const responses = raws.faction[from]?.responses;
  return responses?.[toward] ?? responses?.default ?? 'ignore';
}

export interface Member {
  faction: RawId;
  /** True if the entity attacks creatures from which its faction flees. */
  fights: boolean;
}

type Where = Pick<World, 'raws' | 'game'>;

function memberReaction({ raws }: Where, { faction, fights }: Member, toward: RawId): Reaction {
  const listed = factionReaction(raws, faction, toward);
  return listed === 'flee' && fights ? 'attack' : listed;
}

/** Considers standing and boons, but not grudges. */
export function memberReactionToHero(where: Where, member: Member): Reaction {
  const { raws, game } = where;
  const toward = component(raws, game.hero, 'faction');
  if (toward === null) return 'ignore';
  if (isHeroAtOdds(where, member.faction)) return canFight(raws, member) ? 'attack' : 'flee';
  const listed = memberReaction(where, member, toward);
  return listed === 'attack' && leavesHeroAlone(where, member.faction) ? 'ignore' : listed;
}

const leavesHeroAlone = (where: Where, faction: RawId): boolean =>
  isFriendOfHero(where, faction) ||
  boonParts(where.raws, where.game.hero).some(({ calms }) => calms?.includes(faction));

export function canFight(raws: Raws, { faction, fights }: Member): boolean {
  return fights || raws.faction[faction]?.responses.default !== 'flee';
}

export const hasGrudge = (entity: Entity, against: EntityId): boolean => entity.grudges?.includes(against) ?? false;

export function memberOf(raws: Raws, entity: Entity): Member | null {
  const faction = component(raws, entity, 'faction');
  return faction === null ? null : { faction, fights: component(raws, entity, 'fights') !== null };
}

/** Grudges come first. Without one, a companion attacks only the hero's enemies. */
export function reaction(where: Where, a: Entity, b: Entity): Reaction {
  const from = memberOf(where.raws, a);
  const toward = component(where.raws, b, 'faction');
  if (from === null || toward === null) return 'ignore';
  if (hasGrudge(a, b.id)) return 'attack';
  if (a.companion) return reaction(where, b, where.game.hero) === 'attack' ? 'attack' : 'ignore';
  return reactionToFaction(where, from, toward);
}

/** Ignores grudges. The companion counts as the hero: both share a faction. */
export const reactionToFaction = (where: Where, member: Member, toward: RawId): Reaction =>
  toward === component(where.raws, where.game.hero, 'faction')
    ? memberReactionToHero(where, member)
    : memberReaction(where, member, toward);

const STANCES: Record<Reaction, Stance> = { attack: 'hostile', flee: 'wary', ignore: 'friendly' };

export const stanceToHero = (where: Where, entity: Entity): Stance => STANCES[reaction(where, entity, where.game.hero)];

/** Ignores misdeeds and changes of standing. Returns `friendly` without a faction. */
export function stanceByNature(raws: Raws, raw: RawId): Stance {
  const from = raws.archetypes[raw]?.faction;
  const toward = raws.archetypes.hero?.faction;
  return from === undefined || toward === undefined ? 'friendly' : STANCES[factionReaction(raws, from, toward)];
}
