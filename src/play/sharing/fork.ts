import { branchGame } from '../../engine';
import { dailyOf, type Run, type RunId } from '../../storage/contract';
import type { Context } from '../context';
import { activateRun } from '../profiles/profile';
import { gameAt } from '../replays/replay';
import { savesOf } from '../replays/saves';
import { boardOf } from '../turns/board';
import { resolveNamedOrLatest } from '../turns/latest-run';
import { loadRun } from '../turns/load-run';
import { isDailyOpen, isPractice } from '../turns/open-dailies';
import { partyOf } from '../turns/resolve-run';
import { rightsIn } from '../turns/rights';
import { isRanking } from '../turns/scouting';
import { channelRefusal } from '../turns/server-rules';
import { loadCreatedRun, runIdOf } from '../turns/start-run';
import { watchRefusal } from '../turns/watch-refusal';
import type { InputOf } from '../use-case';
import type { ForkOutcome, SharingUseCases } from './sharing-contract';

/**
 * Forks a run. If the forked run is an unfinished ranked run of the caller, the fork makes that run unranked. The fork
 * then needs `sure`, and without `sure` returns `confirm-fork`. Other refusals are:
 *
 * - `not-here`: the server does not allow the game in the channel.
 * - `no-run`, `not-shared`, `hidden`: there is no such run, or the caller may not see it.
 * - `daily-open`: the run is a daily run whose day or ranked try goes on.
 * - `ranked`: the ranked run goes on, and the caller may play the run without owning it.
 * - `no-moment`, `over`: the version cannot be computed, or the run was over at that version.
 * - `overtaken`: the caller named no run, and `resolveNamedOrLatest` returned `overtaken`.
 *
 * Creates the fork with an id that depends only on player and interaction. Then makes the fork the active run, and
 * lists it. If a delivery stops halfway, a repeated delivery completes these steps.
 */
export async function fork(context: Context, caller: InputOf<SharingUseCases, 'fork'>): Promise<ForkOutcome> {
  const { user, signal } = caller;
  const id = runIdOf(caller);
  if (!(await loadRun(context, id, signal))) {
    const refusal = await createFork(context, caller, id);
    if (refusal) return refusal;
  }
  const run = await loadCreatedRun(context, id, signal);
  // An earlier delivery created this fork, which has been played since.
  if (run.version > 0) {
    return { kind: 'board', board: boardOf(context, run, await context.store.loadProfile(user, signal)) };
  }
  const profile = await activateRun(context, caller, id, (before) => isPractice(before) || isUnplayedFork(before));
  if (!profile) return { kind: 'busy' };
  await context.store.listRun(run, signal);
  return { kind: 'started', board: boardOf(context, run, profile) };
}

/**
 * True if a fork was never played. Such a fork is dropped instead of suspended, because a player who only looks at
 * forks would otherwise lose suspended runs.
 */
const isUnplayedFork = ({ origin, version }: Run): boolean => origin.kind === 'fork' && version === 0;

/** Creates the fork. Resolves with the reason if there can be no fork, otherwise with `null`. */
async function createFork(
  context: Context,
  caller: InputOf<SharingUseCases, 'fork'>,
  id: RunId,
): Promise<ForkOutcome | null> {
  const { user: owner, userName, home, interaction, now, signal } = caller;
  const closed = await channelRefusal(context, caller);
  if (closed) return closed;
  const source = await resolveNamedOrLatest(context, caller);
  if (source === 'overtaken') return { kind: 'overtaken' };
  if (!source) return { kind: 'no-run' };
  const version = caller.version ?? source.version;
  const refusal = await watchRefusal(context, source, caller, caller.version ?? null);
  if (refusal) return refusal;
  // Refuses to fork a daily run whose day or ranked try goes on, because everybody could watch the fork.
  const isOpenTry = dailyOf(source) && source.ranked && !source.game.over;
  if (isDailyOpen(source, now) || isOpenTry) return { kind: 'daily-open' };
  const log = await context.store.loadLog(source.id, signal);
  const base =
    log && (await gameAt(log, context.raws, version, { saves: savesOf(context, source.id, signal), signal }));
  if (!base) return { kind: 'no-moment' };
  if (base.over) return { kind: 'over' };
  // A fork reveals the future of the forked run, so a run that may still be ranked needs a confirmation.
  if (isRanking(source)) {
    const confirmation = await confirmationFor(context, caller, source, version);
    if (confirmation) return confirmation;
    // Makes the forked run unranked before the fork exists, because the player could otherwise play the fork while the
    // run still counts.
    if (source.owner === owner) await context.store.unrank(source.id, signal);
  }
  // Names the hero after the caller, because the forked run's hero may have the name of another player.
  const heroName = userName === '' ? context.raws.hero.name : userName;
  const game = branchGame({ ...base, heroName }, id);
  const origin = { kind: 'fork', run: source.id, version } as const;
  await context.store.createRun({ id, owner, home, origin, ranked: false, game, interaction, now }, signal);
  return null;
}

/**
 * Returns `confirm-fork` if the owner of an unfinished ranked run has not confirmed. Returns `ranked` to other players,
 * because they may not fork the run. Otherwise returns `null`.
 */
async function confirmationFor(
  context: Context,
  caller: InputOf<SharingUseCases, 'fork'>,
  source: Run,
  version: number,
): Promise<ForkOutcome | null> {
  const { user, sure = false, signal } = caller;
  if (source.owner === user) return sure ? null : { kind: 'confirm-fork', run: source.id, version };
  const party = await partyOf(context, source, signal);
  if (!party) return null;
  const plays = party.members.includes(user) || ['act', 'vote'].includes(rightsIn(source, party, caller));
  return plays ? { kind: 'ranked' } : null;
}
