import type { Action } from '../engine';
import { isAt, type LoggedInput, type Run, type RunId, StoreError } from '../storage/contract';
import { attempt } from './attempt';
import { audited } from './audited';
import { boardOf, eventsSince } from './board';
import type { ActOutcome, Asking, Servers } from './contract';
import type { Kit } from './kit';
import { gameAt } from './replay';
import { recount } from './statistics';

type Asked<K extends keyof Servers> = Parameters<Servers[K]>[0];

/** What an act makes of a run: the next game, or why there is none. */
type Deed = (
  run: Run,
) => Promise<ActOutcome | { input: LoggedInput; game: Run['game']; events: Run['game']['events'] }>;

export const endRun = (kit: Kit, asking: Asked<'endRun'>): Promise<ActOutcome> =>
  actUpon(kit, asking, { act: 'end', detail: '' }, asking.run, ending(kit, asking));

export const debug = (kit: Kit, asking: Asked<'debug'>): Promise<ActOutcome> =>
  actUpon(kit, asking, { act: 'debug', detail: asking.cheat }, asking.run, (run) =>
    taking(kit, run, { kind: 'cheat', cheat: asking.cheat, sure: true }, asking.signal),
  );

/** Ends the run named, unless it is over, and clears the pointer if it still leads there. */
export const resetPlayer = (kit: Kit, asking: Asked<'resetPlayer'>): Promise<ActOutcome> =>
  actUpon(
    kit,
    asking,
    { act: 'reset', detail: asking.player },
    asking.run,
    async (run) => (run.owner === asking.player ? ending(kit, asking)(run) : { kind: 'no-run' }),
    (run) => clearPointer(kit, run, asking.signal),
  );

export const rollBack = (kit: Kit, asking: Asked<'rollBack'>): Promise<ActOutcome> =>
  actUpon(
    kit,
    asking,
    { act: 'rollback', detail: String(asking.to) },
    asking.run,
    async (run) => {
      const { to, signal } = asking;
      const log = to >= 0 && to < run.v ? await kit.store.loadLog(run.id, signal) : null;
      const game = log && gameAt(log, kit.raws, to);
      return game ? { input: { kind: 'back', to }, game, events: [] } : { kind: 'no-moment' };
    },
    async (run) => {
      await kit.store.strike(run.id, run.v, asking.signal);
      await recount(kit, run.owner, (entry) => entry.run === run.id, asking.signal);
    },
  );

const ending =
  (kit: Kit, { signal }: Asking): Deed =>
  async (run) =>
    run.game.over
      ? { kind: 'done', board: boardOf(kit, run, null), events: [] }
      : taking(kit, run, { kind: 'abandon', sure: true }, signal);

async function taking(kit: Kit, run: Run, action: Action, signal?: AbortSignal): ReturnType<Deed> {
  const result = await attempt(kit, run, action, signal);
  if (result.ok) return { input: action, game: result.game, events: result.events };
  return { kind: 'refused', board: boardOf(kit, run, null), refusal: result.refusal };
}

/** One act upon a run of the server, exactly once; `after` may be done again. */
async function actUpon(
  kit: Kit,
  asking: Asking,
  what: { act: 'end' | 'debug' | 'reset' | 'rollback'; detail: string },
  id: RunId,
  deed: Deed,
  after: (run: Run) => Promise<void> = async () => {},
): Promise<ActOutcome> {
  const { home, signal } = asking;
  if (home.kind !== 'guild') return { kind: 'no-server' };
  const run = await kit.store.loadRun(id, signal);
  // What began elsewhere is not even put down: it does not exist for this server.
  if (!run || !isAt(run.home, home.id)) return { kind: 'no-run' };
  return audited(kit, home.id, asking, { ...what, target: id }, () => commitDeed(kit, asking, run, deed, after));
}

async function commitDeed(
  kit: Kit,
  { interaction, user, now, signal }: Asking,
  loaded: Run,
  deed: Deed,
  after: (run: Run) => Promise<void>,
): Promise<ActOutcome> {
  let run: Run = loaded;
  // The round after the last only looks: the last put may have landed though its answer was lost.
  for (let round = 1; round <= kit.rounds + 1; round++) {
    const own = run.recent.find(({ id, by }) => id === interaction && by === user);
    if (own) return done(kit, run, eventsSince(run, own.v - 1), after);
    if (round > kit.rounds) break;
    const made = await deed(run);
    if ('kind' in made) return made.kind === 'done' ? done(kit, run, made.events, after) : made;
    const { input: action, game, events } = made;
    const kept = Math.min(events.length, game.events.length);
    const committed = await kit.store.commit(
      { from: run, game, action, interaction, by: user, events: kept, now },
      signal,
    );
    if (committed.ok) return done(kit, committed.run, events, after);
    const again = await kit.store.loadRun(run.id, signal);
    if (!again) return { kind: 'no-run' };
    run = again;
  }
  return { kind: 'busy' };
}

async function done(kit: Kit, run: Run, events: Run['game']['events'], after: (run: Run) => Promise<void>) {
  await after(run);
  await kit.store.listRun(run);
  return { kind: 'done', board: boardOf(kit, run, null), events } satisfies ActOutcome;
}

async function clearPointer(kit: Kit, run: Run, signal?: AbortSignal): Promise<void> {
  for (let round = 1; round <= kit.rounds; round++) {
    const profile = await kit.store.loadProfile(run.owner, signal);
    if (profile?.activeRun !== run.id) return;
    const cleared = { ...profile, rev: profile.rev + 1, activeRun: null };
    if ((await kit.store.putProfile(cleared, signal)) === 'put') return;
  }
  throw new StoreError('unavailable');
}
