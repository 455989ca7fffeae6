import type { RawId, ThingRef } from '../engine';
import type { Group } from './groups';
import type { Names } from './names';

export type Highlight =
  | { kind: 'end' }
  /** `deed` is the most memorable deed in the action that earned the feat; `null` if there is none. */
  | { kind: 'feat'; feat: RawId; deed: Deed | null }
  | Deed;

export type Deed =
  | { kind: 'laurel' }
  /** `means` is the spell with which the hero killed; absent for other means. */
  | { kind: 'kill'; who: ThingRef; means?: RawId }
  /** `isAtOnce` is true if all kills happened in one turn. */
  | { kind: 'kills'; dead: Group[]; means?: RawId; isAtOnce: boolean }
  | { kind: 'escape'; hp: number; max: number }
  | { kind: 'deepest'; depth: number }
  | { kind: 'spell'; spell: RawId }
  | { kind: 'boon'; boon: RawId }
  | { kind: 'cage'; thing: ThingRef };

/** `hero` is the hero's name. The lines have no full stop. */
export interface HighlightTexts {
  line(deed: Deed, hero: string, names: Names): string;
  /** `how` says how a player earns the feat. */
  feat(hero: string, feat: string, how: string): string;
  withFeat(line: string, feat: string): string;
}
