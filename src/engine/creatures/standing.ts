import { type Attitude, emit, type RawId, type World } from '../state';

/** A faction is the hero's enemy if the standing in points is this or lower. */
export const AT_ODDS = -10;
/** If the standing in points is this or higher, a faction that would attack the hero ignores the hero instead. */
export const FRIEND = 10;
/** If the standing in points is this, the faction's fighters help the hero. No standing is higher. */
export const ALLY = 20;

/** Points of standing that the hero loses by striking a harmless creature before witnesses. */
export const STRIKE_COST = 5;
/** Points of standing that the hero loses by killing a harmless creature before witnesses. */
export const KILL_COST = 20;
/** Factor for a smaller change of standing, if the hero was confused or did not strike the victim on purpose. */
export const QUARTER = 1 / 4;

type Where = Pick<World, 'raws' | 'game'>;

/** True if the faction has an opinion of the hero, which changes with the hero's deeds. */
export const keepsStanding = ({ raws }: Pick<World, 'raws'>, faction: RawId): boolean =>
  raws.faction[faction]?.keeps_standing === true;

/** Returns the hero's standing with a faction, in points with a precision of a quarter; 0 if the faction keeps none. */
export const standingWith = ({ game }: Pick<World, 'game'>, faction: RawId): number => game.standings[faction] ?? 0;

/** True if the hero's standing with the faction is `AT_ODDS` or lower. */
export const isHeroAtOdds = (where: Where, faction: RawId): boolean => standingWith(where, faction) <= AT_ODDS;
/** True if the hero's standing with the faction is `FRIEND` or higher. An ally is also a friend. */
export const isFriendOfHero = (where: Where, faction: RawId): boolean => standingWith(where, faction) >= FRIEND;
/** True if the hero's standing with the faction is `ALLY`, the maximum. */
export const isAllyOfHero = (where: Where, faction: RawId): boolean => standingWith(where, faction) >= ALLY;

/** Returns what a faction with this standing, in points, thinks of the hero. */
export function attitudeOf(standing: number): Attitude {
  if (standing <= AT_ODDS) return 'enemy';
  if (standing < 0) return 'distrust';
  if (standing >= ALLY) return 'ally';
  if (standing >= FRIEND) return 'friend';
  return standing > 0 ? 'goodwill' : 'neutral';
}

/**
 * Adds `change` points to the standing with a faction, up to the maximum `ALLY`; there is no minimum. If the standing
 * changes, emits a `standing` event.
 */
export function changeStanding(world: World, faction: RawId, change: number): void {
  const before = standingWith(world, faction);
  const standing = Math.min(ALLY, before + change);
  if (standing === before) return;
  const { [faction]: _, ...others } = world.game.standings;
  // The object is replaced, not changed, because caches compare its identity to find out whether a standing has
  // changed.
  world.game.standings = standing === 0 ? others : { ...others, [faction]: standing };
  emit(
    world,
    { kind: 'standing', faction, change: standing - before, standing, attitude: attitudeOf(standing) },
    'self',
  );
}
