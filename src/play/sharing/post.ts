import { weekOf } from '../../lib/calendar';
import type { Context } from '../context';
import { sceneOf } from '../replays/scene';
import { watchedBoardOf } from '../turns/board';
import { resolveNamedOrLatest } from '../turns/latest-run';
import type { InputOf, OutputOf } from '../use-case';
import { postRefusal } from './post-rules';
import { share } from './share';
import type { PostOutcome, SharingUseCases } from './sharing-contract';

export const mayPost = async (
  context: Context,
  caller: InputOf<SharingUseCases, 'mayPost'>,
): Promise<OutputOf<SharingUseCases, 'mayPost'>> => (await postRefusal(context, caller)) ?? { kind: 'may-post' };

export async function takeWeek(
  { store }: Context,
  { home, interaction, now, signal }: InputOf<SharingUseCases, 'takeWeek'>,
): Promise<OutputOf<SharingUseCases, 'takeWeek'>> {
  if (home.kind !== 'guild') return { kind: 'had' };
  const post = { guild: home.id, interaction, at: now };
  return { kind: (await store.takeWeek(post, weekOf(now), signal)) ? 'taken' : 'had' };
}

export async function post(context: Context, caller: InputOf<SharingUseCases, 'post'>): Promise<PostOutcome> {
  const { version: asked, isManager, ...sharer } = caller;
  const { user, channel, signal } = caller;
  const { store } = context;
  const run = await resolveNamedOrLatest(context, caller);
  if (run === 'overtaken') return { kind: 'overtaken' };
  if (!run) return { kind: 'no-run' };
  if (run.owner !== user && run.channel !== channel) return { kind: 'not-shared' };
  const version = asked ?? run.version;
  if (version > run.version) return { kind: 'no-moment' };
  const refusal = await postRefusal(context, caller);
  if (refusal) return refusal;
  const shared = await share(context, { ...sharer, run: run.id });
  if (shared.kind !== 'watching') return shared;
  const [log, profile] = await Promise.all([store.loadLog(run.id, signal), store.lookUpProfile(run.owner, signal)]);
  const scene = log && (await sceneOf(context, run, { log, version, signal }));
  if (!scene) return { kind: 'no-moment' };
  const { game, events, action } = scene.end;
  const board = watchedBoardOf(context, { ...run, version, game, last: action }, profile);
  const feats = Object.entries(run.shownFeats ?? {}).flatMap(([feat, at]) => (at === version ? [feat] : []));
  return { kind: 'posted', board, frames: scene.frames, events, feats };
}
