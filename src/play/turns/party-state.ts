import { type Action, sameAction } from '../../engine';
import { DAY_MS } from '../../lib/calendar';
import type { Ballot, ChannelId, Party, PartyLogEntry, PartyMode, Run, UserId } from '../../storage/contract';
import type { Context } from '../context';
import { mayHavePlayedSince } from './earlier-interactions';

/**
 * Time without a turn after which a party is idle. Anyone may then take the torch, and votes do not wait for absent
 * members.
 */
const IDLE_MS = 6 * 3_600_000;

/** Time without action and vote after which a vote does not wait for a member, until the member votes again. */
const AWAY_MS = 3 * DAY_MS;

/** Time after which nobody waits any more for players who have not taken part, because they may be gone for good. */
const GONE_MS = 14 * DAY_MS;

/** State of a party that everyone who sees the board of its run may know. */
export interface PartyView {
  channel: ChannelId;
  mode: PartyMode;
  /** Member who has the torch, which is the right to act. */
  holder: UserId;
  members: UserId[];
  /** True if the run has had another owner before. */
  passedOn: boolean;
  /** True if nobody has played for six hours. Anyone may then take the torch, and only members who have voted count. */
  idle: boolean;
  /** Votes for the present version, ascending by user id. */
  votes: { user: UserId; action: Action }[];
  /** Equal votes that an action needs: more than half of the members whom the vote waits for. */
  needed: number;
  /**
   * Equal votes that the end of the run needs: more than half of all members who may have taken part in the last two
   * weeks.
   */
  neededToEnd: number;
  /**
   * True if an action already has the votes that it needs, because a member left or is away, or because the party is
   * idle. The next vote then takes the action.
   */
  decided: boolean;
  /** Number of members who have not voted. */
  open: number;
  /** Newest inputs of the run, the oldest first. Empty only at the beginning of the run. */
  log: PartyLogEntry[];
}

/** A party, and the ballots for the present version of its run. */
export interface PartyState {
  party: Party;
  ballots: readonly Ballot[];
  /** Milliseconds since 1970. */
  now: number;
}

/** Returns the party with the ballots cast so far; `null` if there is no party. Only a party that votes has ballots. */
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
  const poll = { ballots: counting, idle, ...voters(run, party, counting, now) };
  const votes = counting.map(({ user, action }) => ({ user, action }));
  // The board of an earlier version must not show later inputs.
  const log = run.partyLog.filter(({ version }) => version <= run.version);
  const open = mode === 'vote' ? members.length - votes.length : 0;
  const [needed, neededToEnd] = [votesNeeded(poll), majorityOf(poll.members)];
  const passedOn = run.ownedSince !== null;
  const decided = decidedAction(poll) !== null;
  return { channel, mode, holder, members, passedOn, idle, votes, needed, neededToEnd, decided, open, log };
}

/** True if nobody has acted, and the torch has not been passed, for six hours. */
export const isIdle = (run: Run, party: Party, now: number): boolean =>
  now - Math.max(run.updatedAt, party.holderSince) >= IDLE_MS;

/** True if the run goes on, and nobody has acted in it for two weeks. */
export const isDeserted = ({ game, updatedAt }: Run, now: number): boolean =>
  game.over === null && now - updatedAt >= GONE_MS;

/**
 * True if nobody needs to wait for the owner of a party's run: the owner has left the party, or has owned the run for
 * two weeks without acting or voting since.
 */
export function isOwnerAbsent(run: Run, { party, ballots, now }: PartyState): boolean {
  const { owner, ownedSince, createdAt } = run;
  if (!party.members.includes(owner)) return true;
  const since = now - GONE_MS;
  const hasVoted = ballots.some((ballot) => ballot.user === owner && ballot.now > since);
  return (ownedSince ?? createdAt) <= since && !hasVoted && !mayHavePlayedSince(run, owner, since);
}

/**
 * True if a player may change the mode and the display of a party. If the owner is absent, so may every member. If
 * nobody has played the run for two weeks, so may everyone in the channel.
 */
export const mayChangeParty = (run: Run, state: PartyState, user: UserId): boolean =>
  run.owner === user || isDeserted(run, state.now) || (state.party.members.includes(user) && isOwnerAbsent(run, state));

/** Returns the ballots that count: without ballots of players who have left the party. */
export const ballotsOfMembers = (ballots: readonly Ballot[], { members }: Party): Ballot[] =>
  ballots.filter(({ user }) => members.includes(user));

/** Returns the smallest number that is more than half. */
const majorityOf = ({ length }: readonly unknown[]): number => Math.floor(length / 2) + 1;

/** Facts that decide a vote. */
export interface Poll {
  /** Ballots of members. */
  ballots: readonly Ballot[];
  idle: boolean;
  /** Members whom a vote to end the run waits for. */
  members: readonly UserId[];
  /** Members whom any other vote waits for. */
  present: readonly UserId[];
}

/**
 * Returns the members whom a vote waits for: those who may have taken part in the last three days and, for a vote to
 * end the run, in the last two weeks. Outside the mode `vote` that is all members.
 */
export function voters(
  run: Run,
  party: Party,
  ballots: readonly Ballot[],
  now: number,
): Pick<Poll, 'members' | 'present'> {
  const { mode, members } = party;
  if (mode !== 'vote') return { members, present: members };
  const since = (span: number) => membersSince(run, party, ballots, { now, span });
  return { members: since(GONE_MS), present: since(AWAY_MS) };
}

/**
 * Returns the members who have voted, or who may have taken part in the last `span` milliseconds. Returns all members
 * while the run is younger than that.
 */
function membersSince(
  run: Run,
  { members }: Party,
  ballots: readonly Ballot[],
  { now, span }: { now: number; span: number },
): readonly UserId[] {
  if (now - run.createdAt < span) return members;
  const hasVoted = (member: UserId): boolean => ballots.some(({ user }) => user === member);
  return members.filter((member) => hasVoted(member) || mayHavePlayedSince(run, member, now - span));
}

/**
 * Returns how many equal votes an action needs: more than half of the present members or, if the party is idle, of the
 * members who have voted.
 */
export const votesNeeded = ({ ballots, idle, present }: Pick<Poll, 'ballots' | 'idle' | 'present'>): number =>
  majorityOf(idle ? ballots : present);

/**
 * True if the action ends the run. Such an action needs more than half of all members of the last two weeks, so that
 * nobody can end the run while the others sleep.
 */
const isEndOfRun = ({ kind }: Action): boolean => kind === 'abandon' || kind === 'retire';

/** Returns the action that has the votes it needs; `null` if there is none. */
export function decidedAction(poll: Poll): Action | null {
  const { ballots, members } = poll;
  const votesFor = (action: Action): number => ballots.filter((ballot) => sameAction(ballot.action, action)).length;
  const neededFor = (action: Action): number => (isEndOfRun(action) ? majorityOf(members) : votesNeeded(poll));
  return ballots.find(({ action }) => votesFor(action) >= neededFor(action))?.action ?? null;
}
