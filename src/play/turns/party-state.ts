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

const IDLE_MS = 6 * 3_600_000;

const AWAY_MS = 3 * DAY_MS;

const GONE_MS = 14 * DAY_MS;

export interface PartyView {
  channel: ChannelId;
  mode: PartyMode;
  /** Member who may act in the mode `handover`. Players call this member the torch holder. */
  holder: UserId;
  members: UserId[];
  crests?: Readonly<Record<UserId, Crest>>;
  titles?: Readonly<Record<UserId, Title>>;
  passedOn: boolean;
  idle: boolean;
  /** In ascending order of user ids. */
  votes: { user: UserId; action: Action }[];
  needed: number;
  neededToEnd: number;
  /**
   * True if an action already has enough votes because members are absent. The next vote usually triggers this action.
   */
  decided: boolean;
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

/** Reads votes only if the party may vote on the next action; `now` is in milliseconds since 1970. */
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

/** Field of `lastWrites` for the interaction whose reply is the party's newest public board. */
export const BOARD = 'board';

/** True if a public message is older than the party's present board. */
export const isOldCopy = ({ lastWrites }: Party, message: string | undefined): boolean =>
  message !== undefined &&
  [lastWrites?.[BOARD], lastWrites?.run].some((since) => since !== undefined && isNotLater(message, since));

/** True if nobody has played or become the holder for six hours; `now` is in milliseconds since 1970. */
export const isIdle = (run: Run, party: Party, now: number): boolean =>
  now - Math.max(run.updatedAt, party.holderSince) >= IDLE_MS;

/** True if nobody has played the unfinished run for two weeks; `now` is in milliseconds since 1970. */
export const isDeserted = ({ game, updatedAt }: Run, now: number): boolean =>
  game.over === null && now - updatedAt >= GONE_MS;

/** True if the owner has left the party, or has neither acted, voted nor become the owner in the last two weeks. */
export function isOwnerAbsent(run: Run, { party, ballots, now }: PartyState): boolean {
  const { owner, ownedSince, createdAt } = run;
  if (!party.members.includes(owner)) return true;
  const since = now - GONE_MS;
  const hasVoted = ballots.some((ballot) => ballot.user === owner && ballot.now > since);
  return (ownedSince ?? createdAt) <= since && !hasVoted && !mayHavePlayedSince(run, owner, since);
}

/** True for the owner, for members while the owner is absent, and for everybody if the run is deserted. */
export const mayChangeParty = (run: Run, state: PartyState, user: UserId): boolean =>
  run.owner === user || isDeserted(run, state.now) || (state.party.members.includes(user) && isOwnerAbsent(run, state));

export const ballotsOfMembers = (ballots: readonly Ballot[], { members }: Party): Ballot[] =>
  ballots.filter(({ user }) => members.includes(user));

const majorityOf = ({ length }: readonly unknown[]): number => Math.floor(length / 2) + 1;

export interface Poll {
  ballots: readonly Ballot[];
  idle: boolean;
  /** Members of whom more than half must vote for the end of the run. */
  members: readonly UserId[];
  /**
   * Unless `idle` is true, more than half of these members must vote for an action. The end of the run depends on
   * `members`.
   */
  present: readonly UserId[];
}

/**
 * Returns members who may have played in the last two weeks (`members`) or three days (`present`); in the mode `owner`,
 * returns all members.
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

/** Returns the number of equal votes that decide any action except the end of the run. */
export const votesNeeded = ({ ballots, idle, present }: Pick<Poll, 'ballots' | 'idle' | 'present'>): number =>
  majorityOf(idle ? ballots : present);

/** Ending the run needs more than half of `Poll.members`, so that a few members cannot end the run. */
const isEndOfRun = ({ kind }: Action): boolean => kind === 'abandon' || kind === 'retire';

/** Returns the first action in `ballots` that has enough equal votes; `null` if no action has enough. */
export function decidedAction(poll: Poll): Action | null {
  const { ballots, members } = poll;
  const votesFor = (action: Action): number => ballots.filter((ballot) => sameAction(ballot.action, action)).length;
  const neededFor = (action: Action): number => (isEndOfRun(action) ? majorityOf(members) : votesNeeded(poll));
  return ballots.find(({ action }) => votesFor(action) >= neededFor(action))?.action ?? null;
}
