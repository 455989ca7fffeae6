import { type Attitude, emit, type RawId, type World } from '../state';

/** A faction is the hero's enemy at this standing and below. */
export const AT_ODDS = -10;
/** A faction with this standing or more no longer attacks the hero. */
export const FRIEND = 10;
/** Maximum standing: the faction's fighters help the hero. */
export const ALLY = 20;

/** Points of standing lost for striking a harmless creature before witnesses. */
export const STRIKE_COST = 5;
export const KILL_COST = 20;
/** Factor for changes that the hero caused by accident or in confusion. */
export const QUARTER = 1 / 4;

type Where = Pick<World, 'raws' | 'game'>;

export const keepsStanding = ({ raws }: Pick<World, 'raws'>, faction: RawId): boolean =>
  raws.faction[faction]?.keeps_standing === true;

/** Returns points in steps of a quarter; 0 without an entry. */
export const standingWith = ({ game }: Pick<World, 'game'>, faction: RawId): number => game.standings[faction] ?? 0;

export const isHeroAtOdds = (where: Where, faction: RawId): boolean => standingWith(where, faction) <= AT_ODDS;
export const isFriendOfHero = (where: Where, faction: RawId): boolean => standingWith(where, faction) >= FRIEND;
export const isAllyOfHero = (where: Where, faction: RawId): boolean => standingWith(where, faction) >= ALLY;

export function attitudeOf(standing: number): Attitude {
  if (standing <= AT_ODDS) return 'enemy';
  if (standing < 0) return 'distrust';
  if (standing >= ALLY) return 'ally';
  if (standing >= FRIEND) return 'friend';
  return standing > 0 ? 'goodwill' : 'neutral';
}

export interface StandingChange {
  faction: RawId;
  change: number;
}

/** Adds losses with the gainers' rivals, down to `least`. Gains end at `ALLY`. */
export function changesBy(where: Where, deeds: readonly StandingChange[], least = -Infinity): StandingChange[] {
  const net = new Map<RawId, number>();
  const add = (faction: RawId, points: number): void => void net.set(faction, (net.get(faction) ?? 0) + points);
  const sorted = where.raws.factions.flatMap(({ id }) => deeds.filter(({ faction }) => faction === id));
  const changed = sorted.map(({ faction, change }): StandingChange => {
    const now = standingWith(where, faction);
    return { faction, change: Math.min(ALLY, now + change) - now };
  });
  for (const { faction, change } of changed) add(faction, change);
  for (const { faction, change } of changed) {
    if (change <= 0) continue;
    for (const rival of where.raws.faction[faction]?.rivals ?? []) {
      const now = standingWith(where, rival);
      add(rival, Math.max(Math.min(now, least), now - change) - now);
    }
  }
  return [...net].flatMap(([faction, change]) => (change === 0 ? [] : [{ faction, change }]));
}

/** Applies the changes, and emits a `standing` event for each. */
export function changeStandings(world: World, changes: readonly StandingChange[]): void {
  for (const { faction, change } of changes) {
    const standing = standingWith(world, faction) + change;
    const { [faction]: _, ...others } = world.game.standings;
    // Replaces the object, because caches compare object identity.
    world.game.standings = standing === 0 ? others : { ...others, [faction]: standing };
    emit(world, { kind: 'standing', faction, change, standing, attitude: attitudeOf(standing) }, 'self');
  }
}
