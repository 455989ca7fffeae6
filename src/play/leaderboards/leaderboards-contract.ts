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
  /** Absent for hidden or untitled players, and outside the range `titled`. */
  title?: Title;
}

export interface Placing extends LeaderboardRun {
  /** Counts from 1. */
  rank: number;
}

/** `null`: no run qualifies. `hidden`: the caller may see none that qualifies. */
export type Notable<T> = T | 'hidden' | null;

export interface NotableRuns {
  laurel: Notable<LeaderboardRun>;
  deepest: Notable<LeaderboardRun>;
  /** Hero survived with the fewest hit points this week. */
  closeCall: Notable<LeaderboardRun & { hp: number; depth: number }>;
  hunter: Notable<LeaderboardRun & { beast: RawId }>;
}

/** Card of a finished week or month, without hidden players. */
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
      /** Caller's best among the results read, possibly below all `placings`. */
      own: Placing | null;
      beyond: LeaderboardRun | null;
      /** Number of results read, if more follow and `placings` is not full. */
      cut: number | null;
      /** Number of players among the results read. */
      players: number;
      previous: Season | null;
      closing: Closing | null;
      notable: NotableRuns | null;
    }
  | { kind: 'hidden'; daily: Daily; previous: Season | null }
  | NoServer;

export type BestRunOutcome =
  /** `place` (from 1) exceeds 1 if better runs cannot be shown. */
  | { kind: 'best-run'; board: Board; place: number; frames: ClipFrame[] }
  | { kind: 'no-run' }
  | { kind: 'hidden' }
  | NoServer;

export type RecordResultOutcome =
  /** `refuted` gives the reason if the check failed. */
  | { kind: 'recorded'; run: RunResult; refuted: string | null }
  | { kind: 'nothing-pending' }
  | { kind: 'newer' }
  | { kind: 'no-run' }
  | { kind: 'busy' };

export interface LeaderboardUseCases {
  /** Defaults to the first campaign. `titled` counts places from 0. */
  leaderboard(
    caller: Caller & { circle: ScopeKind; season: Season; campaign?: RawId; titled?: { from: number; places: number } },
  ): Promise<LeaderboardOutcome>;
  /** Takes the best run that the bot may show. May take seconds. */
  bestRun(caller: Caller & { circle: ScopeKind; day: Day }): Promise<BestRunOutcome>;
  /** Repeated requests record a result only once. */
  recordResult(request: { run: RunId; signal?: AbortSignal }): Promise<RecordResultOutcome>;
}
