import type { LevelRef, RawId, Raws, View } from '../engine';
import type { Crest } from '../lib/crest';
import type { Point } from '../lib/geometry';
import type { CardFrame, Looks } from '../lib/looks';
import { otherCampaign } from './campaigns';
import type { Nameless } from './epitaph';
import type { FeatText, Locale } from './locale';
import type { Names } from './names';

const NEWEST = 3;

/** Map with only the cells that the hero knew. `at` is the hero's cell. */
export interface CardMap extends LevelRef, Pick<View, 'campaign' | 'width' | 'height' | 'tiles'> {
  at: Point;
}

/** `cause` is the most frequent cause of death. */
export interface CardRecord extends Looks {
  heroName: string | null;
  totals: { runs: number; wins: number; bestDepth: number; bestScore: number };
  cause: { raw: RawId | 'hunger'; times: number } | null;
  depths: readonly { depth: number; runs: number }[];
  /** Last level of the deepest run; `null` if the map was not stored. */
  map: CardMap | null;
  streak: number;
  /** Newest first. `share` is the fraction of all runs that earned the feat, 0 to 1; `null` if unknown. */
  feats: readonly { id: RawId; share: number | null }[];
  best?:
    | { kind: 'laurel'; score: number }
    | { kind: 'escape'; hp: number; depth: number }
    | { kind: 'depth'; depth: number };
}

/** Depth or laurels that a player needs for each rank above the lowest, in ascending order. */
const RANKS: readonly ({ depth: number } | { wins: number })[] = [
  { depth: 3 },
  { depth: 6 },
  { depth: 9 },
  { wins: 1 },
  { wins: 5 },
];

/** Returns a rank from 0 to 5. */
const rankOf = ({ bestDepth, wins }: CardRecord['totals']): number =>
  1 + RANKS.findLastIndex((rank) => ('wins' in rank ? wins >= rank.wins : bestDepth >= rank.depth));

export interface CardFeat extends FeatText {
  id: RawId;
  share: string | null;
}

export interface ProfileCard extends Nameless {
  name: string;
  /** `index` counts from 0. */
  rank: { index: number; name: string };
  /** The player's title, if any, and the name of the rank. */
  standing: string;
  crest?: Crest;
  frame?: CardFrame;
  best: string | null;
  figures: { label: string; value: string }[];
  cause: { raw: RawId; text: string } | null;
  streak: string | null;
  ladder: { title: string; depths: CardRecord['depths'] };
  /** Map of the level where the deepest run ended; `null` if the map was not stored. */
  map: (CardMap & { title: string; place: string }) | null;
  feats: { title: string; newest: CardFeat[]; none: string };
  /** Lines for screen readers, one for each fact. No line contains the hero's name. */
  lines: string[];
}

export interface ListedFeat {
  name: string;
  /** How a player earns the feat; only a hint if the feat is hidden and not earned. */
  text: string;
  share: string | null;
  state: 'earned' | 'open' | 'hidden';
}

