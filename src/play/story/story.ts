import { type Dungeon, drawBeast, type RawId, type Story, storyEnd } from '../../engine';
import { weekOf } from '../../lib/calendar';
import { type Run, StoreError } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';

/** Returns `{}` outside servers, without a story, or if the store fails. */
export async function storyFor(
  { raws, store }: Context,
  { home, now, signal }: Pick<Caller, 'home' | 'now' | 'signal'>,
  { campaign }: Dungeon,
): Promise<{ story?: Story }> {
  if (home.kind !== 'guild') return {};
  try {
    const week = weekOf(now);
    const { isOn, hunt, killer } = await store.loadStory(home.id, week, signal);
    if (!isOn) return {};
    const drawn = drawBeast(raws, `${home.id}/${week}`);
    const beast = drawn && !hunt?.felled && { ...drawn, wounds: hunt?.raw === drawn.raw ? hunt.wounds : 0 };
    const isHere = killer && killer.campaign === campaign && raws.mob[killer.raw] !== undefined;
    const avenger = isHere && { raw: killer.raw, depth: killer.depth, grave: killer.grave };
    const story = { ...(beast && { beast }), ...(avenger && { avenger }) };
    return Object.keys(story).length > 0 ? { story } : {};
  } catch (error) {
    if (error instanceof StoreError) return {};
    throw error;
  }
}

/** Returns the beast if this run felled it. Callers must exclude cheated and refuted runs. */
export async function recordStory({ raws, store }: Context, run: Run, signal?: AbortSignal): Promise<RawId | null> {
  const { home, origin, game, updatedAt: at } = run;
  const end = storyEnd(game, raws);
  if (!end || home.kind !== 'guild' || origin.kind !== 'chance') return null;
  const { id: guild } = home;
  const { story, campaign } = game;
  const { beast, avenger } = story ?? {};
  if (avenger && end.avenged)
    await store.avenge({ guild, depth: avenger.depth, time: avenger.grave }, { by: run.id, at }, signal);
  if (end.killer) {
    const named = campaign === undefined ? {} : { campaign };
    await store.putKiller(guild, { ...end.killer, ...named, grave: at }, signal);
  }
  if (!beast || (end.wounds === 0 && !end.felled)) return null;
  const { wounds, felled } = end;
  const week = weekOf(run.createdAt);
  const isFirst = await store.woundBeast({ guild, week, raw: beast.raw, run: run.id, wounds, felled, at }, signal);
  return isFirst ? beast.raw : null;
}

/** Takes back the run's wounds and its avenged grave, unless the run is over. */
export async function takeBackStory({ store }: Context, run: Run, signal?: AbortSignal): Promise<void> {
  const { id, home, game, createdAt, updatedAt: at } = run;
  const { story, campaign } = game;
  if (!story || game.over || home.kind !== 'guild') return;
  const { beast, avenger } = story;
  const none = { wounds: 0, felled: false };
  if (beast)
    await store.woundBeast({ guild: home.id, week: weekOf(createdAt), raw: beast.raw, run: id, at, ...none }, signal);
  if (!avenger) return;
  const { raw, depth, grave } = avenger;
  await store.takeBackAvenging(home.id, { raw, depth, grave, ...(campaign !== undefined && { campaign }) }, id, signal);
}
