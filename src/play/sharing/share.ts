import { isLoaded, isUnloadable, type Run, type Share } from '../../storage/contract';
import { channelRefusal } from '../admin/guild-config';
import { isDailyOpen, isHiddenDaily, visibleTo } from '../dailies/days';
import { momentAt } from '../replays/replay';
import { eventsSince, watchedBoardOf } from '../turns/board';
import { listedRun } from '../turns/listed-run';
import { loadRun, loadRuns } from '../turns/load-run';
import { loadPartyState } from '../turns/party-state';
import { partyOf, resolveNamedOrLatest } from '../turns/resolve-run';
import type { ChannelCaller, Context, Input, Output, SharedRun, WatchOutcome, WatchRefusal } from '../use-case';

/** How many shares of a channel are looked up for a list. */
const LIST_LIMIT = 25;

/** Who looks at a run: to themselves, or in a message that all see. */
type Viewer = ChannelCaller & { forAll?: boolean };

/**
 * Lets the channel watch a run that is the caller's or the channel's. A daily run of today is shared as well, for those
 * who may see it, but its board is not shown to the channel.
 */
export async function share(context: Context, caller: Input<'share'>): Promise<Output<'share'>> {
  const { user, channel, now, version = null, signal } = caller;
  const refusal = await channelRefusal(context, caller);
  if (refusal) return refusal;
  const run = await resolveNamedOrLatest(context, caller);
  if (!run) return { kind: 'no-run' };
  if (run.owner !== user && run.channel !== channel) return { kind: 'not-shared' };
  const watching = await watchAt(context, { ...caller, forAll: true }, run, version);
  if (watching.kind !== 'watching') return watching;
  await context.store.share({ channel, run: run.id, version, at: now }, signal);
  if (!(await loadRun(context, run.id, signal))) {
    // Erased meanwhile, possibly after the erasure had looked for shares.
    await context.store.unshare({ channel, run: run.id, version }, signal);
    return { kind: 'no-run' };
  }
  return isDailyOpen(run, now) ? { kind: 'hidden-share', run: run.id, version } : watching;
}

/** The board of a run for a caller who may see it. */
export async function watch(context: Context, caller: Input<'watch'>): Promise<WatchOutcome> {
  const { version = null, signal } = caller;
  const run = await loadRun(context, caller.run, signal);
  if (!run) return { kind: 'no-run' };
  return (await watchRefusal(context, run, caller, version)) ?? watchAt(context, caller, run, version);
}

/** The board as it stands, or stood at a version, without actions. */
async function watchAt(context: Context, caller: Viewer, run: Run, version: number | null): Promise<WatchOutcome> {
  const { user, forAll = false, signal } = caller;
  const profile = await (forAll
    ? context.store.lookUpProfile(run.owner, signal)
    : context.store.loadProfile(user, signal));
  if (version === null || version === run.version) {
    const state = await loadPartyState(context, run, await partyOf(context, run, signal), caller);
    const board = watchedBoardOf(context, run, profile, state);
    return { kind: 'watching', board, version, events: eventsSince(run, run.version - 1) };
  }
  const log = await context.store.loadLog(run.id, signal);
  const moment = log && (await momentAt(log, context.raws, version, { end: run.game, signal }));
  if (!moment) return { kind: 'no-moment' };
  const { game, action, events } = moment;
  const board = watchedBoardOf(context, { ...run, version, game, last: action }, profile);
  return { kind: 'watching', board, version, events };
}

/**
 * Why a caller may not see a run, or one version of it, in their channel. `null` when they may: it is theirs, the
 * channel's, or shared there. Of what all see the share alone decides, for its owner, too, may have ended that. A run
 * that is shared as it goes on may be seen at every version.
 */
export async function watchRefusal(
  context: Context,
  run: Run,
  caller: Viewer,
  version: number | null,
): Promise<WatchRefusal | null> {
  const { user, channel, forAll = false, signal } = caller;
  if (!forAll && (run.owner === user || run.channel === channel)) return null;
  const shares = await Promise.all(
    (version === null ? [null] : [null, version]).map((at) =>
      context.store.loadShare({ channel, run: run.id, version: at }, signal),
    ),
  );
  if (!shares.some((share) => share !== null)) return { kind: 'not-shared' };
  return (await isHiddenDaily(context, caller, run)) ? { kind: 'hidden' } : null;
}

/** What a channel may watch, without runs that were erased and daily runs that the caller may not see yet. */
export async function shares(context: Context, caller: Input<'shares'>): Promise<Output<'shares'>> {
  const listed = (await context.store.loadShares(caller.channel, caller.signal)).slice(0, LIST_LIMIT);
  const ids = [...new Set(listed.map(({ run }) => run))];
  const loaded = await loadRuns(context, ids, caller.signal, { consistent: false });
  const visible = new Map((await visibleTo(context, caller, loaded.filter(isLoaded))).map((run) => [run.id, run]));
  const runs = listed.flatMap(({ run, version }) => sharedRun(visible.get(run), version) ?? []);
  return { kind: 'shares', runs, unloadable: loaded.filter(isUnloadable) };
}

/** `null` for a run that cannot be loaded, or that the caller may not see. */
function sharedRun(run: Run | undefined, version: Share['version']): SharedRun | null {
  return run ? { ...listedRun(run), version, over: run.game.over !== null } : null;
}