export function profileCard({ raws, locale, names }: CardContext, record: CardRecord): ProfileCard {
  const { labels, leaderboards, profiles } = locale;
  const { card } = profiles;
  const { totals, streak, depths, map: level } = record;
  const figures = [
    { label: card.figures.runs, value: figure(locale, totals.runs) },
    { label: card.figures.wins, value: figure(locale, totals.wins) },
    { label: card.figures.deepest, value: figure(locale, totals.bestDepth) },
    { label: card.figures.best, value: figure(locale, totals.bestScore) },
  ];
  const { cause: most } = record;
  const causeName = most && (most.raw === 'hunger' ? leaderboards.fate.starved : names.raw(most.raw));
  const cause = most && causeName !== null ? { raw: most.raw, text: card.cause(causeName, most.times) } : null;
  const reached = depths.filter(({ runs }) => runs > 0);
  const newest = record.feats.slice(0, NEWEST).map((feat) => cardFeat({ raws, locale, names }, feat));
  const featsTitle = card.feats(record.feats.length, featsToEarn(raws, record.feats).length);
  const streakText = streak > 0 ? card.streak(streak) : null;
  const map = level && { ...level, title: card.deepest, place: placeOf({ raws, locale, names }, level) };
  const rank = { index: rankOf(totals), name: card.ranks[rankOf(totals)] ?? '' };
  const title = record.title && profiles.settings.titles[record.title];
  const standing = [...(title === undefined ? [] : [title]), rank.name].join(' · ');
  const best = record.best ? bestText(locale, record.best) : null;
  const lines = [
    standing,
    best,
    totals.runs === 0 ? card.none : figures.map(({ label, value }) => `${label}: ${value}`).join(' · '),
    cause?.text,
    streakText,
    reached.length > 0 &&
      `${card.ladder}: ${reached.map(({ depth, runs }) => card.depthRuns(labels.depth(depth), runs)).join(', ')}`,
    map && `${map.title}: ${map.place}`,
    featsTitle,
    ...newest.map(({ name, how, share }) => [`${name}: ${how}`, ...(share === null ? [] : [share])].join(' · ')),
  ];
  return {
    name: record.heroName ?? '',
    nameless: locale.notes.nameless,
    rank,
    standing,
    ...(record.crest && { crest: record.crest }),
    ...(record.frame && { frame: record.frame }),
    best,
    figures,
    cause,
    streak: streakText,
    ladder: { title: card.ladder, depths },
    map,
    feats: { title: featsTitle, newest, none: card.noFeats },
    lines: lines.filter((line) => typeof line === 'string'),
  };
}

function bestText(locale: Locale, best: NonNullable<CardRecord['best']>): string {
  const { labels, profiles } = locale;
  switch (best.kind) {
    case 'laurel':
      return profiles.card.best.laurel(figure(locale, best.score));
    case 'escape':
      return profiles.card.best.escape(best.hp, labels.depth(best.depth));
    case 'depth':
      return profiles.card.best.depth(labels.depth(best.depth));
  }
}

const placeOf = ({ raws, locale, names }: CardContext, level: CardMap): string =>
  [`${names.place(level)}, ${locale.labels.depth(level.depth)}`, ...otherCampaign(raws, locale, level)].join(' · ');

/** Feats of campaigns that nobody can choose cannot be earned. */
const featsToEarn = ({ feats, campaigns }: Raws, earned: CardRecord['feats']): Raws['feats'] =>
  feats.filter(
    ({ id, campaigns: earnedIn }) =>
      !earnedIn ||
      campaigns.some((campaign) => campaign.offered && earnedIn.includes(campaign.id)) ||
      earned.some((feat) => feat.id === id),
  );

/** Lists all feats that a player can earn or has earned. Unearned hidden feats show only a hint. */
export function listedFeats(context: CardContext, feats: CardRecord['feats']): ListedFeat[] {
  const { raws, locale } = context;
  return featsToEarn(raws, feats).map(({ id, hint }) => {
    const earned = feats.find((feat) => feat.id === id);
    const feat = cardFeat(context, { id, share: earned?.share ?? null });
    if (earned) return { name: feat.name, text: feat.how, share: feat.share, state: 'earned' };
    if (hint === undefined) return { name: feat.name, text: feat.how, share: null, state: 'open' };
    return { name: locale.profiles.card.unknownFeat, text: feat.hint ?? '', share: null, state: 'hidden' };
  });
}

interface CardContext {
  raws: Raws;
  locale: Locale;
  names: Names;
}

function cardFeat({ raws, locale }: CardContext, { id, share }: { id: RawId; share: number | null }): CardFeat {
  const words = featText(raws, locale, id);
  return { ...words, id, share: share === null ? null : shareText(locale, share) };
}

/** Returns the id as `name` if neither the language nor the raws have the feat. */
export const featText = (raws: Raws, locale: Locale, id: RawId): FeatText =>
  locale.feats?.[id] ?? raws.feat[id] ?? { name: id, how: '' };

function shareText({ id, profiles: { card } }: Locale, share: number): string {
  if (share < 0.01) return card.rare;
  // The fonts of pictures have no glyph for non-breaking spaces.
  return card.share(new Intl.NumberFormat(id, { style: 'percent' }).format(share).replace(/\s/g, ' '));
}

const figure = ({ id }: Locale, value: number): string => new Intl.NumberFormat(id).format(value);
