import type { Action, GameEvent, RawId, Refusal, View } from '../engine';
import type { Exchange } from './exchanges';
import type { HighlightTexts } from './highlight-texts';
import type { Labels } from './labels';
import type { MapTexts } from './map-texts';
import type { Names, NameTables } from './names';
import type { Quote } from './quote';
import type { Sum } from './summaries';
import type { Texts } from './texts';

/**
 * Goods or services of a person whom the hero knows from the start of a run, in a few words, and the tip that the
 * person gives.
 */
interface Person {
  purpose: string;
  tip: string;
}

/** Name of a feat and how a player earns it. A hidden feat has a hint, which players see until they earn the feat. */
export interface FeatText {
  name: string;
  how: string;
  hint?: string;
}

/** Name of a campaign, one or two sentences about it, and the help lines for this campaign alone. */
export interface CampaignText {
  name: string;
  about: string;
  /** Names of the campaign's places, in the order of the raws. */
  places: readonly string[];
  help: readonly string[];
}

/** Name of a kit, and one line for players who choose a kit. */
export interface KitText {
  name: string;
  about: string;
}

/** One language: its grammar, its sentences, and the texts of its panels. */
export interface Locale extends Texts {
  /** BCP 47 tag of the language, for instance `en`. */
  id: string;
  /** Language tags of Discord that select this language. */
  tags: readonly string[];
  names(tables: NameTables): Names;
  /** Returns the sentence about an event; `null` if players see the event only in the picture. */
  event(event: GameEvent, names: Names, quote: Quote): string | null;
  /** Returns the sentence about all blows between the hero and foes of one kind during one action. */
  exchange(exchange: Exchange, names: Names): string;
  /** Returns one sentence about several events. */
  summary(sum: Sum, names: Names): string;
  refusal(refusal: Refusal, action: Action, names: Names, view: View): string;
  labels: Labels;
  map: MapTexts;
  highlights: HighlightTexts;
  /** Lines that people say, by the person's raw id. `null` if the language takes all lines from the raws. */
  quips: Readonly<Record<RawId, readonly string[]>> | null;
  /** Texts about feats by raw id; `null` if the language takes all texts from the raws. */
  feats: Readonly<Record<RawId, FeatText>> | null;
  /** Texts of campaigns by raw id; `null` if the language takes all texts from the raws. */
  campaigns: Readonly<Record<RawId, CampaignText>> | null;
  /** Texts of kits by raw id; `null` if the language takes all texts from the raws. */
  kits: Readonly<Record<RawId, KitText>> | null;
  /** Lines about boons by raw id; `null` if the language takes all lines from the raws. */
  boons: Readonly<Record<RawId, string>> | null;
  /**
   * Texts about the people whom the hero knows from the start of a run, by raw id. `null` if the language takes all
   * texts from the raws.
   */
  people: Readonly<Record<RawId, Person>> | null;
}
