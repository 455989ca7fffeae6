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
 * Texts about a person whom the hero knows from the start of a run. `purpose` names goods or services in a few words.
 * `tip` is advice that the person gives.
 */
interface Person {
  purpose: string;
  tip: string;
}

/** Name of a feat, and how a player earns it. Until players have earned a hidden feat, they see its hint instead. */
export interface FeatText {
  name: string;
  how: string;
  hint?: string;
}

/** Name of a campaign, one or two sentences about it, and help lines for this campaign only. */
export interface CampaignText {
  name: string;
  about: string;
  /** Names of the campaign's places, in the order of the raws. */
  places: readonly string[];
  help: readonly string[];
}

/** Name of a kit, and a line for players who choose their kit. */
export interface KitText {
  name: string;
  about: string;
}

/** Language: its grammar, its sentences, and the texts of its panels. */
export interface Locale extends Texts {
  /** BCP 47 tag of the language, for instance `en`. */
  id: string;
  /** Language tags of Discord that select this language. */
  tags: readonly string[];
  names(tables: NameTables): Names;
  /** Returns the sentence about an event; `null` if the event needs none, or if the raws have no text. */
  event(event: GameEvent, names: Names, quote: Quote): string | null;
  /** Returns the sentence about all blows between the hero and enemies of one kind during one action. */
  exchange(exchange: Exchange, names: Names): string;
  /** Returns one sentence about several events. */
  summary(sum: Sum, names: Names): string;
  refusal(refusal: Refusal, action: Action, names: Names, view: View): string;
  labels: Labels;
  map: MapTexts;
  highlights: HighlightTexts;
  /** Remarks of people, by the person's raw id, in the order of the raws; `null` to use the remarks in the raws. */
  quips: Readonly<Record<RawId, readonly string[]>> | null;
  /** Texts about feats, by raw id; `null` if the texts in the raws are used. */
  feats: Readonly<Record<RawId, FeatText>> | null;
  /** Texts about campaigns, by raw id; `null` if the texts in the raws are used. */
  campaigns: Readonly<Record<RawId, CampaignText>> | null;
  /** Texts about kits, by raw id; `null` if the texts in the raws are used. */
  kits: Readonly<Record<RawId, KitText>> | null;
  /** Lines about boons, by raw id; `null` if the lines in the raws are used. */
  boons: Readonly<Record<RawId, string>> | null;
  /** Texts about people whom the hero knows from the start, by raw id; `null` to use the texts in the raws. */
  people: Readonly<Record<RawId, Person>> | null;
}
