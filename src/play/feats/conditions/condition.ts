import type { Game, GameEvent, GameSummary, RawId, Raws } from '../../../engine';
import type { BoundsRaw, ConditionRaw } from '../../../engine/schema/feats';
import type { ProfileTotals } from '../../../storage/contract';

export type ConditionKind = ConditionRaw['kind'];
export type Condition<K extends ConditionKind> = Extract<ConditionRaw, { kind: K }>;

/** One accepted action of a run: the game after the action, and the events of the action. */
export interface Act {
  after: Game;
  events: readonly GameEvent[];
}

/** A finished run: its summary, and whether it was played in a daily dungeon. */
export interface RunEnd {
  summary: GameSummary;
  daily: boolean;
}

/** Watches one run for one condition. */
export interface Watcher {
  /** Called for every act of the run, in order. */
  see?(act: Act): void;
  isMet(end: RunEnd): boolean;
}

/** Judges one kind of condition. */
export interface ConditionJudge<K extends ConditionKind> {
  watch(condition: Condition<K>, raws: Raws): Watcher;
  /**
   * True if this act alone proves that the run meets the condition, and no other act is known to prove it again.
   * Absent or `false` if one act cannot prove that.
   */
  isMetBy?(condition: Condition<K>, act: Act, raws: Raws): boolean;
  /** True if a player's totals meet the condition. Absent for conditions on a single run. */
  isMetInAll?(condition: Condition<K>, totals: ProfileTotals): boolean;
}

/** True if a value lies within bounds, both ends included. An absent end sets no limit. */
export const isInBounds = (value: number, { from = -Infinity, to = Infinity }: BoundsRaw = {}): boolean =>
  value >= from && value <= to;

/**
 * Counts raw ids until there are `times` of them. With `what`, counts only these ids; with `distinct`, each id once.
 */
export class Count {
  private seen: RawId[] = [];

  constructor(private readonly condition: { what?: readonly RawId[]; times?: number; distinct?: true }) {}

  /** Counts a thing; `raw` is `null` if nobody knew its type. */
  add(raw: RawId | null): void {
    const { what } = this.condition;
    if (what && (raw === null || !what.includes(raw))) return;
    this.seen.push(raw ?? '');
  }

  isReached(): boolean {
    const { times = 1, distinct } = this.condition;
    return (distinct ? new Set(this.seen).size : this.seen.length) >= times;
  }
}
