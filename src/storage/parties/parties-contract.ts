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

export interface PartyDisplay {
  language: string;
  palette: Palette;
  layout: Layout;
  directions: (typeof PARTY_DIRECTIONS)[number];
  advice: (typeof PARTY_ADVICE)[number];
}

export interface Party {
  channel: ChannelId;
  revision: number;
  /** `null` before the first run, or if the run is gone. */
  run: RunId | null;
  mode: PartyMode;
  /** Torch holder: the only member who may act in the mode `handover`. */
  holder: UserId;
  holderSince: number;
  members: UserId[];
  crests?: Readonly<Record<UserId, Crest>>;
  titles?: Readonly<Record<UserId, Title>>;
  /** Absent in older parties: boards follow the player who acted last. */
  display?: PartyDisplay;
  stories?: false;
  /** Last writers since the run began. `COMMANDS`: newest interaction of earlier runs. */
  lastWrites?: LastWrites;
  /** Attributes that this build cannot read, for the store only. */
  unread?: unknown;
}

/** This build must not write to a party with an unknown mode. */
export class NewerPartyError extends StoreError {
  constructor(readonly party: { channel: ChannelId; run: RunId | null; members: UserId[] }) {
    super('newer');
  }
}

/** Vote on the action after `version`. The player may change the vote. */
export interface Ballot {
  run: RunId;
  version: number;
  user: UserId;
  action: Action;
  interactions: string[];
  now: number;
}

export interface RunMove {
  run: RunId;
  from: Party;
  to: Party;
  interaction: string;
}

export interface PartiesStore {
  /** Damaged attributes load as defaults. Rejects with `NewerPartyError` for an unknown mode. */
  loadParty(channel: ChannelId, signal?: AbortSignal): Promise<Party | null>;
  /** Postpones the profile's expiry. Rejects with `NewerPartyError` for an unknown mode. */
  loadPartyAndProfile(
    channel: ChannelId,
    user: UserId,
    signal?: AbortSignal,
  ): Promise<{ party: Party | null; profile: Profile | null }>;
  /** Requires the stored revision `party.revision - 1`. A missing party has revision 0. */
  putParty(party: Party, signal?: AbortSignal): Promise<'put' | 'conflict'>;
  /** Loads at most 100 parties ever joined, without unreadable parties. */
  loadJoinedParties(user: UserId, signal?: AbortSignal): Promise<Party[]>;
  /** Resolves with `conflict` after another change, and with `gone` after an erasure. */
  moveRun(move: RunMove, signal?: AbortSignal): Promise<'moved' | 'conflict' | 'gone'>;
  /** Completes interrupted moves: removes the run from former channels' parties. */
  settleMove(run: RunId, signal?: AbortSignal): Promise<void>;
  /** Replaces the voter's earlier vote. Removes the vote after an erasure meanwhile. */
  putBallot(ballot: Ballot, signal?: AbortSignal): Promise<void>;
  /** Returns one vote per voter, sorted by user id, without unreadable votes. */
  loadBallots(run: RunId, version: number, signal?: AbortSignal): Promise<Ballot[]>;
}
