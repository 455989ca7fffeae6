import type { Action, GameEvent, RawId, Refusal, View } from '../engine';
import type { Labels } from './labels';
import type { Names, NameTables } from './names';
import type { Texts } from './texts';

/** One language: every sentence the game says, and the texts of its panels. */
export interface Locale extends Texts {
  /** BCP 47, for instance `en`. */
  id: string;
  /** The tags by which Discord knows it. */
  tags: readonly string[];
  names(tables: NameTables): Names;
  /** `null` for what only the picture shows. */
  event(event: GameEvent, names: Names, quip: (who: RawId, line: number) => string | null): string | null;
  refusal(refusal: Refusal, action: Action, names: Names, view: View): string;
  labels: Labels;
  /** What people say, by raw id and in the order of the raws; `null` where the raws themselves are in this language. */
  quips: Readonly<Record<RawId, readonly string[]>> | null;
}
