import type { Action } from '../../engine';
import type { PartyMode } from '../../settings/party-settings';

type ActionKind = Action['kind'];

const MODES: Record<PartyMode, string> = {
  owner: 'owner only',
  handover: 'whoever has the torch',
  vote: 'vote',
  hotseat: 'anyone',
};

const LOG: Record<ActionKind | 'back', string> = {
  move: 'moved',
  attack: 'attacked',
  wait: 'waited',
  rest: 'rested',
  explore: 'explored',
  travel: 'travelled',
  fight: 'fought',
  fire: 'shot at somebody',
  descend: 'went down',
  ascend: 'went up',
  pickup: 'picked something up',
  fetch: 'fetched something',
  use: 'used something',
  equip: 'put something on',
  'wear-best': 'put on the best they had',
  remove: 'took something off',
  drop: 'dropped something',
  cast: 'cast a spell',
  buy: 'bought something',
  sell: 'sold something',
  'sell-spares': 'sold what was of no use',
  'pay-fine': 'paid a fine',
  'pay-tribute': 'paid tribute',
  offer: 'made an offering',
  answer: 'made a choice',
  retire: 'retired',
  abandon: 'gave up the run',
  cheat: 'debugged',
  back: 'took the run back',
};

const CHOICES: Record<ActionKind, string> = {
  move: 'move',
  attack: 'attack',
  wait: 'wait',
  rest: 'rest',
  explore: 'explore',
  travel: 'travel',
  fight: 'fight',
  fire: 'fire',
  descend: 'go down',
  ascend: 'go up',
  pickup: 'pick up',
  fetch: 'fetch',
  use: 'use',
  equip: 'equip',
  'wear-best': 'wear the best',
  remove: 'take off',
  drop: 'drop',
  cast: 'cast',
  buy: 'buy',
  sell: 'sell',
  'sell-spares': 'sell the spares',
  'pay-fine': 'pay the fine',
  'pay-tribute': 'pay tribute',
  offer: 'make the offering',
  answer: 'choose',
  retire: 'retire',
  abandon: 'give up',
  cheat: 'debug',
};

/** Texts for runs that several players share. Messages are Discord Markdown; labels of controls are plain text. */
export const PARTIES = {
  mode: MODES,
  /**
   * Line under the board about the party. `holder` mentions the player who has the torch, the right to act. `votes`
   * counts the votes cast, 0 if nobody has voted.
   *
   * `needed` is the number of votes that decides. If `needed` is `null`, nobody has played for hours, and more than
   * half of the votes cast decides.
   */
  status: (mode: PartyMode, holder: string, votes: number, needed: number | null) => {
    if (mode === 'handover') return `Party: ${MODES[mode]} · the torch is with ${holder}`;
    if (mode !== 'vote') return `Party: ${MODES[mode]}`;
    const rule =
      needed === null
        ? 'nobody has played for hours, so more than half of the votes cast decides'
        : `${needed} for the same action ${needed === 1 ? 'decides' : 'decide'}`;
    return `Party: ${MODES[mode]} · votes so far: ${votes}; ${rule}`;
  },
  /** Labels: at most 80 characters, and short. */
  button: {
    becomeHolder: 'Take the torch',
    join: 'Join',
    leave: 'Leave',
    /** Asks whether the run is to end for good. */
    end: 'End the run',
  },
  /**
   * Reply after the torch, the right to act, has passed to another player in a mode that ignores the torch. `mode` is
   * the mode's name.
   */
  powerlessHolder: (mention: string, mode: string) =>
    `${mention} has the torch, but it decides nothing here (${mode}). \`/party\` can change who acts.`,
  /** Refusal if a player without the torch tries to pass on the torch in a mode that ignores the torch. */
  onlyHolderPasses: (mention: string, mode: string) =>
    `Only ${mention}, who has the torch, can pass it on, and it decides nothing here (${mode}). \`/party\` can change who acts.`,
  /** Refusal if a player passes the torch, the right to act, to a bot. */
  botAsHolder: (mention: string) => `${mention} is a bot and cannot play: the torch stays where it is.`,
  /** Part of the line about the party, and of its log: the present owner of the run. It begins no sentence. */
  owner: (mention: string) => `the run belongs to ${mention}`,
  /** Line after `notYours` if nobody has played the run for two weeks. */
  deserted: 'Nobody has played this one for two weeks, so with `/party` anyone may now change who acts.',
  /** Line after `deserted`, to a member, above the button `end`. */
  mayEnd: 'As a member you may also end it.',
  /** Line after `notYours`, to a member, if the owner has left or not played for two weeks, but others have played. */
  ownerAbsent:
    'The owner has left or has not played for two weeks, so members may now change who acts with `/party`. By vote they may also end the run.',
  /** Refusal if another player changes the mode or the display. */
  onlyOwner: (mention: string) => `This run belongs to ${mention}: nobody else may change that.`,
  notYourTurn: (mention: string) => `${mention} holds the torch: it is their turn, not yours.`,
  /** Refusal that replaces `notYourTurn` if nobody has played for hours. */
  idleHolder: (mention: string) =>
    `${mention} holds the torch, but nobody has played for hours, so anyone may take it.`,
  /** Number of players who may still vote. */
  openVotes: (count: number) => (count === 1 ? '1 may still vote' : `${count} may still vote`),
  /** Line in place of `openVotes`, if an action already has enough votes. */
  decidedVote: 'an action has enough votes: press it once more to take it',
  /** A choice and its number of votes; `direction` is in words. */
  voteOption: (choice: ActionKind, direction: string | null, count: number) =>
    `${CHOICES[choice]}${direction === null ? '' : ` ${direction}`}: ${count}`,
  /** Reply to a vote, seen by all. `votes` is a `voteOption`; `needed` means the same as in `status`. */
  voteStatus: (votes: string, needed: number | null) =>
    needed === null
      ? `${votes}. More than half of the votes cast decides. Votes can still be changed.`
      : `${votes} of ${needed} votes needed. Votes can still be changed.`,
  logTitle: 'Who did what',
  /** Line of the party's log; `who` is a mention or `erasedPlayer`. */
  logEntry: (who: string, action: ActionKind | 'back') => `${who} ${LOG[action]}`,
  /** Name of a player whose data was erased. */
  erasedPlayer: 'somebody',
  /** Reply to a player whose action came too late; `entry` is the `logEntry` of the action before it. */
  tooLate: (entry: string) => `${entry} first, so yours came too late and did nothing. \`/party\` shows the board.`,
  stale: 'That was from an earlier turn, so it did nothing. `/party` shows the board.',
  joined: (who: string) => `${who} joins the party.`,
  left: (who: string) => `${who} has left the party.`,
  /** Refusal to the owner of the run, who is its only member and wants to leave. */
  noHeir:
    'The run is yours, and nobody else is in the party to take it. End it with `/run abandon`, or leave once somebody has joined with `/party`.',
  alreadyMember: 'You are in the party already.',
  notMember: 'You are not in the party. `/party` lets you join.',
};

export type PartyTexts = typeof PARTIES;
