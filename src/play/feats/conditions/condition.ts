import type { Game, GameEvent, GameSummary, RawId, Raws } from '../../../engine';
import type { BoundsRaw, ConditionRaw } from '../../../engine/schema/feats';
import type { ProfileTotals } from '../../../storage/contract';

export type ConditionKind = ConditionRaw['kind'];
export type Condition<K extends ConditionKind> = Extract<ConditionRaw, { kind: K }>;

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
  /** True if this action alone suffices; absent if no single action can. */
  isMetBy?(condition: Condition<K>, act: Act, facts: RunFacts): boolean;
  isMetInAll?(condition: Condition<K>, totals: ProfileTotals): boolean;
}

interface EventWatcher {
  see(act: Act): void;
  isMet(): boolean;
}

/** `isMetBy` ignores all earlier actions. */
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

/** Includes both bounds; an absent bound sets no limit. */
export const isInBounds = (value: number, { from = -Infinity, to = Infinity }: BoundsRaw = {}): boolean =>
  value >= from && value <= to;

/** Counts ids in `what` up to `times` (1 by default); with `distinct`, each once. */
export class Count {
  private seen: RawId[] = [];

  constructor(private readonly condition: { what?: readonly RawId[]; times?: number; distinct?: true }) {}

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
