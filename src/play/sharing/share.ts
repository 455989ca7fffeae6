import type { Run, Share } from '../../storage/contract';
import { channelRefusal } from '../admin/channel-refusal';
import type { Context } from '../context';
import type { ChannelRefusal, HiddenShare, SharedRun, Together, WatchOutcome, WatchRefusal } from '../contract';
import { dailyOf, isDailyOpen, mayKnow } from '../dailies/spoilers';
import { loadPartyState } from '../parties/party-state';
import { momentAt } from '../replays/replay';
import { boardOf, eventsSince } from '../turns/board';
import { partyOf, resolveNamedOrLatest } from '../turns/resolve-run';
import { watchRefusal } from './watch-refusal';

type Asked<K extends keyof Together> = Parameters<Together[K]>[0];

/** How many shared runs are looked up for a list. */
const LIST_LIMIT = 25;

/**
 * Lets the channel watch a run of one's own, or the channel's. A daily dungeon of today is shared with those who may
 * know it, and shown to nobody by that alone.
 */
export async function share(
  context: Context,
  caller: Asked<'share'>,
): Promise<WatchOutcome | ChannelRefusal | HiddenShare> {
  const { user, channel, now, version = null, signal } = caller;
  const elsewhere = await channelRefusal(context, caller);
  if (elsewhere) return elsewhere;
  const run = await resolveNamedOrLatest(context, caller);
  if (!run) return { kind: 'no-run' };
  if (run.owner !== user && run.channel !== channel) return { kind: 'not-shared' };
  const shown = await shownAt(context, caller, run, version);
  if (shown.kind !== 'watching') return shown;
  await context.store.share({ channel, run: run.id, version, at: now }, signal);
  if (!(await context.store.loadRun(run.id, signal))) {
    // Whoever erased the run meanwhile may have looked for shares before.
    await context.store.unshare({ channel, run: run.id, version }, signal);
    return { kind: 'no-run' };
  }
  return isDailyOpen(run, now) ? { kind: 'veiled', run: run.id, version } : shown;
}

export async function unshare(
  context: Context,
  caller: Asked<'unshare'>,
): Promise<WatchRefusal | { kind: 'unshared' }> {
  const { user, channel, version = null, signal } = caller;
  const run = await context.store.loadRun(caller.run, signal);
  if (!run) return { kind: 'no-run' };
  if (run.owner !== user) return { kind: 'not-shared' };
  await context.store.unshare({ channel, run: run.id, version }, signal);
  return { kind: 'unshared' };
}

/** The board of a run for somebody who may see it. */
export async function watch(context: Context, caller: Asked<'watch'>): Promise<WatchOutcome> {
  const { version = null, signal } = caller;
  const run = await context.store.loadRun(caller.run, signal);
  if (!run) return { kind: 'no-run' };
  return (await watchRefusal(context, run, caller, version)) ?? shownAt(context, caller, run, version);
}

/** The board as it stands, or stood at a version. Watchers have nothing to do. */
async function shownAt(context: Context, caller: Asked<'watch'> | Asked<'share'>, run: Run, version: number | null) {
  const { user, signal } = caller;
  const profile = await context.store.loadProfile(user, signal);
  if (version === null || version === run.version) {
    const company = await loadPartyState(context, run, await partyOf(context, run, signal), caller);
    const board = { ...boardOf(context, run, profile, company), legal: [] };
    return { kind: 'watching', board, version, events: eventsSince(run, run.version - 1) } satisfies WatchOutcome;
  }
  const log = await context.store.loadLog(run.id, signal);
  const moment = log && momentAt(log, context.raws, version, run.game);
  if (!moment) return { kind: 'no-moment' } satisfies WatchOutcome;
  const board = { ...boardOf(context, { ...run, version, game: moment.game }, profile), legal: [] };
  return { kind: 'watching', board, version, events: moment.events } satisfies WatchOutcome;
}

/** What a channel may watch. What is gone is left out, and what would spoil the asker's own try of a daily dungeon. */
export async function shares(
  context: Context,
  caller: Asked<'shares'>,
): Promise<{ kind: 'shares'; runs: SharedRun[] }> {
  const listed = (await context.store.loadShares(caller.channel, caller.signal)).slice(0, LIST_LIMIT);
  const found = await Promise.all(listed.map((each) => sharedRun(context, caller, each)));
  return { kind: 'shares', runs: found.filter((each) => each !== null) };
}

async function sharedRun(
  context: Context,
  caller: Asked<'shares'>,
  { run: id, version }: Share,
): Promise<SharedRun | null> {
  const { user, now, signal } = caller;
  const run = await context.store.loadRun(id, signal);
  const daily = run && run.owner !== user ? dailyOf(run) : null;
  if (!run || (daily && !(await mayKnow(context, user, daily, now, signal)))) return null;
  const { heroName, depth, turn, over } = run.game;
  return { run: id, owner: run.owner, version, heroName, depth, turn, over: over !== null, origin: run.origin };
}
