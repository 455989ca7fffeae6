import type { Run, RunId, Store } from '../../storage/contract';

/** The store, which tells of every finished run it hands out that is not in the books yet. */
export function reportPendingResults(store: Store, owed: (run: RunId) => void): Store {
  const told = (run: Run | null): void => {
    if (run?.pendingResult) owed(run.id);
  };
  return {
    ...store,
    async loadRun(id, signal) {
      const run = await store.loadRun(id, signal);
      told(run);
      return run;
    },
    async commit(commit, signal) {
      const result = await store.commit(commit, signal);
      told(result.ok ? result.run : null);
      return result;
    },
  };
}
