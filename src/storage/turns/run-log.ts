import type { Game, RawId, Story } from '../../engine';
import type { UserId } from '../ids';
import type { LoggedInput } from '../logged-input';

/** Part of a log: at most 256 inputs, all under the same rules. */
export interface LogChunk {
  rules: number;
  actions: LoggedInput[];
  /**
   * Sender of each input; `ERASED` for an erased sender. `null` stands for the owner of a run whose owner never
   * changed.
   */
  by: (UserId | null)[];
  /** Game after the last input of the chunk, from which a replay can start; `null` for the open chunk. */
  after: Game | null;
}

export interface RunLog {
  seed: string;
  campaign?: RawId;
  kit?: RawId;
  /**
   * True if levels may have a second way down. Absent in daily dungeons, and in runs that began under builds without
   * second ways.
   */
  forks?: boolean;
  story?: Story;
  heroName: string;
  /** Version of the rules under which the first chunk was played. Each chunk has its own version. */
  rules: number;
  actions: LoggedInput[];
  /** All of `actions` in parts, oldest first. The last chunk is open. */
  chunks: LogChunk[];
}

export interface PartyLogEntry {
  version: number;
  kind: LoggedInput['kind'];
  /** Sender of the input; `null` if the sender was erased. */
  by: UserId | null;
}
