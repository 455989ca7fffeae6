import type { RawId, Raws } from '../engine';
import type { CampaignRaw } from '../engine/schema/campaigns';
import type { CampaignText, Locale } from './locale';

/** The words of a campaign. A place has its first and its last depth, `null` where it is endless. */
export interface CampaignWords extends Omit<CampaignText, 'places'> {
  places: readonly CampaignRaw['places'][number][];
}

/** The words of a campaign, the first when none is named; of one that there is no more its id. */
export function campaignText(
  { campaigns }: Pick<Raws, 'campaigns'>,
  locale: Pick<Locale, 'campaigns'>,
  id = campaigns[0]?.id ?? '',
): CampaignWords {
  const raw = campaigns.find((campaign) => campaign.id === id) ?? { name: id, about: '', help: [], places: [] };
  const { name, about, help, places } = raw;
  const text = locale.campaigns?.[id];
  if (!text) return { name, about, help, places };
  return { ...text, places: places.map((place, at) => ({ ...place, name: text.places[at] ?? place.name })) };
}

/** Those that players may choose, in the order of the raws. */
export const offeredCampaigns = (raws: Raws, locale: Locale): ({ id: RawId } & CampaignWords)[] =>
  raws.campaigns.flatMap(({ id, offered }) => (offered ? [{ id, ...campaignText(raws, locale, id) }] : []));
