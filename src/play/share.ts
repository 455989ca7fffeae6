import type { Run, Share } from '../storage/contract';
import { boardOf, eventsSince } from './board';
import type { NotHere, SharedRun, Together, Unseen, Veiled, WatchOutcome } from './contract';
import type { Kit } from './kit';
import { companyOf } from './party-view';
import { notHere } from './places';
import { momentAt } from './replay';
import { unseen } from './seeing';
import { dailyOf, isVeiled, mayKnow } from './spoilers';
import { namedOrLast, partyOf } from './which-run';

type Asked<K extends keyof Together> = Parameters<Together[K]>[0];

/** How many shared runs are looked up for a list. */
const LIST_LIMIT = 25;

/**
 * Lets the channel watch a run of one's own, or the channel's. A daily dungeon of today is shared with those who may
 * know it, and shown to nobody by that alone.
 */
export async function share(kit: Kit, asking: Asked<'share'>): Promise<WatchOutcome | NotHere | Veiled> {
  const { user, channel, now, v = null, signal } = asking;
  const elsewhere = await notHere(kit, asking);
  if (elsewhere) return elsewhere;
  const run = await namedOrLast(kit, asking);
  if (!run) return { kind: 'no-run' };
  if (run.owner !== user && run.channel !== channel) return { kind: 'not-shared' };
  const shown = await shownAt(kit, asking, run, v);
  if (shown.kind !== 'watching') return shown;
  await kit.store.share({ channel, run: run.id, v, at: now }, signal);
  if (!(await kit.store.loadRun(run.id, signal))) {
    // Whoever erased the run meanwhile may have looked for shares before.
    await kit.store.unshare({ channel, run: run.id, v }, signal);
    return { kind: 'no-run' };
  }
  return isVeiled(run, now) ? { kind: 'veiled', run: run.id, v } : shown;
}

export async function unshare(kit: Kit, asking: Asked<'unshare'>): Promise<Unseen | { kind: 'unshared' }> {
  const { user, channel, v = null, signal } = asking;
  const run = await kit.store.loadRun(asking.run, signal);
  if (!run) return { kind: 'no-run' };
  if (run.owner !== user) return { kind: 'not-shared' };
  await kit.store.unshare({ channel, run: run.id, v }, signal);
  return { kind: 'unshared' };
}

/** The board of a run for somebody who may see it. */
export async function watch(kit: Kit, asking: Asked<'watch'>): Promise<WatchOutcome> {
  const { v = null, signal } = asking;
  const run = await kit.store.loadRun(asking.run, signal);
  if (!run) return { kind: 'no-run' };
  return (await unseen(kit, run, asking, v)) ?? shownAt(kit, asking, run, v);
}

/** The board as it stands, or stood at a version. Watchers have nothing to do. */
async function shownAt(kit: Kit, asking: Asked<'watch'> | Asked<'share'>, run: Run, v: number | null) {
  const { user, signal } = asking;
  const profile = await kit.store.loadProfile(user, signal);
  if (v === null || v === run.v) {
    const company = await companyOf(kit, run, await partyOf(kit, run, signal), asking);
    const board = { ...boardOf(kit, run, profile, company), legal: [] };
    return { kind: 'watching', board, v, events: eventsSince(run, run.v - 1) } satisfies WatchOutcome;
  }
  const log = await kit.store.loadLog(run.id, signal);
  const moment = log && momentAt(log, kit.raws, v, run.game);
  if (!moment) return { kind: 'no-moment' } satisfies WatchOutcome;
  const board = { ...boardOf(kit, { ...run, v, game: moment.game }, profile), legal: [] };
  return { kind: 'watching', board, v, events: moment.events } satisfies WatchOutcome;
}

/** What a channel may watch. What is gone is left out, and what would spoil the asker's own try of a daily dungeon. */
export async function shares(kit: Kit, asking: Asked<'shares'>): Promise<{ kind: 'shares'; runs: SharedRun[] }> {
  const listed = (await kit.store.loadShares(asking.channel, asking.signal)).slice(0, LIST_LIMIT);
  const found = await Promise.all(listed.map((each) => sharedRun(kit, asking, each)));
  return { kind: 'shares', runs: found.filter((each) => each !== null) };
}

async function sharedRun(kit: Kit, asking: Asked<'shares'>, { run: id, v }: Share): Promise<SharedRun | null> {
  const { user, now, signal } = asking;
  const run = await kit.store.loadRun(id, signal);
  const daily = run && run.owner !== user ? dailyOf(run) : null;
  if (!run || (daily && !(await mayKnow(kit, user, daily, now, signal)))) return null;
  const { heroName, depth, turn, over } = run.game;
  return { run: id, owner: run.owner, v, heroName, depth, turn, over: over !== null, origin: run.origin };
}
