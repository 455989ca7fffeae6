import type { Action } from '../../engine';
import type { Layout } from '../../settings/layout';
import type { Palette } from '../../settings/palette';
import type { PARTY_ADVICE, PARTY_DIRECTIONS, PartyMode } from '../../settings/party-settings';
import type { ChannelId, RunId, UserId } from '../ids';
import type { LastWrites } from '../last-writes';
import type { Profile } from '../profiles/profiles-contract';
import { StoreError } from '../store-error';

export type { PartyMode } from '../../settings/party-settings';

/** Display settings of the board that a party shares. */
export interface PartyDisplay {
  /** Language tag. */
  language: string;
  palette: Palette;
  layout: Layout;
  directions: (typeof PARTY_DIRECTIONS)[number];
  advice: (typeof PARTY_ADVICE)[number];
}

/** The players of a channel, and the run that they play together. */
export interface Party {
  channel: ChannelId;
  /** Rises by one with each put. */
  revision: number;
  /** The active run, or the last one; `null` before the first. */
  run: RunId | null;
  mode: PartyMode;
  /**
   * Player with the torch. In the mode `handover`, only this player may act. In other modes, the torch decides nothing.
   */
  holder: UserId;
  /** Time when the holder got the torch, in milliseconds since 1970. */
  holderSince: number;
  /** Players who joined and have not left, in the order of joining. */
  members: UserId[];
  /** Absent in parties of older builds. Their board is shown with the settings of the player who acted last. */
  display?: PartyDisplay;
  /**
   * Last writes since the run began: of `run`, `mode`, `holder`, each field of the display, and each membership under
   * `memberField`, even if the player has left.
   */
  lastWrites?: LastWrites;
  /** Attributes that this build cannot read: of later builds, or damaged. Only the store may read this field. */
  unread?: unknown;
}

/**
 * Reports a party whose mode a later build wrote. This build cannot tell which player may act, and must not write to
 * the party.
 */
export class NewerPartyError extends StoreError {
  constructor(readonly party: { channel: ChannelId; run: RunId | null; members: UserId[] }) {
    super('newer');
  }
}

/** A player's vote for a run's next action. The player may change it until the run has a new version. */
export interface Ballot {
  run: RunId;
  /** Version of the run that the vote is about. */
  version: number;
  user: UserId;
  action: Action;
  /** Interactions that voted for the action, oldest first. Only the last few are kept. */
  interactions: string[];
  /** Time of the vote in milliseconds since 1970. */
  now: number;
}

/** A move of a party's run to another channel. */
export interface RunMove {
  run: RunId;
  /** Party that plays the run, as it was loaded. */
  from: Party;
  /** Party of the other channel as it will be, with its next revision. */
  to: Party;
  interaction: string;
}

export interface PartiesStore {
  /**
   * Loads the party of a channel; `null` if there is none. A damaged attribute gets its default, and the stored value
   * stays until the attribute is changed. Rejects with `NewerPartyError` if a later build wrote the mode.
   */
  loadParty(channel: ChannelId, signal?: AbortSignal): Promise<Party | null>;
  /** Loads the party of a channel and the profile of a player in one request. Rejects as `loadParty` does. */
  loadPartyAndProfile(
    channel: ChannelId,
    user: UserId,
    signal?: AbortSignal,
  ): Promise<{ party: Party | null; profile: Profile | null }>;
  /**
   * Puts the party if the stored revision is still `party.revision - 1`. No party counts as revision 0. A new member
   * without a profile gets a new profile.
   */
  putParty(party: Party, signal?: AbortSignal): Promise<'put' | 'conflict'>;
  /** Loads the parties that a user joined, even if the user has left them, at most 100. Leaves out unreadable ones. */
  loadJoinedParties(user: UserId, signal?: AbortSignal): Promise<Party[]>;
  /**
   * Moves a run to another channel, and its party with it. Resolves with `conflict` if others changed a party or moved
   * the run first, and with `gone` if the run was erased.
   */
  moveRun(move: RunMove, signal?: AbortSignal): Promise<'moved' | 'conflict' | 'gone'>;
  /** Removes what moves of the run that were cut short have left in other channels. */
  settleMove(run: RunId, signal?: AbortSignal): Promise<void>;
  /**
   * Puts a ballot in place of the voter's earlier ballot for the version. An erasure of the voter meanwhile removes it.
   */
  putBallot(ballot: Ballot, signal?: AbortSignal): Promise<void>;
  /** Loads the readable ballots for one version, one a voter, ascending by user id. */
  loadBallots(run: RunId, version: number, signal?: AbortSignal): Promise<Ballot[]>;
}
