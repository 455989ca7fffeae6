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
