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
  /** `null` before the first run, and after the last run was erased, put aside or moved away. */
  run: RunId | null;
  mode: PartyMode;
  /** Only member who may act in the mode `handover`. Players call this member the torch holder. */
  holder: UserId;
  holderSince: number;
  members: UserId[];
  crests?: Readonly<Record<UserId, Crest>>;
  titles?: Readonly<Record<UserId, Title>>;
  /** Absent if an older build wrote the party. The board then uses the settings of the player who acted last. */
  display?: PartyDisplay;
  stories?: false;
  /**
   * Interactions that last wrote each field since the run began. `COMMANDS`: the newest interaction that earlier runs
   * have applied.
   */
  lastWrites?: LastWrites;
  /** Attributes that this build cannot read. Only the store may use this field. */
  unread?: unknown;
}

/** Only a later build knows the party's mode, so this build must not write to the party. */
export class NewerPartyError extends StoreError {
  constructor(readonly party: { channel: ChannelId; run: RunId | null; members: UserId[] }) {
    super('newer');
  }
}

/** Vote on the action after `version`, which the player may change until the next version. */
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
  /** Damaged attributes load as defaults. Rejects with `NewerPartyError` if a later build wrote the mode. */
  loadParty(channel: ChannelId, signal?: AbortSignal): Promise<Party | null>;
  /** Postpones the expiry of the profile. Rejects with `NewerPartyError` if a later build wrote the party's mode. */
  loadPartyAndProfile(
    channel: ChannelId,
    user: UserId,
    signal?: AbortSignal,
  ): Promise<{ party: Party | null; profile: Profile | null }>;
  /** Resolves with `conflict` if the stored revision is not `party.revision - 1`. A missing party has revision 0. */
  putParty(party: Party, signal?: AbortSignal): Promise<'put' | 'conflict'>;
  /** Loads at most 100 parties that a user has ever joined, without unreadable parties. */
  loadJoinedParties(user: UserId, signal?: AbortSignal): Promise<Party[]>;
  /** Resolves with `conflict` if another change came first, and with `gone` if the run was erased. */
  moveRun(move: RunMove, signal?: AbortSignal): Promise<'moved' | 'conflict' | 'gone'>;
  /**
   * Completes interrupted moves by removing the run from the parties of all channels except the run's present channel.
   */
  settleMove(run: RunId, signal?: AbortSignal): Promise<void>;
  /** Replaces the voter's earlier vote. Removes the vote again if the voter or run was erased meanwhile. */
  putBallot(ballot: Ballot, signal?: AbortSignal): Promise<void>;
  /** Returns at most one vote of each voter, ascending by user id, without unreadable votes. */
  loadBallots(run: RunId, version: number, signal?: AbortSignal): Promise<Ballot[]>;
}
