import { type DungeonOfRun, parseSeedCode, rawsFor } from '../../engine';
import { stageAt } from '../../engine/schema/campaigns';
import { dayOf, weeklyOf } from '../../lib/calendar';
import {
  type Daily,
  isLoaded,
  NewerPartyError,
  type Profile,
  type RunId,
  StoreError,
  scopeOf,
} from '../../storage/contract';
import type { Context } from '../context';
import { loadRun, loadRuns } from '../turns/load-run';
import { isDailyOpen } from '../turns/open-dailies';
import { runsOf } from '../turns/runs-of';
import type { InputOf } from '../use-case';
import { lastFinishedRun } from './playback';
import type { BuildingOutcome, ReplayUseCases } from './replays-contract';

export async function building(
  context: Context,
  caller: InputOf<ReplayUseCases, 'building'>,
): Promise<BuildingOutcome> {
  const { user, depth, now, signal } = caller;
  if (caller.seed !== undefined) return ofNamedSeed(context, caller, caller.seed);
  const id = await lastFinishedRun(context, user, signal);
  const run = id === null ? null : await loadRun(context, id, signal);
  if (!run) return { kind: 'no-run' };
  // A fork's seed does not show which levels come from the forked run.
  if (run.origin.kind === 'fork' || depth > run.game.deepest) return { kind: 'no-moment' };
  // Hides even another server's open daily dungeon.
  if (isDailyOpen(run, now)) return { kind: 'in-play' };
  return unlessInPlay(context, caller, run.game);
}

async function ofNamedSeed(
  context: Context,
  caller: InputOf<ReplayUseCases, 'building'>,
  code: string,
): Promise<BuildingOutcome> {
  const dungeon = parseSeedCode(context.raws, code);
  if (!dungeon) return { kind: 'unknown-seed' };
  const isThere = stageAt(rawsFor(context.raws, dungeon).campaign, caller.depth) !== null;
  return isThere ? unlessInPlay(context, caller, dungeon) : { kind: 'no-level' };
}

/** Compares only seeds, because campaigns share levels. */
async function unlessInPlay(
  context: Context,
  caller: InputOf<ReplayUseCases, 'building'>,
  { seed, campaign, secondWays }: DungeonOfRun,
): Promise<BuildingOutcome> {
  const { depth, signal } = caller;
  const [{ profile, partyRun }, today] = await Promise.all([
    loadProfileAndPartyRun(context, caller),
    seedsOfToday(context, caller),
  ]);
  const played = await seedsInPlay(context, { profile, partyRun }, signal);
  if ([...played, ...today].includes(seed)) return { kind: 'in-play' };
  const dungeon = { seed, ...(campaign === undefined ? {} : { campaign }), ...(secondWays && { secondWays }) };
  return { kind: 'building', ...dungeon, depth, text: profile?.settings.text ?? false };
}

async function loadProfileAndPartyRun(
  { store }: Context,
  { user, channel, signal }: InputOf<ReplayUseCases, 'building'>,
): Promise<{ profile: Profile | null; partyRun: RunId | null }> {
  try {
    const { profile, party } = await store.loadPartyAndProfile(channel, user, signal);
    return { profile, partyRun: party?.run ?? null };
  } catch (error) {
    if (!(error instanceof NewerPartyError)) throw error;
    return { profile: await store.loadProfile(user, signal), partyRun: error.party.run };
  }
}

/** A fork begins with levels of the forked run, so both seeds count. */
async function seedsInPlay(
  context: Context,
  { profile, partyRun }: { profile: Profile | null; partyRun: RunId | null },
  signal: AbortSignal | undefined,
): Promise<string[]> {
  const ids = [...runsOf(profile), ...(partyRun === null ? [] : [partyRun])];
  const runs = await loadRuns(context, ids, signal);
  const games = runs.filter(isLoaded).flatMap(({ game }) => (game.over ? [] : [game]));
  return games.flatMap(({ seed }) => [seed, seed.split('~')[0] ?? '']);
}

async function seedsOfToday(
  context: Context,
  { home, now, signal }: InputOf<ReplayUseCases, 'building'>,
): Promise<string[]> {
  const scopes = (['global', 'guild'] as const).map((kind) => scopeOf(kind, home)).filter((scope) => scope !== null);
  const dailies = scopes.flatMap((scope) => [dayOf(now), weeklyOf(now)].map((date) => ({ date, scope })));
  const seeds = await Promise.all(dailies.map((daily) => readableSeed(context, daily, signal)));
  return seeds.filter((seed) => seed !== null);
}

/** Without a readable seed, nobody can enter the dungeon, so nothing is secret. */
async function readableSeed(context: Context, daily: Daily, signal?: AbortSignal): Promise<string | null> {
  try {
    return await context.store.dailySeed(daily, context.newSeed(), signal);
  } catch (error) {
    if (error instanceof StoreError && error.code !== 'unavailable') return null;
    throw error;
  }
}
