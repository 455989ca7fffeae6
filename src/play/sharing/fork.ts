import { branchGame } from '../../engine';
import { dailyOf, type Run, type RunId } from '../../storage/contract';
import type { Context } from '../context';
import { activateRun } from '../profiles/profile';
import { gameAt } from '../replays/replay';
import { boardOf } from '../turns/board';
import { loadRun } from '../turns/load-run';
import { isDailyOpen, isPractice } from '../turns/open-dailies';
import { partyOf, resolveNamedOrLatest } from '../turns/resolve-run';
import { rightsIn } from '../turns/rights';
import { isRanking } from '../turns/scouting';
import { channelRefusal } from '../turns/server-rules';
import { loadCreatedRun, runIdOf } from '../turns/start-run';
import { watchRefusal } from '../turns/watch-refusal';
import type { InputOf } from '../use-case';
import type { ForkOutcome, SharingUseCases } from './sharing-contract';

/**
 * Forks a run. The order is: a living run of the caller's own is unranked, the fork created under an id that only this
 * interaction can make, the profile's pointer moved, the fork listed. Cut short anywhere, a repeated delivery goes on
 * there.
 */
export async function fork(context: Context, caller: InputOf<SharingUseCases, 'fork'>): Promise<ForkOutcome> {
  const { user, signal } = caller;
  const id = runIdOf(caller);
  if (!(await loadRun(context, id, signal))) {
    const refusal = await createFork(context, caller, id);
    if (refusal) return refusal;
  }
  const run = await loadCreatedRun(context, id, signal);
  // Played already: this delivery is repeated late.
  if (run.version > 0) {
    return { kind: 'board', board: boardOf(context, run, await context.store.loadProfile(user, signal)) };
  }
  const profile = await activateRun(context, caller, id, (before) => isPractice(before) || isUnplayedFork(before));
  if (!profile) return { kind: 'busy' };
  await context.store.listRun(run, signal);
  return { kind: 'started', board: boardOf(context, run, profile) };
}

/** One fork after another, looked at alone, would push the runs out that are suspended. */
const isUnplayedFork = ({ origin, version }: Run): boolean => origin.kind === 'fork' && version === 0;

/** Creates the fork. Resolves with the reason when there can be none. */
async function createFork(
  context: Context,
  caller: InputOf<SharingUseCases, 'fork'>,
  id: RunId,
): Promise<ForkOutcome | null> {
  const { user: owner, userName, home, interaction, now, signal } = caller;
  const closed = await channelRefusal(context, caller);
  if (closed) return closed;
  const source = await resolveNamedOrLatest(context, caller);
  if (!source) return { kind: 'no-run' };
  const version = caller.version ?? source.version;
  const refusal = await watchRefusal(context, source, caller, caller.version ?? null);
  if (refusal) return refusal;
  // A fork has no day of its own, so nothing would hide the daily dungeon that it shows.
  const isOpenTry = dailyOf(source) && source.ranked && !source.game.over;
  if (isDailyOpen(source, now) || isOpenTry) return { kind: 'daily-open' };
  const log = await context.store.loadLog(source.id, signal);
  const base = log && (await gameAt(log, context.raws, version, signal));
  if (!base) return { kind: 'no-moment' };
  if (base.over) return { kind: 'over' };
  // A fork would scout for it.
  if (isRanking(source)) {
    const confirmation = await confirmationFor(context, caller, source, version);
    if (confirmation) return confirmation;
    // Before there is a fork, so that none is ever played beside a run that still counts.
    if (source.owner === owner) await context.store.unrank(source.id, signal);
  }
  // Never the name of the source's player.
  const heroName = userName === '' ? context.raws.hero.name : userName;
  const game = branchGame({ ...base, heroName }, id);
  const origin = { kind: 'fork', run: source.id, version } as const;
  await context.store.createRun({ id, owner, home, origin, ranked: false, game, interaction, now }, signal);
  return null;
}

/** The outcome for those who play in a ranked run, until its owner is sure; `null` for anybody else. */
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
