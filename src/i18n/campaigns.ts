import type { RawId, Raws } from '../engine';
import type { CampaignText, Locale } from './locale';

/** The words of a campaign; of one that there is no more its id. */
export function campaignText(
  { campaigns }: Pick<Raws, 'campaigns'>,
  locale: Pick<Locale, 'campaigns'>,
  id: RawId,
): CampaignText {
  return locale.campaigns?.[id] ?? campaigns.find((campaign) => campaign.id === id) ?? { name: id, about: '' };
}

/** Those that players may choose, in the order of the raws. */
export const offeredCampaigns = (raws: Raws, locale: Locale): ({ id: RawId } & CampaignText)[] =>
  raws.campaigns.flatMap(({ id, offered }) => (offered ? [{ id, ...campaignText(raws, locale, id) }] : []));
