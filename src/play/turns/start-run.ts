import { createHash, randomInt } from 'node:crypto';
import { type Dungeon, type Game, newGame } from '../../engine';
import { retry } from '../../lib/retry';
import {
  isLoaded,
  isUnloadable,
  type NewRun,
  newProfile,
  type Profile,
  type Run,
  type RunId,
  StoreError,
  type UnloadableRun,
} from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { isOvertaken, withSwitch } from '../last-writes';
import type { InputOf } from '../use-case';
import { boardOf, eventsSince } from './board';
import { isFromBeforeEnd } from './delivery-guards';
import { dungeonFor, isInDungeon, isOffered } from './dungeon-for';
import { latestInteraction } from './earlier-interactions';
import { giveHint, noteNewHint } from './give-hint';
import { findActiveRun, loadRun } from './load-run';
import { loadSuspended } from './load-suspended';
import { markKeptMessage, runBelow } from './run-below';
import { isScouting } from './scouting';
import { channelRefusal } from './server-rules';
import { suspendActive } from './suspend-active';
import { abandonRun } from './try-action';
import type { Outcome, TurnUseCases } from './turns-contract';
import { unloadableOutcome } from './unloadable';

/**
 * Resumes the active run or starts one. To start one, first gives up the old run, then creates the new run under an id
 * that only this interaction can make, then points the profile at the new run. If a delivery is cut short, a repeated
 * delivery continues there.
 */
export async function play(context: Context, caller: InputOf<TurnUseCases, 'play'>): Promise<Outcome> {
  const played = await retry(context.rounds, () => attemptPlay(context, caller));
  return played ? giveHint(context, caller, played.outcome, played.profile) : { kind: 'busy' };
}

/** Outcome of an attempt, and the player's profile after the attempt. */
interface Played {
  outcome: Outcome;
  profile: Profile | null;
}

/** Makes one attempt to play. Returns `null` if another commit was first. */
async function attemptPlay(context: Context, caller: InputOf<TurnUseCases, 'play'>): Promise<Played | null> {
  if (!isOffered(context, caller)) return { outcome: { kind: 'unknown-seed' }, profile: null };
  const { user, showEnded = false, signal } = caller;
  const profile = (await context.store.loadProfile(user, signal)) ?? newProfile(user);
  const active = await findActiveRun(context, profile, signal);
  if (showEnded && isLoaded(active) && active.game.over) {
    return { outcome: { kind: 'board', board: boardOf(context, active, profile) }, profile };
  }
  const below = await runBelow(context, caller, active);
  const played = await startOrResume(context, caller, { profile, active, below });
  return played && { ...played, outcome: markKeptMessage(played.outcome, caller, { below, active }) };
}

/** Facts that decide whether a run is started. */
interface Present {
  profile: Profile;
  active: Run | UnloadableRun | null;
  /** Run that the message with the pressed button is about; `null` if no button was pressed, or if the run is gone. */
  below: Run | UnloadableRun | null;
}

async function startOrResume(
  context: Context,
  caller: InputOf<TurnUseCases, 'play'>,
  { profile, active, below }: Present,
): Promise<Played | null> {
  const { user, signal } = caller;
  if (isUnloadable(active)) return startBesides(context, caller, active, profile);
  if (active?.id === runIdOf(caller)) {
    return { outcome: await resumeOwnStart(context, caller, active, profile), profile };
  }
  if (isOutrun(caller, profile, active)) {
    return {
      outcome: active ? { kind: 'board', board: boardOf(context, active, profile) } : { kind: 'no-run' },
      profile,
    };
  }
  // Only the owner of a living run may give it up.
  const isOthers = isLoaded(below) && below.owner !== user && !below.game.over;
  if (isOthers) return { outcome: { kind: 'not-yours', owner: below.owner }, profile };
  // The active run is given up for the new one, so only suspended runs could be scouted for.
  if (await isScouting(context, caller.seed, profile.suspendedRuns, signal)) {
    return { outcome: { kind: 'seed-in-play' }, profile };
  }
  const living = active?.game.over ? null : active;
  const outcome =
    (living && (await outcomeWhileAlive(context, caller, { profile, active: living, below }))) ??
    (await channelRefusal(context, caller));
  if (outcome) return { outcome, profile };
  if (living && !(await abandonRun(context, caller, living))) return null;
  return startRun(context, caller, active, profile);
}

/**
 * True if the player has moved on since they sent this: they began or resumed another run, or the active run has ended.
 * A living run decides by its version whether a button gives it up.
 */
const isOutrun = (caller: Caller, { lastWrites }: Profile, active: Run | null): boolean =>
  active === null || active.game.over !== null
    ? isOvertaken(caller.interaction, 'activeRun', lastWrites) || (active !== null && isFromBeforeEnd(active, caller))
    : false;

/** Starts a run, if the player asked for one, although the active run cannot be loaded. Suspends the active run. */
async function startBesides(
  context: Context,
  caller: InputOf<TurnUseCases, 'play'>,
  active: UnloadableRun,
  profile: Profile,
): Promise<Played | null> {
  const { restart } = caller;
  const isAskedFor = restart === true || restart?.run === active.id;
  if (!isAskedFor) return { outcome: await unloadableOutcome(context, caller, active), profile };
  const refusal = await channelRefusal(context, caller);
  if (refusal) return { outcome: refusal, profile };
  return startRun(context, caller, null, await suspendActive(context, profile, caller.signal));
}

