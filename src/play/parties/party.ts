import { newGame, turn } from '../../engine';
import { type Party, type Profile, type Run, StoreError } from '../../storage/contract';
import { channelRefusal } from '../admin/channel-refusal';
import type { Context } from '../context';
import type { Together } from '../contract';
import { boardOf, eventsSince } from '../turns/board';
import { runIdOf } from '../turns/run-id';
import { joinParty } from './membership';
import { loadPartyState } from './party-state';

type Asked = Parameters<Together['party']>[0];
type Told = Awaited<ReturnType<Together['party']>>;

/**
 * Takes up the channel's run or begins one. The order is: the old run is abandoned, the new one created under an id
 * that only this interaction can make, the party pointed at it, the run listed. Stopped anywhere, the same delivery
 * takes up there.
 */
export async function party(context: Context, caller: Asked): Promise<Told> {
  const { channel, signal } = caller;
  const profile = await context.store.loadProfile(caller.user, signal);
  for (let round = 1; round <= context.rounds; round++) {
    const present = await context.store.loadParty(channel, signal);
    const run = present?.run ? await context.store.loadRun(present.run, signal) : null;
    const told = present && run ? await goingOn(context, caller, present, run, profile) : null;
    if (told) return told;
    const outcome = (await channelRefusal(context, caller)) ?? (await begin(context, caller, present, run, profile));
    if (outcome) return outcome;
  }
  return { kind: 'busy' };
}

/** What there is to say of the run as it stands; `null` when a new one is to be begun. */
async function goingOn(
  context: Context,
  caller: Asked,
  present: Party,
  run: Run,
  profile: Profile | null,
): Promise<Told | null> {
  const { user, restart, signal } = caller;
  const own = run.id === runIdOf(caller);
  if (own && run.version === 0) await context.store.listRun(run, signal);
  if (run.game.over && !own) return null;
  const wanted = restart !== undefined && !own;
  if (wanted && run.owner !== user) return { kind: 'not-yours', owner: run.owner };
  const members = wanted ? present : await joinParty(context, present, user, signal);
  const board = boardOf(context, run, profile, await loadPartyState(context, run, members, caller));
  if (!wanted) return { kind: own && run.version === 0 ? 'started' : 'board', board };
  if (restart === true) return { kind: 'confirm-restart', board };
  if (restart.run === run.id && restart.seenVersion === run.version) return null;
  return { kind: 'stale', board, events: restart.run === run.id ? eventsSince(run, restart.seenVersion) : [] };
}

/** `null` when somebody else came first. */
async function begin(
  context: Context,
  caller: Asked,
  present: Party | null,
  last: Run | null,
  profile: Profile | null,
): Promise<Told | null> {
  const { user: owner, home, channel, interaction, now, signal } = caller;
  if (last && !last.game.over && !(await abandon(context, caller, last))) return null;
  const id = runIdOf(caller);
  const seed = caller.seed ?? context.newSeed();
  const game = newGame(caller.userName === '' ? { seed } : { seed, heroName: caller.userName }, context.raws);
  const origin = caller.seed === undefined ? ({ kind: 'chance' } as const) : ({ kind: 'seed' } as const);
  await context.store.createRun({ id, owner, home, channel, origin, ranked: false, game, interaction, now }, signal);
  const run = await context.store.loadRun(id, signal);
  if (!run) throw new StoreError('unreadable');
  // A run that was played is no half-begun one: this delivery comes late, when its run is history.
  if (run.version > 0 || run.game.over) return { kind: 'no-party' };
  const mode = caller.mode ?? present?.mode ?? (await usualMode(context, caller));
  const rev = (present?.revision ?? 0) + 1;
  const begun: Party = { channel, revision: rev, run: id, mode, holder: owner, heldSince: now, members: [owner] };
  if ((await context.store.putParty(begun, signal)) === 'conflict') return null;
  await context.store.listRun(run, signal);
  return { kind: 'started', board: boardOf(context, run, profile, { party: begun, ballots: [], now }) };
}

async function usualMode(context: Context, { home, signal }: Asked): Promise<Party['mode']> {
  const config = home.kind === 'guild' ? await context.store.loadConfig(home.id, signal) : null;
  return config?.mode ?? 'owner';
}

async function abandon(context: Context, { interaction, user, now, signal }: Asked, last: Run): Promise<boolean> {
  const action = { kind: 'abandon', sure: true } as const;
  const result = turn(last.game, action, context.raws);
  if (!result.ok) return false;
  const { game, events } = result;
  const commit = { from: last, game, action, interaction, by: user, events: events.length, now };
  return (await context.store.commit(commit, signal)).ok;
}
