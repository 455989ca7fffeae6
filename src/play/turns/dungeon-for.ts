import { type Dungeon, parseSeedCode, type RawId } from '../../engine';
import type { Context } from '../context';

/** Dungeon that a player asks for when they begin a run. If both fields are absent, the seed is random. */
export interface DungeonQuery {
  /** Seed code. The code names both the seed and the campaign. */
  seed?: string;
  /** Id of the campaign; ignored if there is a `seed`. */
  campaign?: RawId;
}

/**
 * Returns the dungeon for a new run. A seed code sets both seed and campaign. Without a code, the seed is random, and
 * the campaign is the one in the query. If the query has no campaign either, takes the campaign of the last run. Takes
 * the first campaign if there is no last run, or if the last run's campaign is no longer offered.
 *
 * Returns `null` if the query has a code or a campaign that the game does not offer.
 */
export function dungeonFor(
  { raws, newSeed }: Pick<Context, 'raws' | 'newSeed'>,
  { seed: code, campaign }: DungeonQuery,
  last: { campaign?: RawId | undefined } | null = null,
): Dungeon | null {
  if (code !== undefined) return parseSeedCode(raws, code);
  const found = raws.campaigns.find(({ id, offered }) => id === (campaign ?? last?.campaign) && offered);
  if (campaign !== undefined && !found) return null;
  const seed = newSeed();
  return found && found !== raws.campaigns[0] ? { seed, campaign: found.id } : { seed };
}

/**
 * True if the game offers the seed code or the campaign that the player named. Always true if the player named neither.
 */
export const isOffered = ({ raws }: Pick<Context, 'raws'>, query: DungeonQuery): boolean =>
  dungeonFor({ raws, newSeed: () => '' }, query) !== null;

/**
 * True if the dungeon has the seed and the campaign that the player asks for. A field that the player leaves open fits
 * any dungeon.
 */
export function isInDungeon(
  { raws }: Pick<Context, 'raws'>,
  { seed, campaign }: Dungeon,
  query: DungeonQuery,
): boolean {
  const asked = dungeonFor({ raws, newSeed: () => seed }, query, { campaign });
  return asked?.seed === seed && asked.campaign === campaign;
}
