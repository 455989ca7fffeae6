import type { PartyDisplay, PartyMode, UserId } from '../../storage/contract';
import type { ChannelCaller } from '../caller';
import type { ChannelRefusal } from '../turns/server-rules';
import type { Board, Outcome, UnloadableOutcome } from '../turns/turns-contract';

export type { PartyDisplay, PartyLogEntry, PartyMode } from '../../storage/contract';

/** Why a party did not change. */
export type PartyRefusal =
  /** No party plays in this channel. */
  | { kind: 'no-party' }
  /** Only the owner of the run may do that. */
  | { kind: 'not-yours'; owner: UserId }
  /** Only the holder of the torch may pass it on; anyone may take it once the party is idle. */
  | { kind: 'not-your-turn'; board: Board; holder: UserId }
  | { kind: 'busy' }
  | UnloadableOutcome;

export type PartyOutcome =
  | Extract<Outcome, { kind: 'board' }>
  /** The caller left, and the run cannot be shown. */
  | { kind: 'left' }
  /** Only a member can leave. */
  | { kind: 'not-member' }
  | PartyRefusal;

/** A run that a channel plays together. */
export interface PartyUseCases {
  /**
   * Resumes the channel's run, or starts one once that is over; the caller joins, unless a mode or display is asked for
   * that they may not give the run that goes on. To change it is for `partyMode` and `partyDisplay`. A party's runs are
   * not ranked. Without a mode it is as before, or as the server has configured it. What the display leaves open is as
   * before too, or as the caller has it, whose client is in this language.
   */
  party(
    caller: ChannelCaller & {
      mode?: PartyMode;
      display?: Partial<PartyDisplay>;
      language?: string;
      seed?: string;
    },
  ): Promise<
    Extract<Outcome, { kind: 'started' | 'board' | 'seed-in-play' | 'unknown-seed' }> | PartyRefusal | ChannelRefusal
  >;
  /** Changes who may act. For the owner of the run or, once nobody has played it for two weeks, anybody. */
  partyMode(caller: ChannelCaller & { mode: PartyMode }): Promise<PartyOutcome>;
  /** Changes how the board is shown to all, what is left open of it as for `party`. For the owner of the run. */
  partyDisplay(caller: ChannelCaller & { display: Partial<PartyDisplay>; language: string }): Promise<PartyOutcome>;
  /** Passes the torch on or, when the party is idle, takes it. */
  passTorch(caller: ChannelCaller & { to: UserId }): Promise<PartyOutcome>;
  joinParty(caller: ChannelCaller): Promise<PartyOutcome>;
  leaveParty(caller: ChannelCaller): Promise<PartyOutcome>;
}
