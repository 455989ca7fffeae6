import type { ChannelId, PartyDisplay, PartyMode, RunId, UserId } from '../../storage/contract';
import type { Caller, ChannelCaller } from '../caller';
import type { ListedRun } from '../turns/listed-run';
import type { ChannelRefusal } from '../turns/server-rules';
import type { Board, Outcome, UnloadableOutcome } from '../turns/turns-contract';

export type { PartyDisplay, PartyLogEntry, PartyMode } from '../../storage/contract';

/** Reason why a party did not change. */
export type PartyRefusal =
  /** No party plays in this channel. */
  | { kind: 'no-party' }
  /** Only the owner of the run may make this change, or other members once the owner is absent. */
  | { kind: 'not-yours'; owner: UserId }
  /**
   * Only the player who holds the torch, which is the right to act, may pass it on. Any player may take the torch once
   * the party is idle.
   */
  | { kind: 'not-your-turn'; board: Board; holder: UserId }
  /** The torch was meant for a player who is not a member of the party. */
  | { kind: 'not-joined'; user: UserId }
  | { kind: 'busy' }
  | ChannelRefusal
  | UnloadableOutcome;

export type PartyOutcome =
  /** `outdated` means that a later interaction has changed the same, so that nothing was changed. */
  | Extract<Outcome, { kind: 'board' | 'outdated' }>
  /** The caller left the party. There is no board, because the run cannot be loaded. */
  | { kind: 'left' }
  /** The caller is not a member of the party, so cannot leave it. */
  | { kind: 'not-member' }
  /** The caller owns the run and no other member could get it. So the caller did not leave. */
  | { kind: 'no-heir' }
  | PartyRefusal;

export type MoveOutcome =
  | Extract<Outcome, { kind: 'board' | 'no-run' | 'busy' }>
  /** Outside of servers there is no channel in which several players could see the board. */
  | { kind: 'alone' }
  /** The run began in another server. */
  | { kind: 'other-server' }
  /** The party of this channel plays a run of its own. */
  | { kind: 'channel-taken' }
  /** A later interaction has moved the run to this channel. */
  | { kind: 'moved-on'; channel: ChannelId }
  /** Only the owner may move a run that was played within the last two weeks. */
  | { kind: 'not-yours'; owner: UserId }
  | ChannelRefusal
  | UnloadableOutcome;

/** Use cases of parties. A party is several players of a channel who play one run. */
export interface PartyUseCases {
  /**
   * Resumes the channel's run, or starts one if the last run is over. The caller joins, unless they ask for a mode or
   * display that they may not set. A party that goes on keeps its mode and display: use `partyMode` and `partyDisplay`
   * to change them. Runs of parties are not ranked. Without `mode`, a new run has the mode of the channel's last run,
   * or the mode that the server has configured. Fields that `display` leaves open keep their values, or come from the
   * caller's settings. `language` is the language of the caller's client.
   */
  party(
    caller: ChannelCaller & {
      mode?: PartyMode;
      display?: Partial<PartyDisplay>;
      language?: string;
      seed?: string;
    },
  ): Promise<Extract<Outcome, { kind: 'started' | 'board' | 'seed-in-play' | 'unknown-seed' }> | PartyRefusal>;
  /**
   * Changes which members may act. Only the owner of the run may do so. Once the owner has not played for two weeks or
   * has left the party, every member may. Once nobody has played for two weeks, anybody may.
   */
  partyMode(caller: ChannelCaller & { mode: PartyMode }): Promise<PartyOutcome>;
  /**
   * Changes how the board looks for all members. Those who may change the mode may do so. Fields that `display` leaves
   * open are filled in as `party` does.
   */
  partyDisplay(caller: ChannelCaller & { display: Partial<PartyDisplay>; language: string }): Promise<PartyOutcome>;
  /** Passes the torch, which is the right to act, to a member. If the party is idle, the caller may take the torch. */
  changeHolder(caller: ChannelCaller & { to: UserId }): Promise<PartyOutcome>;
  joinParty(caller: ChannelCaller): Promise<PartyOutcome>;
  /**
   * Removes the caller from the party. If the caller owns the run, the run first goes to the holder of the torch, or
   * else to the member who played last, or else to the member who joined first. The caller may leave even in a channel
   * that the server keeps free of the game.
   */
  leaveParty(caller: ChannelCaller): Promise<PartyOutcome>;
  /** Lists the living runs of parties that the caller owns or plays, the latest first. */
  channelRuns(caller: Caller): Promise<{ kind: 'channel-runs'; runs: ListedRun[] }>;
  /**
   * Moves a party's run, with its members, mode and display, to the caller's channel, exactly once. The owner of the
   * run may do so or, once nobody has played for two weeks, any member.
   */
  moveHere(caller: ChannelCaller & { run: RunId }): Promise<MoveOutcome>;
}
