import { type Action, sameAction } from '../../engine';
import { DAY_MS } from '../../lib/calendar';
import type { Ballot, ChannelId, Party, PartyLogEntry, PartyMode, Run, UserId } from '../../storage/contract';
import type { Context } from '../context';
import { mayHavePlayedSince } from './earlier-interactions';

/** A party that has been idle for so long lets anyone take the torch, and decides without the members who stay away. */
const IDLE_MS = 6 * 3_600_000;

/** Who has neither acted nor voted for so long does not count in a vote until they vote again. */
const AWAY_MS = 3 * DAY_MS;

/** After so long without a turn anyone may change who acts: whoever began the run may be gone for good. */
const DESERTED_MS = 14 * DAY_MS;

/** How a channel plays, as everyone who sees the board of its run may know. */
export interface PartyView {
  channel: ChannelId;
  mode: PartyMode;
  /** Who has the torch. */
  holder: UserId;
  members: UserId[];
  /** Nobody has played for so long that anyone may take the torch, and that members who do not vote do not count. */
  idle: boolean;
  /** For the present version, ascending by user id. */
  votes: { user: UserId; action: Action }[];
  /** Equal votes it takes to act: more than half of the members whom the vote waits for. */
  needed: number;
  /** The same to end the run, which members who stay away have a say in, too. */
  neededToEnd: number;
  /** An action has the votes it takes, since a member has left or is away, or the party is idle: one more takes it. */
  decided: boolean;
  /** How many members have not voted. */
  open: number;
  /** The newest inputs, oldest first; empty only at the beginning. */
  log: PartyLogEntry[];
}

/** A party, and the ballots for the present version of its run. */
export interface PartyState {
  party: Party;
  ballots: readonly Ballot[];
  /** Milliseconds since 1970. */
  now: number;
}

/** The party with the ballots cast so far, which only a party that votes has. `null` without a party. */
export async function loadPartyState(
  context: Context,
  run: Run,
  party: Party | null,
  { now, signal }: { now: number; signal?: AbortSignal },
): Promise<PartyState | null> {
  if (!party) return null;
  const ballots = party.mode === 'vote' ? await context.store.loadBallots(run.id, run.version, signal) : [];
  return { party, ballots, now };
}

export function partyView(run: Run, { party, ballots, now }: PartyState): PartyView {
  const { channel, mode, holder, members } = party;
  const idle = isIdle(run, party, now);
  const counting = ballotsOfMembers(ballots, party);
  const present = mode === 'vote' ? presentMembers(run, party, counting, now) : members;
  const poll = { ballots: counting, idle, members, present };
  const votes = counting.map(({ user, action }) => ({ user, action }));
  // The board of an earlier version must not show what was done since.
  const log = run.partyLog.filter(({ version }) => version <= run.version);
  const open = mode === 'vote' ? members.length - votes.length : 0;
  const [needed, neededToEnd] = [votesNeeded(poll), majorityOf(members)];
  const decided = decidedAction(poll) !== null;
  return { channel, mode, holder, members, idle, votes, needed, neededToEnd, decided, open, log };
}

/** Whether nobody has acted, nor the torch moved, for six hours. */
export const isIdle = (run: Run, party: Party, now: number): boolean =>
  now - Math.max(run.updatedAt, party.heldSince) >= IDLE_MS;

/** Whether nobody has acted for two weeks in a run that goes on. */
export const isDeserted = ({ game, updatedAt }: Run, now: number): boolean =>
  game.over === null && now - updatedAt >= DESERTED_MS;

/** The ballots that count: not those of players who have left. */
export const ballotsOfMembers = (ballots: readonly Ballot[], { members }: Party): Ballot[] =>
  ballots.filter(({ user }) => members.includes(user));

/** More than half. */
const majorityOf = ({ length }: readonly unknown[]): number => Math.floor(length / 2) + 1;

/** What a vote is decided by. */
export interface Poll {
  /** Of members. */
  ballots: readonly Ballot[];
  idle: boolean;
  members: readonly UserId[];
  /** Those of them whom a vote waits for. */
  present: readonly UserId[];
}

/** Members who have voted, or may have taken part in the last three days; all of them while the run is younger. */
export function presentMembers(
  run: Run,
  { members }: Party,
  ballots: readonly Ballot[],
  now: number,
): readonly UserId[] {
  if (now - run.createdAt < AWAY_MS) return members;
  const hasVoted = (member: UserId): boolean => ballots.some(({ user }) => user === member);
  return members.filter((member) => hasVoted(member) || mayHavePlayedSince(run, member, now - AWAY_MS));
}

/** Equal votes it takes: more than half of those present or, when the party is idle, of those who have voted. */
export const votesNeeded = ({ ballots, idle, present }: Pick<Poll, 'ballots' | 'idle' | 'present'>): number =>
  majorityOf(idle ? ballots : present);

/** Nobody who comes by while the others sleep may end their run: to that it takes more than half of all members. */
const isEndOfRun = ({ kind }: Action): boolean => kind === 'abandon' || kind === 'retire';

/** The action that has the votes of members it takes; `null` when none has. */
export function decidedAction(poll: Poll): Action | null {
  const { ballots, members } = poll;
  const votesFor = (action: Action): number => ballots.filter((ballot) => sameAction(ballot.action, action)).length;
  const neededFor = (action: Action): number => (isEndOfRun(action) ? majorityOf(members) : votesNeeded(poll));
  return ballots.find(({ action }) => votesFor(action) >= neededFor(action))?.action ?? null;
}
