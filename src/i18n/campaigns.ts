import type { RawId, Raws, TwistId } from '../engine';
import type { CampaignRaw } from '../engine/schema/campaigns';
import type { CampaignText, Locale } from './locale';

/** The words of a campaign. A place has its first and its last depth, `null` where it is endless. */
export interface CampaignDescription extends Omit<CampaignText, 'places' | 'help'> {
  places: readonly CampaignRaw['places'][number][];
  /** As Markdown: what the help says of it alone, for players who came to a depth of it, the first depth first. */
  help: readonly HelpLine[];
}

/** About a twist where it names one. */
type HelpLine = CampaignRaw['help'][number] & { twist?: TwistId };

/** The words of a campaign, the first when none is named; of one that there is no more its id. */
export function campaignText(
  raws: Pick<Raws, 'campaigns' | 'levels'>,
  locale: Pick<Locale, 'campaigns' | 'labels'>,
  id = raws.campaigns[0]?.id ?? '',
): CampaignDescription {
  const raw = raws.campaigns.find((campaign) => campaign.id === id);
  if (!raw) return { name: id, about: '', help: [], places: [] };
  const { name, about } = raw;
  const text = locale.campaigns?.[id];
  const help = [
    ...raw.help.map((line, at) => ({ ...line, text: text?.help[at] ?? line.text })),
    ...twistLines(raws, locale, raw),
  ];
  return {
    ...{ name, about, ...text },
    places: raw.places.map((place, at) => ({ ...place, name: text?.places[at] ?? place.name })),
    help: help.sort((a, b) => a.from - b.from),
  };
}

/** The name of a campaign that is not the first; nothing of that. */
export const otherCampaign = (
  raws: Pick<Raws, 'campaigns' | 'levels'>,
  locale: Pick<Locale, 'campaigns' | 'labels'>,
  { campaign }: { campaign?: RawId },
): string[] => (campaign === undefined ? [] : [campaignText(raws, locale, campaign).name]);

/** What may be different about its levels, from the first depth that may be so. */
function twistLines(
  { levels }: Pick<Raws, 'levels'>,
  { labels }: Pick<Locale, 'labels'>,
  { stages }: CampaignRaw,
): HelpLine[] {
  const first = new Map<keyof typeof labels.twist, number>();
  for (const { depths, recipes } of stages) {
    const drawn = levels.recipes.flatMap(({ id, twists }) => (recipes.includes(id) ? (twists ?? []) : []));
    for (const twist of drawn) if (!first.has(twist)) first.set(twist, depths[0]);
  }
  return [...first].map(([twist, from]) => ({
    from,
    twist,
    text: `**${labels.twist[twist].name}.** ${labels.twist[twist].rule}`,
  }));
}

/** Those that players may choose, in the order of the raws. */
export const offeredCampaigns = (raws: Raws, locale: Locale): ({ id: RawId } & CampaignDescription)[] =>
  raws.campaigns.flatMap(({ id, offered }) => (offered ? [{ id, ...campaignText(raws, locale, id) }] : []));
