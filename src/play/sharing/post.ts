import { weekOf } from '../../lib/calendar';
import type { Context } from '../context';
import { sceneOf } from '../replays/scene';
import { watchedBoardOf } from '../turns/board';
import { loadRun } from '../turns/load-run';
import type { InputOf, OutputOf } from '../use-case';
import { postRefusal } from './post-rules';
import { share } from './share';
import type { PostOutcome, SharingUseCases } from './sharing-contract';

/** Returns `may-post`, or why the player may not post in this channel now. */
export const mayPost = async (
  context: Context,
  caller: InputOf<SharingUseCases, 'mayPost'>,
): Promise<OutputOf<SharingUseCases, 'mayPost'>> => (await postRefusal(context, caller)) ?? { kind: 'may-post' };

/** Returns `taken` for the first player who asks in a week in the server, and for a repeated delivery; else `had`. */
export async function takeWeek(
  { store }: Context,
  { home, interaction, now, signal }: InputOf<SharingUseCases, 'takeWeek'>,
): Promise<OutputOf<SharingUseCases, 'takeWeek'>> {
  if (home.kind !== 'guild') return { kind: 'had' };
  const post = { guild: home.id, interaction, at: now };
  return { kind: (await store.takeWeek(post, weekOf(now), signal)) ? 'taken' : 'had' };
}

/**
 * Shares a run with the channel, and returns the scene that ends with a version of it. The board has the settings of
 * the run's owner. Refuses in the same cases as `share` and `mayPost`; returns `no-moment` if the version cannot be
 * shown.
 */
export async function post(context: Context, caller: InputOf<SharingUseCases, 'post'>): Promise<PostOutcome> {
  const { version, ...sharer } = caller;
  const { store } = context;
  const { user, channel } = caller;
  const asked = await loadRun(context, caller.run, caller.signal);
  if (asked && asked.owner !== user && asked.channel !== channel) return { kind: 'not-shared' };
  const refusal = asked && (await postRefusal(context, caller));
  if (refusal) return refusal;
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
