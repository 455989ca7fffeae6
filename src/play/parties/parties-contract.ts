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
  /** `outdated`: a later interaction changed this field, or started or moved the run. */
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

/** Several players in one channel play one run together. */
export interface PartyUseCases {
  /** Joins the channel's unfinished run, or starts an unranked run. `not-yours` refuses changed settings. */
  party(
    caller: ChannelCaller & {
      mode?: PartyMode;
      display?: Partial<PartyDisplay>;
      language?: string;
      seed?: string;
      kit?: RawId;
      /** False keeps the run out of the server's story. Defaults to the last choice. */
      stories?: boolean;
    },
  ): Promise<
    | Extract<Outcome, { kind: 'started' | 'board' | 'seed-in-play' | 'unknown-seed' }>
    | { kind: 'standing'; board: Board }
    | PartyRefusal
  >;
  /** Only for the owner, except if the owner is absent or the run is deserted. */
  partyMode(caller: ChannelCaller & { mode: PartyMode }): Promise<PartyOutcome>;
  /** Requires the rights of `partyMode`. Missing fields of `display` stay unchanged. */
  partyDisplay(caller: ChannelCaller & { display: Partial<PartyDisplay>; language: string }): Promise<PartyOutcome>;
  /** The holder chooses a member. After six idle hours, anybody may take over. */
  changeHolder(caller: ChannelCaller & { to: UserId }): Promise<PartyOutcome>;
  /** `bringsBoard`: the reply shows the board at the end of the channel. */
  joinParty(caller: ChannelCaller & { bringsBoard?: boolean }): Promise<PartyOutcome>;
  /** Passes an owner's run to another member. Works even in a forbidden channel. */
  leaveParty(caller: ChannelCaller): Promise<PartyOutcome>;
  /** Lists at most 25 unfinished runs in all channels, last played first. */
  channelRuns(caller: Caller): Promise<{ kind: 'channel-runs'; runs: ListedRun[] }>;
  /** Only for the owner, or for members of a deserted run. */
  moveHere(caller: ChannelCaller & { run: RunId }): Promise<MoveOutcome>;
}
