import type { GameSummary, RawId } from '../../engine';
import type { Crest } from '../../lib/crest';
import type { Title } from '../../lib/looks';
import type { ClipFrame } from '../../render/contract';
import type { Daily, Day, Profile, RunId, RunResult, Scope, Season, UserId } from '../../storage/contract';
import type { Caller } from '../caller';
import type { ScopeKind } from '../dailies/dailies-contract';
import type { NoServer } from '../turns/server-rules';
import type { Board } from '../turns/turns-contract';

export type { RunResult } from '../../storage/contract';

export interface LeaderboardRun {
  run: RunId;
  owner: UserId;
  heroName: string;
  finishedAt: number;
  summary: GameSummary;
  /** Absent if the player has no title or is hidden, or if `titled` does not name the place. */
  title?: Title;
}

export interface Placing extends LeaderboardRun {
  /** From 1. */
  rank: number;
}

/** `null` if no run qualifies; `hidden` if no qualifying run may be shown to the caller. */
export type Notable<T> = T | 'hidden' | null;

export interface NotableRuns {
  laurel: Notable<LeaderboardRun>;
  deepest: Notable<LeaderboardRun>;
  /** Run of this week whose hero survived with the fewest hit points. */
  closeCall: Notable<LeaderboardRun & { hp: number; depth: number }>;
  hunter: Notable<LeaderboardRun & { beast: RawId }>;
}

/** Card of a finished week or month, without players who do not want to be shown. */
export interface Closing {
  /** At most three, the best first. */
  places: (Placing & { crest?: Crest })[];
  deepest: LeaderboardRun | null;
  mostFeats: (LeaderboardRun & { feats: number }) | null;
  settings: Profile['settings'];
}

export type LeaderboardOutcome =
  | {
      kind: 'leaderboard';
      scope: Scope;
      season: Season;
      placings: Placing[];
      /**
       * The caller's best placing among the results that were read, possibly below all `placings`; `null` if there is
       * none.
       */
      own: Placing | null;
      beyond: LeaderboardRun | null;
      /** Number of results read, if more results follow and `placings` is not full; else `null`. */
      cut: number | null;
      /** Number of players among the results that were read. */
      players: number;
      previous: Season | null;
      closing: Closing | null;
      notable: NotableRuns | null;
    }
  | { kind: 'hidden'; daily: Daily; previous: Season | null }
  | NoServer;

export type BestRunOutcome =
  /** `place` (from 1) is above 1 if no better run can be shown. */
  | { kind: 'best-run'; board: Board; place: number; frames: ClipFrame[] }
  | { kind: 'no-run' }
  | { kind: 'hidden' }
  | NoServer;

export type RecordResultOutcome =
  /** `refuted`: reason why the check failed; `null` if the check succeeded or was not made. */
  | { kind: 'recorded'; run: RunResult; refuted: string | null }
  | { kind: 'nothing-pending' }
  | { kind: 'newer' }
  | { kind: 'no-run' }
  | { kind: 'busy' };

export interface LeaderboardUseCases {
  /**
   * Returns the first campaign's leaderboard by default. `titled` is the range of places, from 0, whose players get a
   * `title`.
   */
  leaderboard(
    caller: Caller & { circle: ScopeKind; season: Season; campaign?: RawId; titled?: { from: number; places: number } },
  ): Promise<LeaderboardOutcome>;
  /** Returns the newest scene of the day's best run that can be shown; may take seconds. */
  bestRun(caller: Caller & { circle: ScopeKind; day: Day }): Promise<BestRunOutcome>;
  /** Records the result of a finished run; repeated requests record the result only once. */
  recordResult(request: { run: RunId; signal?: AbortSignal }): Promise<RecordResultOutcome>;
}
