import type { Action, GameEvent, RawId, Refusal, View } from '../engine';
import type { Exchange } from './exchanges';
import type { Labels } from './labels';
import type { MapTexts } from './map-texts';
import type { Names, NameTables } from './names';
import type { Quote } from './quote';
import type { Sum } from './summaries';
import type { Texts } from './texts';

/** What somebody of note sells or is good for, in a few words, and the tip they give. */
interface Person {
  purpose: string;
  tip: string;
}

/** Name of a feat, how it is earned and, of a hidden one, the hint in place of that. */
export interface FeatText {
  name: string;
  how: string;
  hint?: string;
}

/** Name of a campaign, what it is about in a sentence or two, and what the help says of it alone. */
export interface CampaignText {
  name: string;
  about: string;
  /** What its depths are called, in the order of the raws. */
  places: readonly string[];
  help: readonly string[];
}

/** One language: every sentence the game says, and the texts of its panels. */
export interface Locale extends Texts {
  /** BCP 47, for instance `en`. */
  id: string;
  /** The tags by which Discord knows it. */
  tags: readonly string[];
  names(tables: NameTables): Names;
  /** `null` for what only the picture shows. */
  event(event: GameEvent, names: Names, quote: Quote): string | null;
  /** The blows between the hero and foes of one kind in one act. */
  exchange(exchange: Exchange, names: Names): string;
  /** What is told of several events at once. */
  summary(sum: Sum, names: Names): string;
  refusal(refusal: Refusal, action: Action, names: Names, view: View): string;
  labels: Labels;
  map: MapTexts;
  /** What people say, by raw id and in the order of the raws; `null` where the raws themselves are in this language. */
  quips: Readonly<Record<RawId, readonly string[]>> | null;
  /** Feats, likewise. */
  feats: Readonly<Record<RawId, FeatText>> | null;
  /** Campaigns, likewise. */
  campaigns: Readonly<Record<RawId, CampaignText>> | null;
  /** Those of note, likewise. */
  people: Readonly<Record<RawId, Person>> | null;
}
