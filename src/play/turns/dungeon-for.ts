import { type Dungeon, parseSeedCode, type RawId } from '../../engine';
import type { Context } from '../context';

/** What may be asked for with a new run. */
export interface DungeonQuery {
  /** A seed code, which names its campaign. */
  seed?: string;
  /** Without a code: id of the campaign. */
  campaign?: RawId;
}

/**
 * The dungeon of a new run: that of the code, or a new one of the campaign or, where none is named, of that of the last
 * run as long as it is offered. `null` where the code or the campaign names one that is not.
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

/** Whether what is asked for can be had: what names neither code nor campaign always can. */
export const isOffered = ({ raws }: Pick<Context, 'raws'>, query: DungeonQuery): boolean =>
  dungeonFor({ raws, newSeed: () => '' }, query) !== null;

/** Is this game in the dungeon that is asked for? What is left open is as in the game. */
export function isInDungeon(
  { raws }: Pick<Context, 'raws'>,
  { seed, campaign }: Dungeon,
  query: DungeonQuery,
): boolean {
  const asked = dungeonFor({ raws, newSeed: () => seed }, query, { campaign });
  return asked?.seed === seed && asked.campaign === campaign;
}
