import type { Store } from '../storage/contract';

/** Means of the place where the handlers run, such as AWS or a browser. */
export interface Host {
  store: Store;
  /** Writes one entry of the log. */
  log: (fields: Record<string, unknown>) => void;
  /**
   * False if daily dungeons are practice alone, because nobody can check that a player has one try. True by default.
   */
  ranksDailies?: boolean;
  /** Sends requests to Discord's API; the `fetch` of the runtime by default. */
  fetch?: typeof fetch;
}
