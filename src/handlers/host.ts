import type { Store } from '../storage/contract';

/** Services of the platform on which the handlers run, such as AWS or a browser. */
export interface Host {
  store: Store;
  log: (fields: Record<string, unknown>) => void;
  /** False if daily runs are never ranked, because the host cannot limit a player to one try. Default: true. */
  ranksDailies?: boolean;
  fetch?: typeof fetch;
}
