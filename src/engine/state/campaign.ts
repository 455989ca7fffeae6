import { SEPARATOR } from '../../lib/seed-code';
import type { RawId, Raws } from '../schema/raws';
import type { Game } from './game';

/**
 * Raws for each campaign. There is only one object for each campaign, because other caches use the object as their key.
 */
const selected = new WeakMap<Raws, Map<RawId, Raws>>();

/**
 * Returns the raws with the campaign of a game as `campaign`; the first campaign if the game names none. Throws if
 * there is no such campaign.
 */
export function rawsFor(raws: Raws, { campaign: id = raws.campaigns[0]?.id }: Pick<Game, 'campaign'>): Raws {
  if (id === undefined || raws.campaign.id === id) return raws;
  const known = selected.get(raws) ?? new Map<RawId, Raws>();
  selected.set(raws, known);
  const found = known.get(id) ?? { ...raws, campaign: campaignOf(raws, id) };
  known.set(id, found);
  return found;
}

function campaignOf({ campaigns }: Raws, id: RawId): Raws['campaign'] {
  const found = campaigns.find((campaign) => campaign.id === id);
  if (!found) throw new Error(`no campaign ${id}`);
  return found;
}

/**
 * True if a thing with the list `campaigns` occurs in the campaign of these raws. A thing without a list occurs in all
 * campaigns.
 */
export const isInCampaign = (
  { campaign }: Pick<Raws, 'campaign'>,
  { campaigns }: { campaigns?: readonly RawId[] },
): boolean => campaigns?.includes(campaign.id) ?? true;

/** Seed and campaign of a dungeon. `campaign` is absent for the first campaign. */
export type Dungeon = Pick<Game, 'seed' | 'campaign'>;

/** Returns the code by which players share a dungeon: `AMULET.7Q4-KVX`, or `7Q4-KVX` in the first campaign. */
export const formatSeedCode = ({ seed, campaign }: Dungeon): string =>
  campaign === undefined ? seed : [campaign.toUpperCase(), seed].join(SEPARATOR);

/**
 * Returns the dungeon for a seed code such as `AMULET.7Q4-KVX`. Returns `null` if the code names a campaign that does
 * not exist or is not offered. Does not check the seed.
 */
export function parseSeedCode({ campaigns }: Pick<Raws, 'campaigns'>, code: string): Dungeon | null {
  const at = code.indexOf(SEPARATOR);
  if (at < 0) return { seed: code };
  const name = code.slice(0, at).toLowerCase();
  const found = campaigns.find(({ id, offered }) => id === name && offered);
  if (!found) return null;
  const seed = code.slice(at + 1);
  return found === campaigns[0] ? { seed } : { seed, campaign: found.id };
}
