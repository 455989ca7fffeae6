import type { Action, GameEvent, RawId, Refusal, View } from '../engine';
import type { Exchange } from './exchanges';
import type { Labels } from './labels';
import type { MapTexts } from './map-texts';
import type { Names, NameTables } from './names';
import type { Quote } from './quote';
import type { Sum } from './summaries';
import type { Texts } from './texts';

/** Goods or services of a person whom the hero knows from the start, in a few words, and the tip the person gives. */
interface Person {
  purpose: string;
  tip: string;
}

/** Name of a feat and how it is earned. A hidden feat shows its hint until the player earns it. */
export interface FeatText {
  name: string;
  how: string;
  hint?: string;
}

/** Name of a campaign, a sentence or two about it, and the help lines for this campaign alone. */
export interface CampaignText {
  name: string;
  about: string;
  /** Names of the campaign's places, in the order of the raws. */
  places: readonly string[];
  help: readonly string[];
}

/** One language: its grammar, every sentence of the game, and the texts of its panels. */
export interface Locale extends Texts {
  /** BCP 47 tag of the language, for instance `en`. */
  id: string;
  /** Tags under which Discord lists this language. */
  tags: readonly string[];
  names(tables: NameTables): Names;
  /** Sentence about an event; `null` for events that only the picture shows. */
  event(event: GameEvent, names: Names, quote: Quote): string | null;
  /** Sentence about the blows between the hero and foes of one kind in one act. */
  exchange(exchange: Exchange, names: Names): string;
  /** Sentence about several events together. */
  summary(sum: Sum, names: Names): string;
  refusal(refusal: Refusal, action: Action, names: Names, view: View): string;
  labels: Labels;
  map: MapTexts;
  /** Lines that people say, by raw id, in the order of the raws. `null` if the language takes them from the raws. */
  quips: Readonly<Record<RawId, readonly string[]>> | null;
  /** Texts of feats by raw id; `null` if the language takes them from the raws. */
  feats: Readonly<Record<RawId, FeatText>> | null;
  /** Texts of campaigns by raw id; `null` if the language takes them from the raws. */
  campaigns: Readonly<Record<RawId, CampaignText>> | null;
  /**
   * Texts of the people whom the hero knows from the start, by raw id; `null` if the language takes them from the raws.
   */
  people: Readonly<Record<RawId, Person>> | null;
}
