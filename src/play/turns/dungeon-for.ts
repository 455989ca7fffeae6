import { type Dungeon, parseSeedCode, type RawId } from '../../engine';
import type { Context } from '../context';

/** Dungeon and kit that a player wants for a new run. Without `seed`, the seed is random. */
export interface DungeonQuery {
  /** Code of seed, campaign and kit. */
  seed?: string;
  /** Id of the campaign; ignored if there is a `seed`. */
  campaign?: RawId;
  /** Id of the kit; replaces the kit of the seed code. */
  kit?: RawId;
}

/**
 * Returns the dungeon and kit for a new run. A seed code sets seed, campaign and kit. Without a code, the seed is
 * random, and campaign and kit are those of the query, else the last run's. Takes the first campaign or kit if there is
 * no last run, or if the game no longer offers the last run's.
 *
 * Returns `null` if the query has a code, a campaign or a kit that the game does not offer.
 */
export function dungeonFor(
  context: Pick<Context, 'raws' | 'newSeed'>,
  query: DungeonQuery,
  last: LastRun | null = null,
): Dungeon | null {
  const { raws } = context;
  const dungeon = query.seed === undefined ? randomDungeon(context, query, last) : parseSeedCode(raws, query.seed);
  const { kit = dungeon?.kit } = query;
  const found = raws.kits.find(({ id }) => id === kit);
  if (!dungeon || (kit !== undefined && !found)) return null;
  const { kit: _, ...place } = dungeon;
  return found && found !== raws.kits[0] ? { ...place, kit: found.id } : place;
}

/** Campaign and kit of the run that a player played last. */
type LastRun = Partial<Record<'campaign' | 'kit', RawId | undefined>>;

/** Returns a dungeon with a random seed, in the campaign of the query or of the last run, with the last run's kit. */
function randomDungeon(
  { raws, newSeed }: Pick<Context, 'raws' | 'newSeed'>,
  { campaign }: DungeonQuery,
  last: LastRun | null,
): Dungeon | null {
  const found = raws.campaigns.find(({ id, offered }) => id === (campaign ?? last?.campaign) && offered);
  if (campaign !== undefined && !found) return null;
  const kit = raws.kits.find(({ id }) => id === last?.kit);
  return {
    seed: newSeed(),
    ...(found && found !== raws.campaigns[0] && { campaign: found.id }),
    ...(kit && { kit: kit.id }),
  };
}

/**
 * True if the game offers the seed code, campaign and kit that the player named. Always true if the player named none.
 */
export const isOffered = ({ raws }: Pick<Context, 'raws'>, query: DungeonQuery): boolean =>
  dungeonFor({ raws, newSeed: () => '' }, query) !== null;

/**
 * True if the dungeon has the seed, the campaign and the kit that the player wants. A missing field matches any
 * dungeon.
 */
export function isInDungeon(
  { raws }: Pick<Context, 'raws'>,
  { seed, campaign, kit }: Dungeon,
  query: DungeonQuery,
): boolean {
  const asked = dungeonFor({ raws, newSeed: () => seed }, query, { campaign, kit });
  return asked?.seed === seed && asked.campaign === campaign && asked.kit === kit;
}
