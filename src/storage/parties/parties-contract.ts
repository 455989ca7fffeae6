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
  /**
   * Run that the party plays or played last. `null` before the first run, and after the last run was erased, put aside
   * or moved away.
   */
  run: RunId | null;
  mode: PartyMode;
  /** Member who alone may act in the mode `handover` (players read: torch holder). Other modes ignore the holder. */
  holder: UserId;
  holderSince: number;
  members: UserId[];
  /**
   * Crest of each member at the time when the member joined or last acted. `titles` has the titles from the same time.
   */
  crests?: Readonly<Record<UserId, Crest>>;
  titles?: Readonly<Record<UserId, Title>>;
  /** Absent if an older build wrote the party. The board then uses the settings of the player who acted last. */
  display?: PartyDisplay;
  /** False if the server's story leaves out the party's runs. */
  stories?: false;
  /**
   * Interactions that last wrote each field since the run began. The fields are `run`, `mode`, `holder`, the fields of
   * `display`, and one `memberField` for each player who joined or left. The key `COMMANDS` stays when the run changes.
   * Its value is the newest interaction that earlier runs of the channel have applied.
   */
  lastWrites?: LastWrites;
  /**
   * Attributes that this build cannot read, because they are damaged or come from a later build. Only the store may use
   * this field.
   */
  unread?: unknown;
}

/**
 * Error for a party whose mode only a later build knows. This build must not write to the party, because it does not
 * know the members' rights.
 */
export class NewerPartyError extends StoreError {
  constructor(readonly party: { channel: ChannelId; run: RunId | null; members: UserId[] }) {
    super('newer');
  }
}

/** Vote of a player on the action after `version`. The player may change the vote until the run has a new version. */
export interface Ballot {
  run: RunId;
  version: number;
  user: UserId;
  action: Action;
  /** Interactions by which the player voted, oldest first. Only the last few are stored. */
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
  /**
   * Returns `null` if there is no party. Loads the default for a damaged attribute, which stays stored until somebody
   * changes the setting. Rejects with `NewerPartyError` if a later build wrote the mode.
   */
  loadParty(channel: ChannelId, signal?: AbortSignal): Promise<Party | null>;
  /**
   * Loads party and profile in one request, and postpones the expiry of the acting player's profile. Rejects with
   * `NewerPartyError` if a later build wrote the party's mode.
   */
  loadPartyAndProfile(
    channel: ChannelId,
    user: UserId,
    signal?: AbortSignal,
  ): Promise<{ party: Party | null; profile: Profile | null }>;
  /**
   * Stores the next revision of a party. Resolves with `conflict` if the stored revision is not `party.revision - 1`. A
   * missing party has revision 0. Every new member without a profile gets a profile.
   */
  putParty(party: Party, signal?: AbortSignal): Promise<'put' | 'conflict'>;
  /** Loads at most 100 parties that a user has ever joined. Leaves out parties that cannot be read. */
  loadJoinedParties(user: UserId, signal?: AbortSignal): Promise<Party[]>;
  /**
   * Moves a party's run to another channel. Resolves with `conflict` if another change of a party or of the run came
   * first. Resolves with `gone` if the run was erased.
   */
  moveRun(move: RunMove, signal?: AbortSignal): Promise<'moved' | 'conflict' | 'gone'>;
  /** Completes interrupted moves of a run by removing the run's id from the parties of all other channels. */
  settleMove(run: RunId, signal?: AbortSignal): Promise<void>;
  /**
   * Stores a vote and replaces the voter's earlier vote for the same version. Removes the vote again if the voter or
   * the run was erased meanwhile.
   */
  putBallot(ballot: Ballot, signal?: AbortSignal): Promise<void>;
  /** Returns at most one vote of each voter, ascending by user id. Leaves out votes that cannot be read. */
  loadBallots(run: RunId, version: number, signal?: AbortSignal): Promise<Ballot[]>;
}
