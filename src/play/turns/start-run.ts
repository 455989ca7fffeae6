import { createHash, randomInt } from 'node:crypto';
import { type Game, type NewGame, newGame } from '../../engine';
import { retry } from '../../lib/retry';
import { isOpen } from '../../settings/looks';
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
import { storyFor } from '../story/story';
import { withAvenger } from '../story/with-avenger';
import type { InputOf } from '../use-case';
import { boardOf, earnedIn, eventsSince } from './board';
import { isFromBeforeEnd } from './delivery-guards';
import { dungeonFor, isInDungeon, isOffered } from './dungeon-for';
import { latestCommand } from './earlier-interactions';
import { giveHint, noteNewHint } from './give-hint';
import { leaveActive } from './leave-active';
import { findActiveRun, loadRun } from './load-run';
import { loadSuspended } from './load-suspended';
import { markKeptMessage, runBelow } from './run-below';
import { isScouting } from './scouting';
import { channelRefusal } from './server-rules';
import { suspendActive } from './suspend-active';
import { abandonRun } from './try-action';
import type { Outcome, TurnUseCases } from './turns-contract';
import { unloadableOutcome } from './unloadable';

/** A repeated delivery completes missing steps. */
export async function play(context: Context, caller: InputOf<TurnUseCases, 'play'>): Promise<Outcome> {
  const played = await retry(context.rounds, () => attemptPlay(context, caller));
  return played ? giveHint(context, caller, played.outcome, played.profile) : { kind: 'busy' };
}

interface Played {
  outcome: Outcome;
  profile: Profile | null;
}

async function attemptPlay(context: Context, caller: InputOf<TurnUseCases, 'play'>): Promise<Played | null> {
  if (!isOffered(context, caller)) return { outcome: { kind: 'unknown-seed' }, profile: null };
  const { user, showEnded = false, signal } = caller;
  const profile = (await context.store.loadProfile(user, signal)) ?? newProfile(user);
  const active = await findActiveRun(context, profile, signal);
  if (showEnded && isLoaded(active) && active.game.over) {
    const board = await withAvenger(context, active, boardOf(context, active, profile), signal);
    return { outcome: { kind: 'board', board }, profile };
  }
  const locked = lockedKit(caller, profile, active);
  if (locked) return { outcome: locked, profile };
  const below = await runBelow(context, caller, active);
  const played = await startOrResume(context, caller, { profile, active, below });
  return played && { ...played, outcome: markKeptMessage(played.outcome, caller, { below, active }) };
}

function lockedKit(
  { seed, kit }: InputOf<TurnUseCases, 'play'>,
  profile: Profile,
  last: Run | UnloadableRun | null,
): Outcome | null {
  if (kit === undefined || seed !== undefined) return null;
  return isOpen({ kind: 'kit', id: kit }, featsOf(profile, last)) ? null : { kind: 'locked-kit', kit };
}

const featsOf = (profile: Profile, last: Run | UnloadableRun | null): string[] => [
  ...(profile.feats ?? []),
  ...((isLoaded(last) && earnedIn(last, profile).earned) || []),
];

interface Present {
  profile: Profile;
  active: Run | UnloadableRun | null;
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
  if (isStartOvertaken(caller, profile, active)) {
    return {
      outcome: active ? { kind: 'board', board: boardOf(context, active, profile) } : { kind: 'no-run' },
      profile,
    };
  }
  // Only the owner may give up the living run on the pressed message.
  const isOthers = isLoaded(below) && below.owner !== user && !below.game.over;
  if (isOthers) return { outcome: { kind: 'not-yours', owner: below.owner }, profile };
  // The active run ends, so the new run can spoil only suspended runs.
  if (await isScouting(context, caller.seed, profile.suspendedRuns, signal)) {
    return { outcome: { kind: 'seed-in-play' }, profile };
  }
  const living = active?.game.over ? null : active;
  const outcome =
    (living && (await outcomeWhileAlive(context, caller, { profile, active: living, below }))) ??
    (await channelRefusal(context, caller));
  if (outcome) return { outcome, profile };
  if (living && !(await abandonRun(context, caller, living))) return null;
  return startRun(context, caller, active ?? (await leaveActive(context, profile, signal)), profile);
}

const isStartOvertaken = (caller: Caller, { lastWrites }: Profile, active: Run | null): boolean =>
  (active === null || active.game.over !== null) &&
  (isOvertaken(caller.interaction, 'activeRun', lastWrites) || (active !== null && isFromBeforeEnd(active, caller)));

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
  const left = await leaveActive(context, profile, caller.signal);
  return startRun(context, caller, left, await suspendActive(context, profile, caller.signal));
}

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
  // The pressed button belongs to a finished run, so the player must confirm.
  return isAsNew(context, active, caller) ? { kind: 'board', board } : { kind: 'confirm-restart', board };
}

