import { SEPARATOR } from '../../lib/seed-code';
import type { RawId, Raws } from '../schema/raws';
import type { Game } from './game';

/** Made once for each campaign, so that what is kept for some raws is found again. */
const selected = new WeakMap<Raws, Map<RawId, Raws>>();

/** The raws as the campaign of a game uses them. Throws when they have no such campaign. */
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

/** Does what is found or stocked in some campaigns only belong to this one? What names none is in all of them. */
export const isInCampaign = (
  { campaign }: Pick<Raws, 'campaign'>,
  { campaigns }: { campaigns?: readonly RawId[] },
): boolean => campaigns?.includes(campaign.id) ?? true;

/** A seed and the campaign it is of, where that is not the first. */
export type Dungeon = Pick<Game, 'seed' | 'campaign'>;

/** The dungeon as players pass it on: `AMULET.7Q4-KVX`, and `7Q4-KVX` for one of the first campaign. */
export const formatSeedCode = ({ seed, campaign }: Dungeon): string =>
  campaign === undefined ? seed : [campaign.toUpperCase(), seed].join(SEPARATOR);

/** The dungeon of a code; `null` when that names a campaign that there is not, or that is not offered. */
export function parseSeedCode({ campaigns }: Pick<Raws, 'campaigns'>, code: string): Dungeon | null {
  const at = code.indexOf(SEPARATOR);
  if (at < 0) return { seed: code };
  const name = code.slice(0, at).toLowerCase();
  const found = campaigns.find(({ id, offered }) => id === name && offered);
  if (!found) return null;
  const seed = code.slice(at + 1);
  return found === campaigns[0] ? { seed } : { seed, campaign: found.id };
}
