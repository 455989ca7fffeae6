import type { Game, GameEvent, GameSummary, RawId, Raws } from '../../../engine';
import type { BoundsRaw, ConditionRaw } from '../../../engine/schema/feats';
import type { ProfileTotals } from '../../../storage/contract';

export type ConditionKind = ConditionRaw['kind'];
export type Condition<K extends ConditionKind> = Extract<ConditionRaw, { kind: K }>;

/** One accepted action: its events, and the game after the action. */
export interface Act {
  after: Game;
  events: readonly GameEvent[];
}

export interface RunEnd {
  summary: GameSummary;
  daily: boolean;
}

export interface Watcher {
  see?(act: Act): void;
  isMet(end: RunEnd): boolean;
}

export interface RunFacts {
  raws: Raws;
  daily: boolean;
}

export interface ConditionJudge<K extends ConditionKind> {
  watch(condition: Condition<K>, raws: Raws): Watcher;
  /** True if this action alone meets the condition. Absent if the condition always takes several actions or runs. */
  isMetBy?(condition: Condition<K>, act: Act, facts: RunFacts): boolean;
  /** True if a player's totals meet the condition. Absent for conditions about a single run. */
  isMetInAll?(condition: Condition<K>, totals: ProfileTotals): boolean;
}

/** Watcher of a condition that, once met, stays met. */
interface EventWatcher {
  see(act: Act): void;
  isMet(): boolean;
}

/** Returns a judge. Its `isMetBy` shows a single action to a new watcher. */
export const judgeByEvents = <K extends ConditionKind>(
  watch: (condition: Condition<K>, raws: Raws) => EventWatcher,
) => ({
  watch,
  isMetBy(condition: Condition<K>, act: Act, { raws }: RunFacts): boolean {
    const watcher = watch(condition, raws);
    watcher.see(act);
    return watcher.isMet();
  },
});

/** True if the value lies between the bounds, both included. An absent bound sets no limit. */
export const isInBounds = (value: number, { from = -Infinity, to = Infinity }: BoundsRaw = {}): boolean =>
  value >= from && value <= to;

/**
 * Counter of raw ids, up to the goal `times`, which is 1 by default. If `what` is set, counts only the ids in `what`.
 * If `distinct` is set, counts each id once.
 */
export class Count {
  private seen: RawId[] = [];

  constructor(private readonly condition: { what?: readonly RawId[]; times?: number; distinct?: true }) {}

  /** `raw` is `null` for a thing of unknown type. */
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
