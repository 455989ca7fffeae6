import type { LevelRef, RawId, Raws, View } from '../engine';
import type { Point } from '../lib/geometry';
import { otherCampaign } from './campaigns';
import type { Nameless } from './epitaph';
import type { FeatText, Locale } from './locale';
import type { Names } from './names';

/** Feats shown on the card itself, the newest first. */
const NEWEST = 3;

/** Where a run ended: the level as far as its hero knew it, and the hero's cell. */
export interface CardMap extends LevelRef, Pick<View, 'campaign' | 'width' | 'height' | 'tiles'> {
  at: Point;
}

/** What a card is made of. Causes are raw ids or `hunger`; shares go from 0 to 1. */
export interface CardRecord {
  heroName: string | null;
  totals: { runs: number; wins: number; bestDepth: number; bestScore: number };
  cause: { raw: RawId | 'hunger'; times: number } | null;
  depths: readonly { depth: number; runs: number }[];
  /** Of the deepest run; `null` where that is not known. */
  map: CardMap | null;
  streak: number;
  /** The newest first. */
  feats: readonly { id: RawId; share: number | null }[];
}

export interface CardFeat extends FeatText {
  id: RawId;
  /** In how many runs it was earned; `null` while nothing can be said of it. */
  share: string | null;
}

/** The texts of a player's card: plain, none of them Markdown. */
export interface ProfileCard extends Nameless {
  /** The hero's name; empty before the first run. */
  name: string;
  figures: { label: string; value: string }[];
  cause: { raw: RawId; text: string } | null;
  streak: string | null;
  ladder: { title: string; depths: CardRecord['depths'] };
  /** `End of the deepest run`, and `The Dripping Larder, depth 3`. */
  map: (CardMap & { title: string; place: string }) | null;
  /** `Feats: 3 of 50`, and the newest. */
  feats: { title: string; newest: CardFeat[]; none: string };
  /** All but the name in words, a line for each fact. */
  lines: string[];
}

/** One of all feats, as a list tells it to whoever has it or not. */
export interface ListedFeat {
  name: string;
  /** How it is earned or, of a hidden one that is not, the hint. */
  text: string;
  /** As of those on the card. */
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
  const lines = [
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
    figures,
    cause,
    streak: streakText,
    ladder: { title: card.ladder, depths },
    map,
    feats: { title: featsTitle, newest, none: card.noFeats },
    lines: lines.filter((line) => typeof line === 'string'),
  };
}

const placeOf = ({ raws, locale, names }: CardContext, level: CardMap): string =>
  [`${names.place(level)}, ${locale.labels.depth(level.depth)}`, ...otherCampaign(raws, locale, level)].join(' · ');

/** Those of campaigns that are offered, or that the player has. */
const featsToEarn = ({ feats, campaigns }: Raws, earned: CardRecord['feats']): Raws['feats'] =>
  feats.filter(
    ({ id, campaigns: earnedIn }) =>
      !earnedIn ||
      campaigns.some((campaign) => campaign.offered && earnedIn.includes(campaign.id)) ||
      earned.some((feat) => feat.id === id),
  );

/** All feats that can be earned, in the order of the raws; hidden ones that the player lacks by their hints. */
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

/** The words of a feat; of one that there is no more its id. */
export const featText = (raws: Raws, locale: Locale, id: RawId): FeatText =>
  locale.feats?.[id] ?? raws.feat[id] ?? { name: id, how: '' };

function shareText({ id, profiles: { card } }: Locale, share: number): string {
  if (share < 0.01) return card.rare;
  // Pictures have no glyph for spaces that do not break.
  return card.share(new Intl.NumberFormat(id, { style: 'percent' }).format(share).replace(/\s/g, ' '));
}

const figure = ({ id }: Locale, value: number): string => new Intl.NumberFormat(id).format(value);
