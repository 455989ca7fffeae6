import { type Action, sameAction } from '../../engine';
import { DAY_MS } from '../../lib/calendar';
import type { Crest } from '../../lib/crest';
import type { Title } from '../../lib/looks';
import { isNotLater } from '../../lib/snowflake';
import type { Ballot, ChannelId, Party, PartyLogEntry, PartyMode, Run, UserId } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { mayHavePlayedSince } from './earlier-interactions';
import { mayVoteIn } from './voted-action';

/**
 * Milliseconds without a turn after which a party is idle. In an idle party, any player may become the holder, and
 * votes do not wait for absent members.
 */
const IDLE_MS = 6 * 3_600_000;

/** Milliseconds for which votes wait for a member after the member's last action or vote. */
const AWAY_MS = 3 * DAY_MS;

/** Milliseconds without an action or vote. The player may then be gone for good, and nobody needs to wait. */
const GONE_MS = 14 * DAY_MS;

export interface PartyView {
  channel: ChannelId;
  mode: PartyMode;
  /** Member who may act in the mode `handover` (players read: torch holder). */
  holder: UserId;
  members: UserId[];
  crests?: Readonly<Record<UserId, Crest>>;
  titles?: Readonly<Record<UserId, Title>>;
  passedOn: boolean;
  /** True if any player may become the holder, and a vote waits for nobody. */
  idle: boolean;
  /** In ascending order of user ids. */
  votes: { user: UserId; action: Action }[];
  needed: number;
  /**
   * Number of equal votes that end the run. More than half of the members who took part in the last two weeks must
   * agree.
   */
  neededToEnd: number;
  /**
   * True if an action has enough votes because a member has left or is away, or the party is idle. The game takes the
   * action at the next vote.
   */
  decided: boolean;
  /** Number of members who have not voted; 0 unless the mode is `vote`. */
  open: number;
  log: PartyLogEntry[];
  isOldCopy?: true;
}

export interface PartyState {
  party: Party;
  ballots: readonly Ballot[];
  now: number;
  message?: string;
}

/**
 * Resolves with `null` if `party` is `null`. Reads votes only if the party may vote on the next action. `now` is in
 * milliseconds since 1970.
 */
export async function loadPartyState(
  context: Context,
  run: Run,
  party: Party | null,
  { now, message, signal }: Pick<Caller, 'now' | 'message' | 'signal'>,
): Promise<PartyState | null> {
  if (!party) return null;
  const ballots = mayVoteIn(party, run) ? await context.store.loadBallots(run.id, run.version, signal) : [];
  return { party, ballots, now, ...(message !== undefined && { message }) };
}

export function partyView(run: Run, { party, ballots, now, message }: PartyState): PartyView {
  const { channel, mode, holder, members, crests, titles } = party;
  const idle = isIdle(run, party, now);
  const counting = ballotsOfMembers(ballots, party);
  const poll = { ballots: counting, idle, ...voters(run, party, counting, now) };
  const votes = counting.map(({ user, action }) => ({ user, action }));
  // Leaves out later inputs, because the board may show an earlier version of the run.
  const log = run.partyLog.filter(({ version }) => version <= run.version);
  const open = mode === 'vote' ? members.length - votes.length : 0;
  const [needed, neededToEnd] = [votesNeeded(poll), majorityOf(poll.members)];
  const passedOn = run.ownedSince !== null;
  const decided = decidedAction(poll) !== null;
  const borne = { ...(crests && { crests }), ...(titles && { titles }) };
  const copy = isOldCopy(party, message) && { isOldCopy: true as const };
  const state = { channel, mode, holder, members, ...borne, passedOn, idle, votes, needed, neededToEnd, decided, open };
  return { ...state, log, ...copy };
}

/** Name in a party's `lastWrites` for the interaction whose reply is the newest public board of the party's run. */
export const BOARD = 'board';

/**
 * True if a public message is older than the party's present board. The message may then show the run, but another
 * message is the party's board.
 */
