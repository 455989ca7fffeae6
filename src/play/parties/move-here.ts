import { retry } from '../../lib/retry';
import { isNotLater } from '../../lib/snowflake';
import { COMMANDS, isInGuild, type Party, type Run } from '../../storage/contract';
import type { Context } from '../context';
import { boardOf } from '../turns/board';
import { loadRun } from '../turns/load-run';
import { lastWritesBefore, withMember, writtenIn } from '../turns/party-members';
import { isDeserted, loadPartyState } from '../turns/party-state';
import { playsHere } from '../turns/resolve-run';
import { channelRefusal } from '../turns/server-rules';
import type { InputOf } from '../use-case';
import type { MoveOutcome, PartyUseCases } from './parties-contract';

type MoveCaller = InputOf<PartyUseCases, 'moveHere'>;

interface Places {
  run: Run;
  from: Party;
  here: Party | null;
  played: Run | null;
}

/** Checks only the caller's channel, because players may have lost the run's channel. */
export async function moveHere(context: Context, caller: MoveCaller): Promise<MoveOutcome> {
  if (caller.home.kind !== 'guild') return { kind: 'alone' };
  const closed = await channelRefusal(context, caller);
  if (closed) return closed;
  return (await retry(context.rounds, () => attemptMove(context, caller))) ?? { kind: 'busy' };
}

async function attemptMove(context: Context, caller: MoveCaller): Promise<MoveOutcome | null> {
  const { channel, interaction, signal } = caller;
  const { store } = context;
  const run = await loadRun(context, caller.run, signal);
  if (!run || run.game.over || run.channel === null) return { kind: 'no-run' };
  if (run.moved === interaction) await store.settleMove(run.id, signal);
  const isOlder = run.moved !== undefined && isNotLater(interaction, run.moved);
  const [from, here] = await Promise.all([
    store.loadParty(run.channel, signal),
    run.channel === channel ? null : store.loadParty(channel, signal),
  ]);
  if (!from || !playsHere(from, run)) return { kind: 'no-run' };
  if (run.channel === channel) return shownHere(context, caller, run, from);
  if (isOlder) return { kind: 'moved-on', channel: run.channel };
  const places = { run, from, here, played: here?.run ? await loadRun(context, here.run, signal) : null };
  return refuseMove(caller, places) ?? move(context, caller, places);
}

function refuseMove({ user, home, now }: MoveCaller, { run, from, here, played }: Places): MoveOutcome | null {
  if (run.owner !== user && !from.members.includes(user)) return { kind: 'no-run' };
  if (run.owner !== user && !isDeserted(run, now)) return { kind: 'not-yours', owner: run.owner };
  // Admins and erasures look for a run in its first server.
  if (!isInGuild(run.home, home.id)) return { kind: 'other-server' };
  return here && played && playsHere(here, played) && !played.game.over ? { kind: 'channel-taken' } : null;
}

async function move(
  context: Context,
  caller: MoveCaller,
  { run, from, here, played }: Places,
): Promise<MoveOutcome | null> {
  const { channel, user, interaction, signal } = caller;
  const { unread: _, ...party } = withMember(from, user, interaction);
  // The record of commands has no meaning in the new channel.
  const { [COMMANDS]: _c, ...written } = writtenIn(party, interaction, ['run']).lastWrites ?? {};
  const lastWrites = { ...written, ...lastWritesBefore(here, played) };
  const to = { ...party, lastWrites, channel, revision: (here?.revision ?? 0) + 1, unread: here?.unread };
  const result = await context.store.moveRun({ run: run.id, from, to, interaction }, signal);
  if (result === 'gone') return { kind: 'no-run' };
  if (result === 'conflict') return null;
  const moved = await loadRun(context, run.id, signal);
  return moved && !moved.game.over ? shownHere(context, caller, moved, to) : { kind: 'no-run' };
}

async function shownHere(context: Context, caller: MoveCaller, run: Run, party: Party): Promise<MoveOutcome> {
  const profile = await context.store.loadProfile(caller.user, caller.signal);
  return { kind: 'board', board: boardOf(context, run, profile, await loadPartyState(context, run, party, caller)) };
}
