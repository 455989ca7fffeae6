import { type Dungeon, drawBeast, type Story, storyEnd } from '../../engine';
import { weekOf } from '../../lib/calendar';
import { type Run, StoreError } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';

/**
 * Returns the option with what a new run of a server takes from it: the beast of the week with its wounds, and the
 * killer of the newest grave. Returns no option outside of servers, if the server has switched stories off, if there is
 * neither, and if the store fails.
 */
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

/** True if a run with this origin takes a story from its server and gives to it. */
const isOrdinary = ({ home, origin }: Pick<Run, 'home' | 'origin'>): boolean =>
  home.kind === 'guild' && origin.kind === 'chance';

/**
 * Writes what a finished run brings to the story of its server: wounds of the beast, a grave avenged, and a killer that
 * waits for the next run. A repeated call changes nothing. Resolves with `true` if the run is the one that felled the
 * beast. The caller must pass only runs without cheats, whose log has not been refuted.
 */
export async function recordStory({ raws, store }: Context, run: Run, signal?: AbortSignal): Promise<boolean> {
  const end = storyEnd(run.game, raws);
  if (!end || run.home.kind !== 'guild' || !isOrdinary(run)) return false;
  const { id: guild } = run.home;
  const { story, campaign } = run.game;
  const { beast, avenger } = story ?? {};
  const at = run.updatedAt;
  if (avenger && end.avenged) await store.avenge({ guild, depth: avenger.depth, time: avenger.grave }, at, signal);
  if (end.killer) {
    const named = campaign === undefined ? {} : { campaign };
    await store.putKiller(guild, { ...end.killer, ...named, grave: at }, signal);
  }
  if (!beast || (end.wounds === 0 && !end.felled)) return false;
  const wounds = { wounds: end.wounds, felled: end.felled };
  return store.woundBeast({ guild, week: weekOf(run.createdAt), raw: beast.raw, run: run.id, ...wounds, at }, signal);
}
