import type { Action } from '../../engine';
import type { Layout } from '../../settings/layout';
import type { Palette } from '../../settings/palette';
import type { PARTY_ADVICE, PARTY_DIRECTIONS, PartyMode } from '../../settings/party-settings';
import type { ChannelId, RunId, UserId } from '../ids';
import type { Profile } from '../profiles/profiles-contract';
import { StoreError } from '../store-error';

export type { PartyMode } from '../../settings/party-settings';

/** How the board is shown that a party shares. */
export interface PartyDisplay {
  /** The tag of a language. */
  language: string;
  palette: Palette;
  layout: Layout;
  directions: (typeof PARTY_DIRECTIONS)[number];
  advice: (typeof PARTY_ADVICE)[number];
}

/** The players of a channel, and the run they play together. */
export interface Party {
  channel: ChannelId;
  /** Rises by one with each put. */
  revision: number;
  /** The run in play, or the last one; `null` before the first. */
  run: RunId | null;
  mode: PartyMode;
  /** Who has the torch, whatever the mode; it counts in hand-over. */
  holder: UserId;
  /** When the torch came to its holder: milliseconds since 1970. */
  heldSince: number;
  /** Who joined and has not left, in that order. */
  members: UserId[];
  /** Absent in parties of older builds: their board is shown as whoever acted last would have it. */
  display?: PartyDisplay;
  /** What the store keeps with it of later builds, and of damage. Only the store may read it. */
  unread?: unknown;
}

/** A later build wrote how a party plays, so that this one cannot tell who may act. Nothing may be written to it. */
export class NewerPartyError extends StoreError {
  constructor(readonly party: { channel: ChannelId; run: RunId | null; members: UserId[] }) {
    super('newer');
  }
}

/** A vote for what a run should do next. It may be changed until the version passes. */
export interface Ballot {
  run: RunId;
  /** The version that is voted upon. */
  version: number;
  user: UserId;
  action: Action;
  /** The interactions that voted for it, oldest first; the last few are kept. */
  interactions: string[];
  /** Milliseconds since 1970. */
  now: number;
}

export interface PartiesStore {
  /**
   * A part that is damaged is as in a new party, and stays stored until it is changed. Rejects with `NewerPartyError`
   * when a later build wrote how it is played.
   */
  loadParty(channel: ChannelId, signal?: AbortSignal): Promise<Party | null>;
  /** The same, with the profile of a player, in one request. */
  loadPartyAndProfile(
    channel: ChannelId,
    user: UserId,
    signal?: AbortSignal,
  ): Promise<{ party: Party | null; profile: Profile | null }>;
  /**
   * Puts the party if the stored revision is still `party.revision - 1`; no party counts as revision 0. Who joins with
   * it and has no profile is given a new one.
   */
  putParty(party: Party, signal?: AbortSignal): Promise<'put' | 'conflict'>;
  /** Replaces the voter's earlier ballot for that version. A voter who is erased meanwhile leaves none. */
  putBallot(ballot: Ballot, signal?: AbortSignal): Promise<void>;
  /** The ballots for one version that can be read, one a voter, ascending by user id. */
  loadBallots(run: RunId, version: number, signal?: AbortSignal): Promise<Ballot[]>;
}
