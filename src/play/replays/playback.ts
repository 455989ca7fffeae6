import { clamp } from '../../lib/clamp';
import { isInGuild, type Run, type RunId, type UserId } from '../../storage/contract';
import type { Caller, ChannelCaller } from '../caller';
import type { Context } from '../context';
import { historyOf } from '../profiles/history';
import { listResults } from '../results';
import { withAvenger } from '../story/with-avenger';
import { watchedBoardOf } from '../turns/board';
import { findLoadableRun, loadRun } from '../turns/load-run';
import { newFeats } from '../turns/new-feats';
import { isHiddenDaily } from '../turns/open-dailies';
import { loadPartyState } from '../turns/party-state';
import { partyOf } from '../turns/resolve-run';
import { type WatchRefusal, watchRefusal } from '../turns/watch-refusal';
import type { InputOf, OutputOf } from '../use-case';
import { frameOf } from './frames';
import { momentAt, replay } from './replay';
import type { ReplayUseCases } from './replays-contract';
import { savesOf } from './saves';
import { sceneFrames } from './scene';
import { countedVersions } from './timeline';

/** More replayed actions would exceed the worker's time limit. */
const MAX_REPLAYED = 4000;

/** Falls back to the nearest version in the direction `way` that can be shown. */
export async function replayMoment(
  context: Context,
  caller: InputOf<ReplayUseCases, 'replay'>,
): Promise<OutputOf<ReplayUseCases, 'replay'>> {
  const { user, version = 0, way = 'on', signal } = caller;
  const run = await finishedRun(context, caller);
  if ('kind' in run) return run;
  const [log, profile] = await Promise.all([
    context.store.loadLog(run.id, signal),
    context.store.loadProfile(user, signal),
  ]);
  if (!log) return { kind: 'no-moment' };
  const step = way === 'on' ? 1 : -1;
  const wanted = clamp(version, 0, run.version);
  const saves = savesOf(context, run.id, signal);
  for (let at = wanted; at >= 0 && at <= run.version; at += step) {
    const moment = await momentAt(log, context.raws, at, { end: run.game, saves, signal });
    if (!moment) continue;
    const { game, action, events } = moment;
    const board = watchedBoardOf(context, { ...run, version: at, game, last: action }, profile);
    return { kind: 'replaying', board, events, wanted, last: run.version };
  }
  return { kind: 'no-moment' };
}

export async function clip(
  context: Context,
  caller: InputOf<ReplayUseCases, 'clip'>,
): Promise<OutputOf<ReplayUseCases, 'clip'>> {
  const { user, most, signal } = caller;
  const run = await finishedRun(context, caller);
  if ('kind' in run) return run;
  const [log, profile] = await Promise.all([
    context.store.loadLog(run.id, signal),
    context.store.loadProfile(user, signal),
  ]);
  if (!log) return { kind: 'no-moment' };
  const versions = countedVersions(log.actions).slice(-MAX_REPLAYED - 1);
  const [from = 0] = versions;
  const every = Math.max(1, Math.ceil((versions.length - 1) / most));
  const moments = replay(log, context.raws, { from, every, counted: true, end: run.game });
  const frames = [...moments].map((moment) => frameOf(context, run, moment));
  const board = await withAvenger(context, run, watchedBoardOf(context, run, profile), signal);
  return { kind: 'clip', board, frames, last: run.version };
}

export async function lastTurns(
  context: Context,
  caller: InputOf<ReplayUseCases, 'lastTurns'>,
): Promise<OutputOf<ReplayUseCases, 'lastTurns'>> {
  const { run: id, user, settingsOf = 'owner', signal } = caller;
  const run = await loadRun(context, id, signal);
  if (!run) return { kind: 'no-run' };
  const refusal = await lookBackRefusal(context, run, caller);
  if (refusal) return refusal;
  const [log, owner, own, party] = await Promise.all([
    context.store.loadLog(id, signal),
    context.store.lookUpProfile(run.owner, signal),
    settingsOf === 'caller' ? context.store.loadProfile(user, signal) : null,
    partyOf(context, run, signal),
  ]);
  if (!log) return { kind: 'no-run' };
  const profile = settingsOf === 'caller' ? own : owner;
  const watched = watchedBoardOf(context, run, profile, await loadPartyState(context, run, party, caller));
  const board = await withAvenger(context, run, watched, signal);
  const frames = await sceneFrames(context, run, { log, version: run.version, signal });
  const act = { after: run.game, events: frames.at(-1)?.events ?? [], version: run.version };
  const { feats = [] } = run.game.over ? newFeats(context, { run, party, profile: owner }, act) : {};
  return { kind: 'last-turns', board, frames, feats };
}

async function finishedRun(
  context: Context,
  caller: ChannelCaller & { run?: RunId },
): Promise<Run | WatchRefusal | { kind: 'goes-on' }> {
  const { user, signal } = caller;
  const id = caller.run ?? (await lastFinishedRun(context, user, signal));
  const run = id === null ? null : await loadRun(context, id, signal);
  if (!run) return { kind: 'no-run' };
  return (await lookBackRefusal(context, run, caller)) ?? (run.game.over ? run : { kind: 'goes-on' });
}

/** All players may see their server's finished runs, except hidden daily runs. */
async function lookBackRefusal(context: Context, run: Run, caller: Caller): Promise<WatchRefusal | null> {
  const { user, home, channel } = caller;
  if (run.owner !== user && run.game.over && home.kind === 'guild' && isInGuild(run.home, home.id)) {
    return (await isHiddenDaily(context, caller, run)) ? { kind: 'hidden' } : null;
  }
  if (channel !== undefined) return watchRefusal(context, run, { ...caller, channel }, null);
  return run.owner === user ? null : { kind: 'not-shared' };
}

/** Prefers a finished active run to the newest run in the history. */
export async function lastFinishedRun(context: Context, user: UserId, signal?: AbortSignal): Promise<RunId | null> {
  const profile = await context.store.loadProfile(user, signal);
  const run = await findLoadableRun(context, profile?.activeRun ?? null, signal);
  if (run?.game.over) return run.id;
  const { entries } = await listResults(context, historyOf(user), { limit: 1 }, signal);
  return entries[0]?.run ?? null;
}
