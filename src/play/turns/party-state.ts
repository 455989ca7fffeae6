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
  /** Member who may act in the mode `handover`, called the torch holder. */
  holder: UserId;
  members: UserId[];
  crests?: Readonly<Record<UserId, Crest>>;
  titles?: Readonly<Record<UserId, Title>>;
  passedOn: boolean;
  idle: boolean;
  /** Ordered by user id. */
  votes: { user: UserId; action: Action }[];
  needed: number;
  neededToEnd: number;
  /** True if members' absence lets an action win at the next vote. */
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

/** Reads votes only if the party may vote on the next action. */
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
  // The board may show an earlier version of the run.
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

/** Field of `lastWrites` for the party's newest public board. */
export const BOARD = 'board';

/** True if a public message is older than the party's present board. */
export const isOldCopy = ({ lastWrites }: Party, message: string | undefined): boolean =>
  message !== undefined &&
  [lastWrites?.[BOARD], lastWrites?.run].some((since) => since !== undefined && isNotLater(message, since));

/** True after six hours without an action or a new holder. */
export const isIdle = (run: Run, party: Party, now: number): boolean =>
  now - Math.max(run.updatedAt, party.holderSince) >= IDLE_MS;

/** True after two weeks without an action in an unfinished run. */
export const isDeserted = ({ game, updatedAt }: Run, now: number): boolean =>
  game.over === null && now - updatedAt >= GONE_MS;

/** True if the owner left the party, or was inactive for two weeks. */
export function isOwnerAbsent(run: Run, { party, ballots, now }: PartyState): boolean {
  const { owner, ownedSince, createdAt } = run;
  if (!party.members.includes(owner)) return true;
  const since = now - GONE_MS;
  const hasVoted = ballots.some((ballot) => ballot.user === owner && ballot.now > since);
  return (ownedSince ?? createdAt) <= since && !hasVoted && !mayHavePlayedSince(run, owner, since);
}

/** Members may if the owner is absent, everybody if the run is deserted. */
export const mayChangeParty = (run: Run, state: PartyState, user: UserId): boolean =>
  run.owner === user || isDeserted(run, state.now) || (state.party.members.includes(user) && isOwnerAbsent(run, state));

export const ballotsOfMembers = (ballots: readonly Ballot[], { members }: Party): Ballot[] =>
  ballots.filter(({ user }) => members.includes(user));

const majorityOf = ({ length }: readonly unknown[]): number => Math.floor(length / 2) + 1;

export interface Poll {
  ballots: readonly Ballot[];
  idle: boolean;
  /** More than half of these members must vote to end the run. */
  members: readonly UserId[];
  /** An action needs votes of more than half of these members, except while `idle`. */
  present: readonly UserId[];
}

/** `members` may have played within two weeks, `present` within three days. */
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

/** Returns how many votes decide an action that does not end the run. */
export const votesNeeded = ({ ballots, idle, present }: Pick<Poll, 'ballots' | 'idle' | 'present'>): number =>
  majorityOf(idle ? ballots : present);

/** A few members must not end the run, so `Poll.members` decide. */
const isEndOfRun = ({ kind }: Action): boolean => kind === 'abandon' || kind === 'retire';

export function decidedAction(poll: Poll): Action | null {
  const { ballots, members } = poll;
  const votesFor = (action: Action): number => ballots.filter((ballot) => sameAction(ballot.action, action)).length;
  const neededFor = (action: Action): number => (isEndOfRun(action) ? majorityOf(members) : votesNeeded(poll));
  return ballots.find(({ action }) => votesFor(action) >= neededFor(action))?.action ?? null;
}
