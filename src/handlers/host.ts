import type { Store } from '../storage/contract';

export interface Host {
  store: Store;
  log: (fields: Record<string, unknown>) => void;
  /** False if the host cannot limit a player to one try at a daily dungeon. Default: true. */
  ranksDailies?: boolean;
  fetch?: typeof fetch;
}