async function countPaused(context: Context, { signal }: Caller, profile: Profile): Promise<{ paused?: number }> {
  const { alive } = await loadSuspended(context, profile, signal);
  return alive.length > 0 ? { paused: alive.length } : {};
}

const isAsNew = (context: Context, { version, origin, game }: Run, caller: InputOf<TurnUseCases, 'play'>): boolean =>
  version === 0 &&
  origin.kind === (caller.seed === undefined ? 'chance' : 'seed') &&
  isInDungeon(context, game, caller);

function usualDungeon(profile: Profile, last: Run | null): { campaign: string | undefined; kit: string | undefined } {
  const { kit: chosen } = profile.settings;
  const kit = chosen === 'none' ? last?.game.kit : chosen;
  const isUsable = kit === undefined || isOpen({ kind: 'kit', id: kit }, featsOf(profile, last));
  return { campaign: last?.game.campaign, kit: isUsable ? kit : undefined };
}

async function startRun(
  context: Context,
  caller: InputOf<TurnUseCases, 'play'>,
  left: Run | UnloadableRun | null,
  profile: Profile,
): Promise<Played | null> {
  const { user: owner, home, interaction, now, signal } = caller;
  const id = runIdOf(caller);
  const last = isLoaded(left) ? left : null;
  const dungeon = dungeonFor(context, caller, usualDungeon(profile, last));
  if (!dungeon) return { outcome: { kind: 'unknown-seed' }, profile };
  const paused = await countPaused(context, caller, profile);
  const story = caller.seed === undefined ? await storyFor(context, caller, dungeon) : {};
  const game = newGameFor(context, caller, { ...dungeon, forks: true, ...story });
  const ranking = caller.seed === undefined ? {} : { origin: { kind: 'seed' } as const, ranked: false };
  const run = await createRun(context, { id, owner, home, ...ranking, game, interaction, now }, signal);
  // The first delivery's run has since been played.
  if (run.version > 0 || run.game.over) {
    return { outcome: { kind: 'board', board: boardOf(context, last ?? run, profile) }, profile };
  }
  const { newFeats: feats, ...profileWithoutFeats } = profile;
  const played = left && latestCommand(left, caller);
  const lastWrites = withSwitch(profile.lastWrites, { by: interaction, played });
  const pointed = { ...profileWithoutFeats, revision: profile.revision + 1, activeRun: id, lastWrites };
  const board = boardOf(context, run, pointed);
  const hinted = context.hints ? noteNewHint(pointed, board, true) : pointed;
  if ((await context.store.putProfile(hinted, signal)) === 'conflict') return null;
  await context.store.listRun(run, signal);
  return { outcome: { kind: 'started', board, ...(feats ? { feats } : {}), ...paused }, profile: hinted };
}

/** The first delivery may have stopped before listing the run. */
async function resumeOwnStart(context: Context, { signal }: Caller, run: Run, profile: Profile): Promise<Outcome> {
  if (run.version === 0) await context.store.listRun(run, signal);
  return { kind: run.version === 0 ? 'started' : 'board', board: boardOf(context, run, profile) };
}

/** Characters in base64url, which hold 144 bits of the digest. */
const ID_LENGTH = 24;
/** Omits `0`, `1` and `L`, which players misread, and vowels, which form words. */
const SEED_ALPHABET = '23456789BCDFGHJKMNPQRSTVWXZ';

/** Depends only on player and interaction, so that repeated deliveries get one run. */
export function runIdOf({ user, interaction }: Pick<Caller, 'user' | 'interaction'>): RunId {
  return createHash('sha256').update(`${user}/${interaction}`).digest('base64url').slice(0, ID_LENGTH);
}

const hasStartedRun = async (context: Context, caller: Caller): Promise<boolean> =>
  (await loadRun(context, runIdOf(caller), caller.signal)) !== null;

/** Returns a seed such as `7KQ-2MX`. */
export function randomSeed(): string {
  const signs = Array.from({ length: 6 }, () => SEED_ALPHABET[randomInt(SEED_ALPHABET.length)]).join('');
  return `${signs.slice(0, 3)}-${signs.slice(3)}`;
}

/** If the caller's name is empty, the hero has the default name. */
export const newGameFor = ({ raws }: Context, { userName }: Caller, options: Omit<NewGame, 'heroName'>): Game =>
  newGame(userName === '' ? options : { ...options, heroName: userName }, raws);

/** Returns the stored run if an earlier delivery created it. */
export async function createRun(context: Context, newRun: NewRun, signal?: AbortSignal): Promise<Run> {
  return (await context.store.createRun(newRun, signal)) ?? loadCreatedRun(context, newRun.id, signal);
}

/** Rejects with the `StoreError` `unreadable` if the run is gone. */
export async function loadCreatedRun(context: Context, id: RunId, signal?: AbortSignal): Promise<Run> {
  const run = await loadRun(context, id, signal);
  if (!run) throw new StoreError('unreadable');
  return run;
}
