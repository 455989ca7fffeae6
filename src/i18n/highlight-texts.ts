import type { RawId, ThingRef } from '../engine';
import type { Group } from './groups';
import type { Names } from './names';

/** Something that a hero did in one action, and that is worth telling others. */
export type Highlight =
  | { kind: 'end' }
  /** `deed` is what else the action did that is worth telling; `null` for nothing. */
  | { kind: 'feat'; feat: RawId; deed: Deed | null }
  | Deed;

/** Something that a hero did, which a line tells without knowing the rules of feats. */
export type Deed =
  | { kind: 'laurel' }
  /** A kill. `means` is the hero's spell or thing that killed; absent for blows. */
  | { kind: 'kill'; who: ThingRef; means?: RawId }
  /** Several kills, in one turn if `isAtOnce` is true. */
  | { kind: 'kills'; dead: Group[]; means?: RawId; isAtOnce: boolean }
  | { kind: 'escape'; hp: number; max: number }
  | { kind: 'deepest'; depth: number }
  | { kind: 'spell'; spell: RawId }
  | { kind: 'boon'; boon: RawId }
  | { kind: 'cage'; thing: ThingRef };

/** Words that a language has about highlights. `hero` is the hero's name. The lines have no full stop. */
export interface HighlightTexts {
  line(deed: Deed, hero: string, names: Names): string;
  /** `how` says how a player earns the feat. */
  feat(hero: string, feat: string, how: string): string;
  /** Line about a deed that earned a feat, made of the line about the deed. */
  withFeat(line: string, feat: string): string;
}
