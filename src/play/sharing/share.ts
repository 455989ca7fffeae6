import { isLoaded, isUnloadable, type Run, type Share } from '../../storage/contract';
import type { Context } from '../context';
import { momentAt } from '../replays/replay';
import { savesOf } from '../replays/saves';
import { eventsSince, watchedBoardOf } from '../turns/board';
import { resolveNamedOrLatest } from '../turns/latest-run';
import type { SharedRun } from '../turns/listed-run';
import { listedRun } from '../turns/listed-run';
import { loadRun, loadRuns } from '../turns/load-run';
import { isDailyOpen, visibleTo } from '../turns/open-dailies';
import { loadPartyState } from '../turns/party-state';
import { partyOf } from '../turns/resolve-run';
import { channelRefusal } from '../turns/server-rules';
import { type Viewer, watchRefusal } from '../turns/watch-refusal';
import type { InputOf, OutputOf } from '../use-case';
import type { SharingUseCases, WatchOutcome } from './sharing-contract';

const LIST_LIMIT = 25;

/** Shares an open daily run without showing the channel its dungeon. */
export async function share(
  context: Context,
  caller: InputOf<SharingUseCases, 'share'>,
): Promise<OutputOf<SharingUseCases, 'share'>> {
  const { user, channel, interaction, now, version = null, signal } = caller;
  const refusal = await channelRefusal(context, caller);
  if (refusal) return refusal;
  const run = await resolveNamedOrLatest(context, caller);
  if (run === 'overtaken') return { kind: 'overtaken' };
  if (!run) return { kind: 'no-run' };
  if (run.owner !== user && run.channel !== channel) return { kind: 'not-shared' };
  const watching = await watchAt(context, { ...caller, forAll: true }, run, version);
  if (watching.kind !== 'watching') return watching;
  const shared = await context.store.share({ channel, run: run.id, version, at: now, interaction }, signal);
  if (!(await loadRun(context, run.id, signal))) {
    // The erasure of the run may have missed the new share.
    await context.store.unshare({ channel, run: run.id, version }, signal);
    return { kind: 'no-run' };
  }
  if (shared === 'overtaken') return { kind: 'overtaken' };
  return isDailyOpen(run, now) ? { kind: 'hidden-share', run: run.id, version } : watching;
}

export async function watch(context: Context, caller: InputOf<SharingUseCases, 'watch'>): Promise<WatchOutcome> {
  const { version = null, signal } = caller;
  const run = await loadRun(context, caller.run, signal);
  if (!run) return { kind: 'no-run' };
  return (await watchRefusal(context, run, caller, version)) ?? watchAt(context, caller, run, version);
}

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
  const saves = savesOf(context, run.id, signal);
  const moment = log && (await momentAt(log, context.raws, version, { end: run.game, saves, signal }));
  if (!moment) return { kind: 'no-moment' };
  const { game, action, events } = moment;
  const board = watchedBoardOf(context, { ...run, version, game, last: action }, profile);
  return { kind: 'watching', board, version, events };
}

export async function shares(
  context: Context,
  caller: InputOf<SharingUseCases, 'shares'>,
): Promise<OutputOf<SharingUseCases, 'shares'>> {
  const listed = (await context.store.loadShares(caller.channel, caller.signal)).slice(0, LIST_LIMIT);
  const ids = [...new Set(listed.map(({ run }) => run))];
  const loaded = await loadRuns(context, ids, caller.signal, { consistent: false });
  const visible = new Map((await visibleTo(context, caller, loaded.filter(isLoaded))).map((run) => [run.id, run]));
  const runs = listed.flatMap(({ run, version }) => sharedRun(context, visible.get(run), version) ?? []);
  return { kind: 'shares', runs, unloadable: loaded.filter(isUnloadable) };
}

function sharedRun(context: Context, run: Run | undefined, version: Share['version']): SharedRun | null {
  return run ? { ...listedRun(context, run), version, over: run.game.over !== null } : null;
}
