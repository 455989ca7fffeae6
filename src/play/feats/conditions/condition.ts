import type { Game, GameEvent, GameSummary, RawId, Raws } from '../../../engine';
import type { BoundsRaw, ConditionRaw } from '../../../engine/schema/feats';
import type { ProfileTotals } from '../../../storage/contract';

export type ConditionKind = ConditionRaw['kind'];
export type Condition<K extends ConditionKind> = Extract<ConditionRaw, { kind: K }>;

/** What one accepted action of a run has made of it. */
export interface Act {
  after: Game;
  events: readonly GameEvent[];
}

/** What a run came to. */
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

/** How a kind of condition is judged. */
export interface ConditionJudge<K extends ConditionKind> {
  watch(condition: Condition<K>, raws: Raws): Watcher;
  /** Whether this very act met it; absent, or `false`, where one act cannot tell or could meet it again and again. */
  isMetBy?(condition: Condition<K>, act: Act, raws: Raws): boolean;
  /** Whether a player's totals meet it; absent for conditions on a single run. */
  isMetInAll?(condition: Condition<K>, totals: ProfileTotals): boolean;
}

export const isInBounds = (value: number, { from = -Infinity, to = Infinity }: BoundsRaw = {}): boolean =>
  value >= from && value <= to;

/** The raw ids, and how many there are to be: as often as wanted, or so many different ones. */
export class Count {
  private seen: RawId[] = [];

  constructor(private readonly condition: { what?: readonly RawId[]; times?: number; distinct?: true }) {}

  /** `null` is a thing whose type nobody knew. */
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