/** Returns the outcome while the active run is alive; `null` if its player has just confirmed to give it up. */
async function outcomeWhileAlive(
  context: Context,
  caller: InputOf<TurnUseCases, 'play'>,
  { profile, active, below }: Present & { active: Run },
): Promise<Outcome | null> {
  const { restart } = caller;
  const board = boardOf(context, active, profile);
  if (restart === undefined) return { kind: 'board', board, ...(await countPaused(context, caller, profile)) };
  if (restart === true) return { kind: 'confirm-restart', board };
  if (restart.run === active.id && restart.seenVersion === active.version) return null;
  if (await hasStartedRun(context, caller)) return { kind: 'board', board };
  if (restart.run === active.id) return { kind: 'stale', board, events: eventsSince(active, restart.seenVersion) };
  if (isUnloadable(below) || !below?.game.over) return { kind: 'stale', board, events: [] };
  // The button stands below the end of another run. The active run was suspended for that run, or began after it.
  return isAsNew(context, active, caller) ? { kind: 'board', board } : { kind: 'confirm-restart', board };
}

/** Counts the suspended runs that are alive. Returns no count if there are none. */
async function countPaused(context: Context, { signal }: Caller, profile: Profile): Promise<{ paused?: number }> {
  const { alive } = await loadSuspended(context, profile, signal);
  return alive.length > 0 ? { paused: alive.length } : {};
}

/**
 * True if the run is like a new one: not played yet, and in the dungeon that the player asks for, if any. Neither a
 * daily run nor a fork is like a new run. Even an unplayed fork begins in the middle of another run.
 */
const isAsNew = (context: Context, { version, origin, game }: Run, caller: InputOf<TurnUseCases, 'play'>): boolean =>
  version === 0 &&
  origin.kind === (caller.seed === undefined ? 'chance' : 'seed') &&
  isInDungeon(context, game, caller);

async function startRun(
  context: Context,
  caller: InputOf<TurnUseCases, 'play'>,
  last: Run | null,
  profile: Profile,
): Promise<Played | null> {
  const { user: owner, home, interaction, now, signal } = caller;
  const id = runIdOf(caller);
  const dungeon = dungeonFor(context, caller, last?.game);
  if (!dungeon) return { outcome: { kind: 'unknown-seed' }, profile };
  const paused = await countPaused(context, caller, profile);
  const game = newGameFor(context, caller, dungeon);
  const ranking = caller.seed === undefined ? {} : { origin: { kind: 'seed' } as const, ranked: false };
  const run = await createRun(context, { id, owner, home, ...ranking, game, interaction, now }, signal);
  // The run was played already: this repeated delivery comes so late that the run it started is over.
  if (run.version > 0 || run.game.over) {
    return { outcome: { kind: 'board', board: boardOf(context, last ?? run, profile) }, profile };
  }
  const { newFeats: feats, ...profileWithoutFeats } = profile;
  const played = last && latestInteraction(last, owner);
  const lastWrites = withSwitch(profile.lastWrites, { by: interaction, played });
  const pointed = { ...profileWithoutFeats, revision: profile.revision + 1, activeRun: id, lastWrites };
  const board = boardOf(context, run, pointed);
  // Records a hint for the new run in the same put as the pointer at the run.
  const hinted = context.hints ? noteNewHint(pointed, board, true) : pointed;
  if ((await context.store.putProfile(hinted, signal)) === 'conflict') return null;
  await context.store.listRun(run, signal);
  return { outcome: { kind: 'started', board, ...(feats ? { feats } : {}), ...paused }, profile: hinted };
}

/**
 * Returns the run that this same interaction started, as it is now. Lists an unplayed run again, because the earlier
 * delivery may have been cut short before it did.
 */
async function resumeOwnStart(context: Context, { signal }: Caller, run: Run, profile: Profile): Promise<Outcome> {
  if (run.version === 0) await context.store.listRun(run, signal);
  return { kind: run.version === 0 ? 'started' : 'board', board: boardOf(context, run, profile) };
}

/** Characters of a run id, which hold 144 bits of a digest. */
const ID_LENGTH = 24;
/** Digits and capitals that players do not mistake for one another, and that form no words. */
const SEED_ALPHABET = '23456789BCDFGHJKMNPQRSTVWXZ';

/**
 * Returns the id of the run that an interaction starts. A repeated delivery gets the same id, and so finds its own run.
 */
export function runIdOf({ user, interaction }: Pick<Caller, 'user' | 'interaction'>): RunId {
  return createHash('sha256').update(`${user}/${interaction}`).digest('base64url').slice(0, ID_LENGTH);
}

/** True if an earlier delivery of the interaction has started a run, even if other runs have followed. */
const hasStartedRun = async (context: Context, caller: Caller): Promise<boolean> =>
  (await loadRun(context, runIdOf(caller), caller.signal)) !== null;

/** Returns a random seed that can be read aloud, like `7Q4-KVX`. */
export function randomSeed(): string {
  const signs = Array.from({ length: 6 }, () => SEED_ALPHABET[randomInt(SEED_ALPHABET.length)]).join('');
  return `${signs.slice(0, 3)}-${signs.slice(3)}`;
}

/** Returns a new game with a hero named after the caller. */
export const newGameFor = ({ raws }: Context, { userName }: Caller, dungeon: Dungeon): Game =>
  newGame(userName === '' ? dungeon : { ...dungeon, heroName: userName }, raws);

/** Creates a run, or returns the run that an earlier delivery created, which may have been played since. */
export async function createRun(context: Context, newRun: NewRun, signal?: AbortSignal): Promise<Run> {
  return (await context.store.createRun(newRun, signal)) ?? loadCreatedRun(context, newRun.id, signal);
}

/** Loads a run that is known to have been created. Rejects with `unreadable` if the run is gone. */
export async function loadCreatedRun(context: Context, id: RunId, signal?: AbortSignal): Promise<Run> {
  const run = await loadRun(context, id, signal);
  if (!run) throw new StoreError('unreadable');
  return run;
}
