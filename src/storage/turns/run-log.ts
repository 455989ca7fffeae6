import type { Game, RawId, Story } from '../../engine';
import type { UserId } from '../ids';
import type { LoggedInput } from '../logged-input';

/** Part of a run's input log: at most 256 inputs, all under the same rules. */
export interface LogChunk {
  rules: number;
  actions: LoggedInput[];
  /** Sender of each input; `null` for the owner of a run whose owner never changed. */
  by: (UserId | null)[];
  /** Game after the last input of the chunk, from which a replay can start; `null` for the open chunk. */
  after: Game | null;
}

/** All inputs of a run, with the seed and the names that a replay needs. */
export interface RunLog {
  seed: string;
  /** Id of the campaign; absent for the default campaign. */
  campaign?: RawId;
  /** Id of the kit; absent for the default kit. */
  kit?: RawId;
  /** True if two ways may lead down; absent for daily dungeons, and for runs of builds that had no forks. */
  forks?: boolean;
  /** Story of the server in which the run takes part; absent for none. */
  story?: Story;
  heroName: string;
  /** Version of the rules in the first chunk. Each chunk names its own rules. */
  rules: number;
  actions: LoggedInput[];
  /** Chunks that together contain all of `actions`, oldest first. The last chunk is open. */
  chunks: LogChunk[];
}

/** One input of a run and its sender, for the list of recent inputs. */
export interface PartyLogEntry {
  /** Version of the run after the input. */
  version: number;
  kind: LoggedInput['kind'];
  /** Sender of the input; `null` if the sender was erased. */
  by: UserId | null;
}
