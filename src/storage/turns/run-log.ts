import type { Game, RawId, Story } from '../../engine';
import type { UserId } from '../ids';
import type { LoggedInput } from '../logged-input';

export interface LogChunk {
  rules: number;
  actions: LoggedInput[];
  /** Sender of each action: `ERASED` for an erased user; `null` for the owner of a run whose owner never changed. */
  by: (UserId | null)[];
  /** Game after the last input of the chunk, from which a replay can start; `null` for the open chunk. */
  after: Game | null;
}

export interface RunLog {
  seed: string;
  campaign?: RawId;
  kit?: RawId;
  /** True if levels may have a second way down. Absent in daily dungeons and older runs. */
  forks?: boolean;
  story?: Story;
  heroName: string;
  rules: number;
  actions: LoggedInput[];
  chunks: LogChunk[];
}

export interface PartyLogEntry {
  version: number;
  kind: LoggedInput['kind'];
  /** `null` if the sender was erased. */
  by: UserId | null;
}
