import type { RunId, Store } from '../../src/storage';

/** The runs that stand on the list of those being played in a server, the newest first. */
export const activeRunsIn = async (store: Store, guild: string): Promise<RunId[]> =>
  (await store.listActiveRuns(guild, { limit: 99, now: 0 })).pointers.map(({ run }) => run);
