import { type Attitude, emit, type RawId, type World } from '../state';

/** In points. At this standing and below a faction is the hero's enemy. */
export const AT_ODDS = -10;
/** From here on a faction that would attack ignores the hero. */
export const FRIEND = 10;
/** From here on its fighters help the hero against their own foes. Nothing raises it further. */
export const ALLY = 20;

/** Points that striking and killing the harmless before witnesses cost. */
export const STRIKE_COST = 5;
export const KILL_COST = 20;
/** Share of what is done while confused, and of what befalls by-standers. */
export const QUARTER = 1 / 4;

type Where = Pick<World, 'raws' | 'game'>;

/** Does the faction remember what the hero does before its eyes? */
export const keepsStanding = ({ raws }: Pick<World, 'raws'>, faction: RawId): boolean =>
  raws.faction[faction]?.keeps_standing === true;

/** The hero's standing with a faction, in points and quarters of a point; 0 with those that keep none. */
export const standingWith = ({ game }: Pick<World, 'game'>, faction: RawId): number => game.standings[faction] ?? 0;

export const isHeroAtOdds = (where: Where, faction: RawId): boolean => standingWith(where, faction) <= AT_ODDS;
export const isFriendOfHero = (where: Where, faction: RawId): boolean => standingWith(where, faction) >= FRIEND;
export const isAllyOfHero = (where: Where, faction: RawId): boolean => standingWith(where, faction) >= ALLY;

/** What a faction with this standing thinks of the hero. */
export function attitudeOf(standing: number): Attitude {
  if (standing <= AT_ODDS) return 'enemy';
  if (standing < 0) return 'distrust';
  if (standing >= ALLY) return 'ally';
  if (standing >= FRIEND) return 'friend';
  return standing > 0 ? 'goodwill' : 'neutral';
}

/** Changes the standing with a faction, up to the highest there is, and reports it. */
export function changeStanding(world: World, faction: RawId, change: number): void {
  const before = standingWith(world, faction);
  const standing = Math.min(ALLY, before + change);
  if (standing === before) return;
  const { [faction]: _, ...others } = world.game.standings;
  // A new object tells whatever was worked out from the old one that it has changed.
  world.game.standings = standing === 0 ? others : { ...others, [faction]: standing };
  emit(
    world,
    { kind: 'standing', faction, change: standing - before, standing, attitude: attitudeOf(standing) },
    'self',
  );
}
