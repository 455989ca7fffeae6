import { type Attitude, emit, type RawId, type World } from '../state';

/** Standing in points at which, and below which, a faction is the hero's enemy. */
export const AT_ODDS = -10;
/** Standing in points from which on a faction that would attack ignores the hero. */
export const FRIEND = 10;
/** Standing in points from which on the faction's fighters help the hero. It is also the highest standing. */
export const ALLY = 20;

/** Points that the hero loses by striking a harmless creature before witnesses. */
export const STRIKE_COST = 5;
/** Points that the hero loses by killing a harmless creature before witnesses. */
export const KILL_COST = 20;
/** Factor on a change of standing if the hero was confused, or the victim was only a bystander. */
export const QUARTER = 1 / 4;

type Where = Pick<World, 'raws' | 'game'>;

/** True if the faction remembers the deeds of the hero that it sees. */
export const keepsStanding = ({ raws }: Pick<World, 'raws'>, faction: RawId): boolean =>
  raws.faction[faction]?.keeps_standing === true;

/** Returns the hero's standing with a faction, in points and quarters of a point; 0 if the faction keeps none. */
export const standingWith = ({ game }: Pick<World, 'game'>, faction: RawId): number => game.standings[faction] ?? 0;

export const isHeroAtOdds = (where: Where, faction: RawId): boolean => standingWith(where, faction) <= AT_ODDS;
export const isFriendOfHero = (where: Where, faction: RawId): boolean => standingWith(where, faction) >= FRIEND;
export const isAllyOfHero = (where: Where, faction: RawId): boolean => standingWith(where, faction) >= ALLY;

/** Returns the opinion that a faction with this standing has of the hero. */
export function attitudeOf(standing: number): Attitude {
  if (standing <= AT_ODDS) return 'enemy';
  if (standing < 0) return 'distrust';
  if (standing >= ALLY) return 'ally';
  if (standing >= FRIEND) return 'friend';
  return standing > 0 ? 'goodwill' : 'neutral';
}

/** Changes the standing with a faction by these points, up to `ALLY` at most, and reports the change. */
export function changeStanding(world: World, faction: RawId, change: number): void {
  const before = standingWith(world, faction);
  const standing = Math.min(ALLY, before + change);
  if (standing === before) return;
  const { [faction]: _, ...others } = world.game.standings;
  // The object is replaced, not changed, because caches compare it to find out that a standing has changed.
  world.game.standings = standing === 0 ? others : { ...others, [faction]: standing };
  emit(
    world,
    { kind: 'standing', faction, change: standing - before, standing, attitude: attitudeOf(standing) },
    'self',
  );
}
