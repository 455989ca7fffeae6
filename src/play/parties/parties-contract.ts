import type { RawId } from '../../engine';
import type { ChannelId, PartyDisplay, PartyMode, RunId, UserId } from '../../storage/contract';
import type { Caller, ChannelCaller } from '../caller';
import type { ListedRun } from '../turns/listed-run';
import type { ChannelRefusal } from '../turns/server-rules';
import type { Board, Outcome, UnloadableOutcome } from '../turns/turns-contract';

export type { PartyDisplay, PartyLogEntry, PartyMode } from '../../storage/contract';

export type PartyRefusal =
  | { kind: 'no-party' }
  /** Only the owner may make this change now. `partyMode` says when other players may. */
  | { kind: 'not-yours'; owner: UserId }
  /**
   * Only the holder, who alone may act (players read: torch holder), may choose the next holder. In an idle party, any
   * player may become the holder.
   */
  | { kind: 'not-your-turn'; board: Board; holder: UserId }
  /** Only members can become the holder, and `user` is not a member. */
  | { kind: 'not-joined'; user: UserId }
  | { kind: 'busy' }
  | ChannelRefusal
  | UnloadableOutcome;

export type PartyOutcome =
  /**
   * `board` if the party changed, or already was as the caller wanted. `outdated` if a later interaction has changed
   * the same field, or has begun or moved the party's run.
   */
  | Extract<Outcome, { kind: 'board' | 'outdated' }>
  /** The caller left the party. The outcome has no board, because the run cannot be loaded. */
  | { kind: 'left' }
  | { kind: 'not-member' }
  /** The caller owns the run, and no other member can become the owner. */
  | { kind: 'no-heir' }
  | PartyRefusal;

export type MoveOutcome =
  | Extract<Outcome, { kind: 'board' | 'no-run' | 'busy' }>
  /** Outside of servers, no channel exists in which several players could see the board. */
  | { kind: 'alone' }
  | { kind: 'other-server' }
  /** The caller's channel already plays another unfinished run. */
  | { kind: 'channel-taken' }
  /** A later interaction has moved the run to `channel`. */
  | { kind: 'moved-on'; channel: ChannelId }
  /** Only the owner may move the run, because somebody has played the run within the last two weeks. */
  | { kind: 'not-yours'; owner: UserId }
  | ChannelRefusal
  | UnloadableOutcome;

/** A party is a group of players in one channel who play one run together. */
export interface PartyUseCases {
  /**
   * Resumes the channel's run. Starts a run if the channel has none or the last run is over. Runs of parties are not
   * ranked.
   *
   * If the run goes on, the caller joins the party, which keeps its mode and display. A member who asks for no mode or
   * display gets `standing`, because the channel already has the board. A caller who asks for a mode or display that
   * they may not set gets `not-yours` and does not join. Use `partyMode` and `partyDisplay` to change mode and display.
   *
   * Without `mode`, a new run has the mode of the channel's last run, else of the server, else `hotseat`. Without
   * `kit`, a new run has the kit of the seed code, else of the last run. Missing fields of `display` come from the last
   * run, else from the caller's settings. `language` is the language of the caller's Discord client.
   */
  party(
    caller: ChannelCaller & {
      mode?: PartyMode;
      display?: Partial<PartyDisplay>;
      language?: string;
      seed?: string;
      kit?: RawId;
      /** If false, the new run has no part in the server's story. The channel's last run gives the default. */
      stories?: boolean;
    },
  ): Promise<
    | Extract<Outcome, { kind: 'started' | 'board' | 'seed-in-play' | 'unknown-seed' }>
    | { kind: 'standing'; board: Board }
    | PartyRefusal
  >;
  /**
   * Changes which members may act. The owner of the run may always change the mode. If the owner has left the party or
   * has not played for two weeks, every member may. If nobody has played for two weeks, everybody in the channel may.
   */
  partyMode(caller: ChannelCaller & { mode: PartyMode }): Promise<PartyOutcome>;
  /**
   * Changes how the board looks for all members. Players who may change the mode may also change the display. Missing
   * fields of `display` keep their values.
   */
  partyDisplay(caller: ChannelCaller & { display: Partial<PartyDisplay>; language: string }): Promise<PartyOutcome>;
  /**
   * Makes the player `to` the holder, who alone may act in the mode `handover`. In an idle party, the caller may become
   * the holder.
   */
  changeHolder(caller: ChannelCaller & { to: UserId }): Promise<PartyOutcome>;
  /** Makes the caller a member. Set `bringsBoard` if the reply shows the board at the end of the channel. */
  joinParty(caller: ChannelCaller & { bringsBoard?: boolean }): Promise<PartyOutcome>;
  /**
   * Removes the caller from the party, even in a channel in which the server does not allow the game.
   *
   * If the caller owns the run, another member becomes the owner. In the mode `handover`, the holder comes first. Next
   * come the member who played last, and the member who joined first.
   */
  leaveParty(caller: ChannelCaller): Promise<PartyOutcome>;
  /**
   * Lists at most 25 unfinished runs of parties that the caller owns or has joined, in all channels and servers. The
   * run played last comes first.
   */
  channelRuns(caller: Caller): Promise<{ kind: 'channel-runs'; runs: ListedRun[] }>;
  /**
   * Moves a party's run to the caller's channel, with members, mode and display. Only the owner may move the run, or
   * every member if nobody has played for two weeks.
   */
  moveHere(caller: ChannelCaller & { run: RunId }): Promise<MoveOutcome>;
}
