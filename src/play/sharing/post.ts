import type { Context } from '../context';
import { sceneOf } from '../replays/scene';
import { watchedBoardOf } from '../turns/board';
import { loadRun } from '../turns/load-run';
import type { InputOf } from '../use-case';
import { share } from './share';
import type { PostOutcome, SharingUseCases } from './sharing-contract';

/**
 * Shares a run with the channel, and returns the scene that ends with a version of it. The board has the settings of
 * the run's owner. Refuses in the same cases as `share`; returns `no-moment` if the version cannot be shown.
 */
export async function post(context: Context, caller: InputOf<SharingUseCases, 'post'>): Promise<PostOutcome> {
  const { version, ...sharer } = caller;
  const { store } = context;
  const shared = await share(context, sharer);
  if (shared.kind !== 'watching') return shared;
  const { run: id, signal } = caller;
  const [run, log] = await Promise.all([loadRun(context, id, signal), store.loadLog(id, signal)]);
  if (!run || !log) return { kind: 'no-run' };
  if (version > run.version) return { kind: 'no-moment' };
  const scene = await sceneOf(context, run, { log, version, signal });
  if (!scene) return { kind: 'no-moment' };
  const { game, events, action } = scene.end;
  const profile = await store.lookUpProfile(run.owner, signal);
  const board = watchedBoardOf(context, { ...run, version, game, last: action }, profile);
  const feats = Object.entries(run.shownFeats ?? {}).flatMap(([feat, at]) => (at === version ? [feat] : []));
  return { kind: 'posted', board, frames: scene.frames, events, feats };
}
