import { newGame, turn } from '../engine';
import { DEFAULT_SETTINGS, NO_STATS, type Profile, type Run, StoreError } from '../storage/contract';
import { boardOf, eventsSince } from './board';
import type { Asking, Outcome, Play } from './contract';
import type { Kit } from './kit';
import { notHere } from './places';
import { runIdOf } from './run-id';

type Begin = Parameters<Play['play']>[0];

/**
 * Resumes the active run or begins one. The order is: the old run is abandoned, the new one created under an id that
 * only this interaction can make, the profile's pointer moved. Stopped anywhere, the same delivery takes up there.
 */
export async function play(kit: Kit, asking: Begin): Promise<Outcome> {
  for (let round = 1; round <= kit.rounds; round++) {
    const outcome = await tryOnce(kit, asking);
    if (outcome) return outcome;
  }
  return { kind: 'busy' };
}

/** `null` when somebody else's commit came first. */
async function tryOnce(kit: Kit, asking: Begin): Promise<Outcome | null> {
  const { user, signal } = asking;
  const profile = (await kit.store.loadProfile(user, signal)) ?? newProfile(user);
  const active = profile.activeRun === null ? null : await kit.store.loadRun(profile.activeRun, signal);
  if (active?.id === runIdOf(asking)) return begun(kit, asking, active, profile);
  const living = active?.game.over ? null : active;
  const answer = (living && whileAlive(kit, asking, living, profile)) ?? (await notHere(kit, asking));
  if (answer) return answer;
  if (living && !(await abandon(kit, asking, living))) return null;
  return begin(kit, asking, active, profile);
}

export const newProfile = (user: string): Profile => ({
  user,
  rev: 0,
  activeRun: null,
  aside: [],
  settings: { ...DEFAULT_SETTINGS },
  stats: NO_STATS,
  counted: [],
});

/** What is said while a run is alive; `null` when its player has just confirmed to give it up. */
function whileAlive(kit: Kit, { restart }: Begin, active: Run, profile: Profile): Outcome | null {
  const board = boardOf(kit, active, profile);
  if (restart === undefined) return { kind: 'board', board };
  if (restart === true) return { kind: 'confirm-restart', board };
  if (restart.run === active.id && restart.seenVersion === active.v) return null;
  const events = restart.run === active.id ? eventsSince(active, restart.seenVersion) : [];
  return { kind: 'stale', board, events };
}

async function abandon(kit: Kit, { interaction, now, signal }: Asking, active: Run): Promise<boolean> {
  const action = { kind: 'abandon', sure: true } as const;
  const result = turn(active.game, action, kit.raws);
  if (!result.ok) return false;
  const { game, events } = result;
  const committed = await kit.store.commit(
    { from: active, game, action, interaction, events: events.length, now },
    signal,
  );
  return committed.ok;
}

async function begin(kit: Kit, asking: Begin, last: Run | null, profile: Profile): Promise<Outcome | null> {
  const { user: owner, userName, home, interaction, now, signal } = asking;
  const id = runIdOf(asking);
  const seed = asking.seed ?? kit.newSeed();
  const game = newGame(userName === '' ? { seed } : { seed, heroName: userName }, kit.raws);
  const standing = asking.seed === undefined ? {} : { origin: { kind: 'seed' } as const, ranked: false };
  const begun = { id, owner, home, ...standing, game, interaction, now };
  const created = await kit.store.createRun(begun, signal);
  const run = await kit.store.loadRun(id, signal);
  if (!run) throw new StoreError('unreadable');
  // A run that was played is no half-begun one: this delivery comes late, when its run is history.
  if (created === 'exists' && (run.v > 0 || run.game.over))
    return { kind: 'board', board: boardOf(kit, last ?? run, profile) };
  const pointed = { ...profile, rev: profile.rev + 1, activeRun: id };
  if ((await kit.store.putProfile(pointed, signal)) === 'conflict') return null;
  await kit.store.listRun(run, signal);
  return { kind: 'started', board: boardOf(kit, run, pointed) };
}

/** A run that this very interaction began, as it is now. Its listing may have been cut short. */
async function begun(kit: Kit, { signal }: Asking, run: Run, profile: Profile): Promise<Outcome> {
  if (run.v === 0) await kit.store.listRun(run, signal);
  return { kind: run.v === 0 ? 'started' : 'board', board: boardOf(kit, run, profile) };
}