export const isOldCopy = ({ lastWrites }: Party, message: string | undefined): boolean =>
  message !== undefined &&
  [lastWrites?.[BOARD], lastWrites?.run].some((since) => since !== undefined && isNotLater(message, since));

/** True if for six hours nobody has played and nobody has become the holder. `now` is in milliseconds since 1970. */
export const isIdle = (run: Run, party: Party, now: number): boolean =>
  now - Math.max(run.updatedAt, party.holderSince) >= IDLE_MS;

/** True if the run is not over, and nobody has played it for two weeks. `now` is in milliseconds since 1970. */
export const isDeserted = ({ game, updatedAt }: Run, now: number): boolean =>
  game.over === null && now - updatedAt >= GONE_MS;

/**
 * True if the owner has left the party. Also true if an owner of at least two weeks has not acted or voted for two
 * weeks.
 */
export function isOwnerAbsent(run: Run, { party, ballots, now }: PartyState): boolean {
  const { owner, ownedSince, createdAt } = run;
  if (!party.members.includes(owner)) return true;
  const since = now - GONE_MS;
  const hasVoted = ballots.some((ballot) => ballot.user === owner && ballot.now > since);
  return (ownedSince ?? createdAt) <= since && !hasVoted && !mayHavePlayedSince(run, owner, since);
}

/** True for the owner. True for members while the owner is absent, and for everybody if the run is deserted. */
export const mayChangeParty = (run: Run, state: PartyState, user: UserId): boolean =>
  run.owner === user || isDeserted(run, state.now) || (state.party.members.includes(user) && isOwnerAbsent(run, state));

export const ballotsOfMembers = (ballots: readonly Ballot[], { members }: Party): Ballot[] =>
  ballots.filter(({ user }) => members.includes(user));

const majorityOf = ({ length }: readonly unknown[]): number => Math.floor(length / 2) + 1;

export interface Poll {
  ballots: readonly Ballot[];
  idle: boolean;
  /** Members for whom a vote to end the run waits. */
  members: readonly UserId[];
  /** Members for whom any other vote waits. */
  present: readonly UserId[];
}

/**
 * Returns the members for whom votes wait; all members if the party never votes. A vote to end the run waits for
 * members who may have taken part in the last two weeks. Any other vote waits for members who may have taken part in
 * the last three days. `now` is in milliseconds since 1970.
 */
export function voters(
  run: Run,
  party: Party,
  ballots: readonly Ballot[],
  now: number,
): Pick<Poll, 'members' | 'present'> {
  const { mode, members } = party;
  if (mode === 'owner') return { members, present: members };
  const since = (span: number) => membersSince(run, party, ballots, { now, span });
  return { members: since(GONE_MS), present: since(AWAY_MS) };
}

/**
 * Returns the members who have voted on the next action, or who may have played in the last `span` milliseconds.
 * Returns all members if the run began less than `span` milliseconds ago.
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
 * Returns the number of equal votes that decide any action except the end of the run. This is more than half of the
 * present members; in an idle party, more than half of the members who have voted.
 */
export const votesNeeded = ({ ballots, idle, present }: Pick<Poll, 'ballots' | 'idle' | 'present'>): number =>
  majorityOf(idle ? ballots : present);

/** A vote to end the run needs more than half of `Poll.members`, so that a few members cannot end the run. */
const isEndOfRun = ({ kind }: Action): boolean => kind === 'abandon' || kind === 'retire';

/** Returns the first action on the ballots that has enough votes; `null` if none has. */
export function decidedAction(poll: Poll): Action | null {
  const { ballots, members } = poll;
  const votesFor = (action: Action): number => ballots.filter((ballot) => sameAction(ballot.action, action)).length;
  const neededFor = (action: Action): number => (isEndOfRun(action) ? majorityOf(members) : votesNeeded(poll));
  return ballots.find(({ action }) => votesFor(action) >= neededFor(action))?.action ?? null;
}
