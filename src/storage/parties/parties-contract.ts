import type { Action } from '../../engine';
import type { Crest } from '../../lib/crest';
import type { Title } from '../../lib/looks';
import type { Layout } from '../../settings/layout';
import type { Palette } from '../../settings/palette';
import type { PARTY_ADVICE, PARTY_DIRECTIONS, PartyMode } from '../../settings/party-settings';
import type { ChannelId, RunId, UserId } from '../ids';
import type { LastWrites } from '../last-writes';
import type { Profile } from '../profiles/profiles-contract';
import { StoreError } from '../store-error';

export type { PartyMode } from '../../settings/party-settings';

/** Display settings for the board of a party, which all its players see. */
export interface PartyDisplay {
  /** Language tag such as `de`, or `auto`. */
  language: string;
  palette: Palette;
  layout: Layout;
  directions: (typeof PARTY_DIRECTIONS)[number];
  advice: (typeof PARTY_ADVICE)[number];
}

/** Players in one channel who play a run together. */
export interface Party {
  channel: ChannelId;
  /** Number of puts of this party so far. */
  revision: number;
  /** Run that the party plays or, if that run is over, played last; `null` if it has not played yet. */
  run: RunId | null;
  mode: PartyMode;
  /** Player who alone may act in the mode `handover` (players read: torch holder). Has no effect in other modes. */
  holder: UserId;
  /** Time at which `holder` last changed, in milliseconds since 1970. */
  holderSince: number;
  /** Players who joined the party and have not left it, in the order in which they joined. */
  members: UserId[];
  /** Crests of those members who have one, as they last were when the member joined or acted; absent for none. */
  crests?: Readonly<Record<UserId, Crest>>;
  /** Titles of those members who have one, as they last were when the member joined or acted; absent for none. */
  titles?: Readonly<Record<UserId, Title>>;
  /**
   * Display settings of the board. Absent if an older build wrote the party; the board then uses the settings of the
   * player who acted last.
   */
  display?: PartyDisplay;
  /** False if runs of the party take no story from their server; absent if they do. */
  stories?: false;
  /**
   * Ids of the interactions that last wrote each field since the run began. The fields are `run`, `mode`, `holder`,
   * the fields of `display`, and one `memberField` for each player who joined or left. `COMMANDS` outlasts the run: the
   * newest interaction that earlier runs of the channel have applied.
   */
  lastWrites?: LastWrites;
  /**
   * Attributes that this build cannot read, because they are damaged or a later build wrote them. Only the store may
   * use this field.
   */
  unread?: unknown;
}

/**
 * Error for a party whose mode only a later build knows. This build cannot tell who may act, so it must not write to
 * the party.
 */
export class NewerPartyError extends StoreError {
  constructor(readonly party: { channel: ChannelId; run: RunId | null; members: UserId[] }) {
    super('newer');
  }
}

/** Vote of one player for the next action in a run. The player may change the vote until the run has a new version. */
export interface Ballot {
  run: RunId;
  /** Version of the run to which the action is to be applied. */
  version: number;
  user: UserId;
  action: Action;
  /** Ids of the voter's interactions that voted for this action, oldest first. Only the last few are stored. */
  interactions: string[];
  /** Time of the latest vote in milliseconds since 1970. */
  now: number;
}

/** Data for moving a run from one party's channel to another channel. */
export interface RunMove {
  run: RunId;
  /** Party that plays the run, as loaded. */
  from: Party;
  /** Party to be stored in the other channel. Its revision is already the next one. */
  to: Party;
  interaction: string;
}

export interface PartiesStore {
  /**
   * Loads the party of a channel; `null` if there is none. A damaged attribute is returned as its default, and stays
   * stored until somebody changes it. Rejects with `NewerPartyError` if a later build wrote the mode.
   */
  loadParty(channel: ChannelId, signal?: AbortSignal): Promise<Party | null>;
  /**
   * Loads the party of a channel and the profile of a player with one request; `null` for either that is not stored.
   * Rejects with `NewerPartyError` if a later build wrote the party's mode.
   */
  loadPartyAndProfile(
    channel: ChannelId,
    user: UserId,
    signal?: AbortSignal,
  ): Promise<{ party: Party | null; profile: Profile | null }>;
  /**
   * Stores a party. Resolves with `conflict` if the stored revision is not `party.revision - 1`. A party that is not
   * stored has revision 0. Every new member without a profile gets one.
   */
  putParty(party: Party, signal?: AbortSignal): Promise<'put' | 'conflict'>;
  /**
   * Loads at most 100 parties that a user has joined, even parties that the user has left. Leaves out parties that
   * cannot be read.
   */
  loadJoinedParties(user: UserId, signal?: AbortSignal): Promise<Party[]>;
  /**
   * Moves a run and its party to another channel. Resolves with `conflict` if somebody else changed a party or moved
   * the run first, and with `gone` if the run was erased.
   */
  moveRun(move: RunMove, signal?: AbortSignal): Promise<'moved' | 'conflict' | 'gone'>;
  /** Completes interrupted moves of a run. Removes the run's id from the parties of all other channels. */
  settleMove(run: RunId, signal?: AbortSignal): Promise<void>;
  /**
   * Stores a vote and replaces the voter's earlier vote for the same version. If the voter or the run was erased
   * meanwhile, removes the vote again.
   */
  putBallot(ballot: Ballot, signal?: AbortSignal): Promise<void>;
  /**
   * Loads the votes for one version, at most one from each voter, ascending by user id. Leaves out votes that cannot be
   * read.
   */
  loadBallots(run: RunId, version: number, signal?: AbortSignal): Promise<Ballot[]>;
}
