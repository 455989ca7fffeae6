import type { Game, RawId, Story } from '../../engine';
import type { UserId } from '../ids';
import type { LoggedInput } from '../logged-input';

export interface LogChunk {
  rules: number;
  actions: LoggedInput[];
  /** Senders: `ERASED` for an erased user, `null` for a run's only owner. */
  by: (UserId | null)[];
  /** Game after the chunk's last input; `null` for the open chunk. */
  after: Game | null;
}

export interface RunLog {
  seed: string;
  campaign?: RawId;
  kit?: RawId;
  /** True if levels may have a second way down. */
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
