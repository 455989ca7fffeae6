import type { RawId } from '../../engine';
import type { ChannelId, PartyDisplay, PartyMode, RunId, UserId } from '../../storage/contract';
import type { Caller, ChannelCaller } from '../caller';
import type { ListedRun } from '../turns/listed-run';
import type { ChannelRefusal } from '../turns/server-rules';
import type { Board, Outcome, UnloadableOutcome } from '../turns/turns-contract';

export type { PartyDisplay, PartyLogEntry, PartyMode } from '../../storage/contract';

export type PartyRefusal =
  | { kind: 'no-party' }
  | { kind: 'not-yours'; owner: UserId }
  | { kind: 'not-your-turn'; board: Board; holder: UserId }
  | { kind: 'not-joined'; user: UserId }
  | { kind: 'busy' }
  | ChannelRefusal
  | UnloadableOutcome;

export type PartyOutcome =
  /** `outdated`: a later interaction has changed the same field, or has begun or moved the party's run. */
  | Extract<Outcome, { kind: 'board' | 'outdated' }>
  | { kind: 'left' }
  | { kind: 'not-member' }
  | { kind: 'no-heir' }
  | PartyRefusal;

export type MoveOutcome =
  | Extract<Outcome, { kind: 'board' | 'no-run' | 'busy' }>
  | { kind: 'alone' }
  | { kind: 'other-server' }
  | { kind: 'channel-taken' }
  | { kind: 'moved-on'; channel: ChannelId }
  | { kind: 'not-yours'; owner: UserId }
  | ChannelRefusal
  | UnloadableOutcome;

/** A party is several players in one channel who play one run together. */
export interface PartyUseCases {
  /**
   * Joins the channel's unfinished run, or starts an unranked run. Returns `not-yours` if the caller may not set the
   * given mode or display.
   */
  party(
    caller: ChannelCaller & {
      mode?: PartyMode;
      display?: Partial<PartyDisplay>;
      language?: string;
      seed?: string;
      kit?: RawId;
      /**
       * If false, the new run has no part in the server's story. Default: the value of the channel's last run, or true.
       */
      stories?: boolean;
    },
  ): Promise<
    | Extract<Outcome, { kind: 'started' | 'board' | 'seed-in-play' | 'unknown-seed' }>
    | { kind: 'standing'; board: Board }
    | PartyRefusal
  >;
  /**
   * Refuses everybody but the owner. If the owner is absent, members may also change the mode; if the run is deserted,
   * everybody may.
   */
  partyMode(caller: ChannelCaller & { mode: PartyMode }): Promise<PartyOutcome>;
  /** Requires the right to change the mode; missing fields of `display` keep their values. */
  partyDisplay(caller: ChannelCaller & { display: Partial<PartyDisplay>; language: string }): Promise<PartyOutcome>;
  /** The holder may choose a member; if nobody has played for six hours, everybody may become the holder. */
  changeHolder(caller: ChannelCaller & { to: UserId }): Promise<PartyOutcome>;
  /** Set `bringsBoard` if the reply shows the board at the end of the channel. */
  joinParty(caller: ChannelCaller & { bringsBoard?: boolean }): Promise<PartyOutcome>;
  /** Makes another member the owner if the owner leaves; works even in a forbidden channel. */
  leaveParty(caller: ChannelCaller): Promise<PartyOutcome>;
  /** Lists at most 25 unfinished runs in all channels; the run played last comes first. */
  channelRuns(caller: Caller): Promise<{ kind: 'channel-runs'; runs: ListedRun[] }>;
  /**
   * Moves a run to the caller's channel. Refuses everybody but the owner; if the run is deserted, members may also move
   * the run.
   */
  moveHere(caller: ChannelCaller & { run: RunId }): Promise<MoveOutcome>;
}
