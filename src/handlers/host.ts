import type { Store } from '../storage/contract';

export interface Host {
  store: Store;
  log: (fields: Record<string, unknown>) => void;
  /** False if players could try a daily dungeon twice. Default: true. */
  ranksDailies?: boolean;
  fetch?: typeof fetch;
}
