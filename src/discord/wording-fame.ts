import type { DailyResult, GameSummary, ScopeKind } from './types';

/** A finished run to be told of; its hero's name comes ready to be shown. */
interface Told {
  name: string;
  record: GameSummary;
}

/** Why a finished run is on no board. */
export type Unranked = 'seed' | 'fork' | 'daily' | 'other';

/** What is said of finished runs. Markdown of Discord where it is text. */
export interface FameWords {
  /** Labels: at most 80 characters, and short. */
  button: Record<
    'everyone' | 'server' | 'month' | 'allTime' | 'today' | 'share' | 'practise' | 'board' | 'result' | 'older',
    string
  >;
  /** Everything that may end a run, by raw id. */
  causes: readonly { id: string; name: string }[];
  nobody: string;
  hidden: string;
  noServer: string;
  noSuchDay: string;
  noRuns: string;
  /** The search ended there: `when` is how the date is to be shown. */
  searched(when: string): string;
  /** Only so many runs of a long board count in it. */
  cut(runs: number): string;
  noFigures: string;
  /** The one try has begun; a try that does not count has; it is over; it is over and was erased. */
  daily: Record<'begun' | 'practice' | 'done' | 'gone', string>;
  historyTitle(server: boolean): string;
  statsTitle(name: string): string;
  yourPlace: string;
  /** Of a season such as `all`, `2026-11` or `2026-11-20`. */
  boardTitle(circle: ScopeKind, season: string): string;
  place(rank: number, told: Told): string;
  /** `when` is how the date is to be shown. */
  run(told: Told, when: string, why: Unranked | null): string;
  figures(runs: number, wins: number, deepest: number, best: number): string;
  /** How a daily run went, and nothing of its dungeon. */
  share(result: DailyResult): string;
}
