import type { GameSummary, RawId, Raws } from '../engine';
import type { Crest } from '../lib/crest';
import { isolateName } from '../lib/display-name';
import { otherCampaign } from './campaigns';
import type { Nameless } from './epitaph';
import type { Locale } from './locale';
import type { Names } from './names';
import { fateOf, periodText } from './results';

interface CardRun {
  heroName: string;
  summary: GameSummary;
}

export interface ClosingRecord {
  scope: 'global' | 'guild';
  season: string;
  /** Absent for the first campaign. */
  campaign?: RawId;
  /** At most three runs, best first. */
  places: readonly (CardRun & { rank: number; crest?: Crest })[];
  deepest: CardRun | null;
  mostFeats: (CardRun & { feats: number }) | null;
}

export interface ClosingCard extends Nameless {
  /** Text such as `Best of everyone`, followed by the campaign's name unless the campaign is the first. */
  whose: string;
  period: string;
  /** `kit` is absent for the first kit. */
  places: { rank: number; name: string; reached: string; fate: string; laurel: boolean; kit?: RawId; crest?: Crest }[];
  facts: { kind: 'deepest' | 'feats'; label: string; name: string; figure: string }[];
  lines: string[];
}

export function closingCard(
  { raws, locale, names }: { raws: Raws; locale: Locale; names: Names },
  record: ClosingRecord,
): ClosingCard {
  const { labels, leaderboards } = locale;
  const { nameless } = locale.notes;
  const { closing } = leaderboards;
  const { deepest, mostFeats } = record;
  const places = record.places.map(({ rank, heroName, summary, crest }) => ({
    rank,
    name: heroName,
    reached: `${labels.epitaph.score(summary.score, true)} · ${labels.depth(summary.deepest)}`,
    // The picture has no room for the name of the killer's spell.
    fate: fateOf(locale, names, summary.by === null ? summary : { ...summary, cause: null }),
    laurel: summary.laurel,
    ...(summary.kit === undefined ? {} : { kit: summary.kit }),
    ...(crest && { crest }),
  }));
  const facts: ClosingCard['facts'] = [];
  if (deepest) {
    const figure = labels.depth(deepest.summary.deepest);
    facts.push({ kind: 'deepest', label: closing.deepest, name: deepest.heroName, figure });
  }
  if (mostFeats) {
    const figure = closing.feats(mostFeats.feats);
    facts.push({ kind: 'feats', label: closing.mostFeats, name: mostFeats.heroName, figure });
  }
  const named = otherCampaign(raws, locale, record);
  const whose = [leaderboards.title.all(leaderboards.scope[record.scope]), ...named].join(' · ');
  const period = periodText(locale, record.season);
  const lines = [
    ...places.map(({ rank, name, reached, fate, laurel }) =>
      [
        `${leaderboards.rank(rank, isolateName(name, nameless))}: ${reached}`,
        fate,
        ...(laurel ? [leaderboards.laurel] : []),
      ].join(' · '),
    ),
    ...facts.map(({ label, name, figure }) => `${label}: ${isolateName(name, nameless)} · ${figure}`),
  ];
  return { whose, period, places, facts, lines, nameless };
}
