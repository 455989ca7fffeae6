import type { RawId, Raws, TwistId } from '../engine';
import type { CampaignRaw } from '../engine/schema/campaigns';
import { isWithin } from '../lib/range';
import type { CampaignText, Locale } from './locale';
import type { Names } from './names';

export interface CampaignDescription extends Omit<CampaignText, 'places' | 'help'> {
  places: readonly CampaignRaw['places'][number][];
  /** Markdown, ascending by `from`. A player reads a line after reaching the depth `from`. */
  help: readonly HelpLine[];
}

type HelpLine = CampaignRaw['help'][number] & { twist?: TwistId };

/**
 * Returns the texts of a campaign; of the first campaign if `id` is absent. If the raws lack the campaign, `name` is
 * the id.
 */
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

/** Returns the campaign's name in a list; an empty list for the first campaign, because its runs have no `campaign`. */
export const otherCampaign = (
  raws: Pick<Raws, 'campaigns' | 'levels'>,
  locale: Pick<Locale, 'campaigns' | 'labels'>,
  { campaign }: { campaign?: RawId },
): string[] => (campaign === undefined ? [] : [campaignText(raws, locale, campaign).name]);

/**
 * Some depths can be reached by two ways. Joins the signs of each second way that the hero took: `Wet caverns › Old
 * mine`. Returns an empty list if the hero took none.
 */
export function secondWaysTaken(
  { campaigns }: Pick<Raws, 'campaigns'>,
  { sign }: Pick<Names, 'sign'>,
  { campaign = campaigns[0]?.id, secondWays = [] }: { campaign?: RawId; secondWays?: readonly number[] },
): string[] {
  const stages = campaigns.find(({ id }) => id === campaign)?.stages ?? [];
  const ways = secondWays.flatMap((depth) => stages.find(({ depths }) => isWithin(depths, depth))?.second_way ?? []);
  return ways.length === 0 ? [] : [ways.map((recipe) => sign(recipe).name).join(' › ')];
}

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

/** Returns the campaigns that players may choose, in the order of the raws. */
export const offeredCampaigns = (raws: Raws, locale: Locale): ({ id: RawId } & CampaignDescription)[] =>
  raws.campaigns.flatMap(({ id, offered }) => (offered ? [{ id, ...campaignText(raws, locale, id) }] : []));
