import { type Dungeon, parseSeedCode, type RawId } from '../../engine';
import type { Context } from '../context';

/** Dungeon that a player may ask for with a new run. */
export interface DungeonQuery {
  /** A seed code. The code also names the campaign. */
  seed?: string;
  /** Id of the campaign; ignored if there is a `seed`. */
  campaign?: RawId;
}

/**
 * Returns the dungeon of a new run. A seed code names the dungeon. Without a code the dungeon is new, in the named
 * campaign or, if none is named, in the campaign of the last run as long as that is offered. Returns `null` if the code
 * or the campaign that the player named is not offered.
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
 * True if the dungeon that the player asks for can be had. A player who names neither code nor campaign can always
 * play.
 */
export const isOffered = ({ raws }: Pick<Context, 'raws'>, query: DungeonQuery): boolean =>
  dungeonFor({ raws, newSeed: () => '' }, query) !== null;

/**
 * True if this dungeon is the one that the player asks for. Parts that the query leaves open are taken from the
 * dungeon.
 */
export function isInDungeon(
  { raws }: Pick<Context, 'raws'>,
  { seed, campaign }: Dungeon,
  query: DungeonQuery,
): boolean {
  const asked = dungeonFor({ raws, newSeed: () => seed }, query, { campaign });
  return asked?.seed === seed && asked.campaign === campaign;
}
