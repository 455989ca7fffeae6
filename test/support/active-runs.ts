import type { RunId, Store } from '../../src/storage';

/** Lists the runs being played in a server, newest first. */
export const activeRunsIn = async (store: Store, guild: string): Promise<RunId[]> =>
  (await store.listActiveRuns(guild, { limit: 99, now: 0 })).pointers.map(({ run }) => run);
