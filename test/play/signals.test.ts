import { createPlay } from '../../src/play';
import { createMemoryStore, type Store } from '../../src/storage';
import { ask, waitSubmission } from './support/callers';
import { raws } from './support/party-scenario';

/** Functions of the store that send no request. */
const IMMEDIATE: readonly string[] = ['positionOf'];

/** Store that records which of its functions were called without the signal. */
function watched(inner: Store, signal: AbortSignal): { store: Store; without: Set<string> } {
  const without = new Set<string>();
  const watch =
    (name: string, call: (...args: unknown[]) => unknown) =>
    (...args: unknown[]) => {
      if (!IMMEDIATE.includes(name) && !args.includes(signal)) without.add(name);
      return call(...args);
    };
  const calls = Object.entries(inner).map(([name, call]) => [name, watch(name, call)]);
  return { store: Object.fromEntries(calls) as Store, without };
}

test("every call from a use case to the store has the use case's signal", async () => {
  const { signal } = new AbortController();
  const { store, without } = watched(createMemoryStore(), signal);
  const play = createPlay({ store, raws, hints: true, newSeed: () => 'MOON-1' });
  const at = <T extends object>(more: T, user = 'ann') => ask({ user, channel: 'c1', signal, ...more });
  const runOf = (outcome: object): string => (outcome as { board: { run: string } }).board.run;
  const run = runOf(await play.play(at({})));
  for (const _ of [1, 2, 3]) await play.submitAction(waitSubmission(at({})));
  await play.settings(at({ settings: { palette: 'safe' } as const }));
  await play.share(at({ run }));
  await play.share(at({ run, version: 1 }));
  await play.post(at({ run, version: 1 }));
  await play.mayPost(at({}));
  await play.takeWeek(at({}));
  await play.shares(at({}, 'bob'));
  await play.watch(at({ run, version: 1 }, 'bob'));
  await play.unshare(at({ run }));
  await play.fork(at({ run, sure: true }));
  for (const mode of ['vote', 'handover'] as const) {
    const channel = `c-${mode}`;
    await play.party(at({ channel, mode }));
    await play.joinParty(at({ channel }, 'bob'));
    await play.partyMode(at({ channel, mode }));
    await play.changeHolder(at({ channel, to: 'bob' }));
    for (const user of ['ann', 'bob']) await play.submitAction(waitSubmission(at({ channel }, user)));
    await play.leaveParty(at({ channel }, 'bob'));
  }
  await play.daily(at({ circle: 'global' as const }));
  await play.suspendedRuns(at({}));
  await play.resume(at({ run }));
  await play.rollBack(at({ run, to: 1 }, 'eve'));
  await play.debug(at({ run, cheat: 'god' as const }, 'eve'));
  await play.activeRuns(at({}, 'eve'));
  await play.playerRuns(at({ player: 'ann' }, 'eve'));
  await play.configure(at({ quiet: true }, 'eve'));
  await play.endRun(at({ run }, 'eve'));
  await play.recordResult({ run, signal });
  await play.resetPlayer(at({ run }, 'eve'));
  await play.audit(at({}, 'eve'));
  await play.replay(at({ run }));
  await play.clip(at({ run, most: 10 }));
  await play.lastTurns(at({ run }));
  await play.building(at({ depth: 1, seed: 'SUN-1' }));
  await play.leaderboard(at({ circle: 'guild' as const, season: 'all' }));
  await play.history(at({ query: {} }));
  await play.playerRecord(at({ of: 'ann' }, 'bob'));
  await play.exportPlayer(at({ player: 'ann' }, 'eve'));
  await play.erasePlayer(at({ player: 'ann' }, 'eve'));
  expect([...without]).toEqual([]);
});
