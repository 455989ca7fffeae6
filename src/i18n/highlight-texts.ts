import type { RawId, ThingRef } from '../engine';
import type { Group } from './groups';
import type { Names } from './names';

/** Something that a hero did in one action, and that is worth telling others. */
export type Highlight =
  | { kind: 'end' }
  | { kind: 'laurel' }
  | { kind: 'feat'; feat: RawId }
  /** `means` is the hero's spell or thing that killed; absent for blows. */
  | { kind: 'named'; who: ThingRef; means?: RawId }
  | { kind: 'kills'; dead: Group[]; means?: RawId }
  | { kind: 'escape'; hp: number; max: number }
  | { kind: 'deepest'; depth: number }
  | { kind: 'boon'; boon: RawId }
  | { kind: 'cage'; thing: ThingRef };

/** Words that a language has about highlights. `hero` is the hero's name. The lines have no full stop. */
export interface HighlightTexts {
  line(highlight: Exclude<Highlight, { kind: 'end' | 'feat' }>, hero: string, names: Names): string;
  /** `how` says how a player earns the feat. */
  feat(hero: string, feat: string, how: string): string;
}
