import type { Action, GameEvent, RawId, Refusal, View } from '../engine';
import type { Exchange } from './exchanges';
import type { HighlightTexts } from './highlight-texts';
import type { Labels } from './labels';
import type { MapTexts } from './map-texts';
import type { Names, NameTables } from './names';
import type { Quote } from './quote';
import type { Sum } from './summaries';
import type { Texts } from './texts';

/** Texts about a person. `purpose` names goods or services in a few words. */
interface Person {
  purpose: string;
  tip: string;
}

/** A player who has not earned a hidden feat sees only the `hint`. */
export interface FeatText {
  name: string;
  how: string;
  hint?: string;
}

/** `about` is one or two sentences. The `help` lines are for this campaign only. */
export interface CampaignText {
  name: string;
  about: string;
  places: readonly string[];
  help: readonly string[];
}

export interface KitText {
  name: string;
  about: string;
}

/** In English, tables by raw id are `null`, because the raws have the texts. */
export interface Locale extends Texts {
  id: string;
  /** Discord's language tags that select this language. */
  tags: readonly string[];
  names(tables: NameTables): Names;
  /** Returns `null` if the event needs no sentence, or if the raws have no text. */
  event(event: GameEvent, names: Names, quote: Quote): string | null;
  exchange(exchange: Exchange, names: Names): string;
  summary(sum: Sum, names: Names): string;
  refusal(refusal: Refusal, action: Action, names: Names, view: View): string;
  labels: Labels;
  map: MapTexts;
  highlights: HighlightTexts;
  /** Remarks of each person, in the order of the raws. */
  quips: Readonly<Record<RawId, readonly string[]>> | null;
  feats: Readonly<Record<RawId, FeatText>> | null;
  campaigns: Readonly<Record<RawId, CampaignText>> | null;
  kits: Readonly<Record<RawId, KitText>> | null;
  boons: Readonly<Record<RawId, string>> | null;
  people: Readonly<Record<RawId, Person>> | null;
}
