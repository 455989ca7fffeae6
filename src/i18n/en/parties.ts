import type { Action } from '../../engine';
import type { PartyMode } from '../../settings/party-settings';
import type { Handling } from '../names';
import { count } from './grammar';

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
  throw: 'threw something',
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
  bid: 'spoke to the companion',
  offer: 'made an offering',
  answer: 'made a choice',
  retire: 'retired',
  abandon: 'gave up the run',
  cheat: 'debugged',
  back: 'took the run back',
};

const USED: Record<Handling, string> = {
  eat: 'ate',
  drink: 'drank',
  throw: 'threw',
  read: 'read',
  study: 'read',
  zap: 'zapped',
  wield: 'took',
  wear: 'put on',
  touch: 'touched',
  enter: 'entered',
  use: 'used',
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
  throw: 'throw',
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
  bid: 'speak to the companion',
  offer: 'make the offering',
  answer: 'choose',
  retire: 'retire',
  abandon: 'give up',
  cheat: 'debug',
};

export const PARTIES = {
  mode: MODES,
  /** `votes` is empty if nobody has voted. `needed` is `null` if more than half of the votes cast decide. */
  status: (mode: PartyMode, holder: string, votes: string, needed: number | null) => {
    if (mode === 'handover') return `Party: ${MODES[mode]} · the torch is with ${holder}`;
    if (mode !== 'vote') return `Party: ${MODES[mode]}`;
    const rule =
      needed === null ? 'Idle for hours: most of the votes cast win' : `First to ${count(needed, 'vote', 'votes')}`;
    return `Party: ${MODES[mode]} · ${rule} · ${votes === '' ? 'none yet' : votes}`;
  },
  /** Labels of at most 80 characters, short because phones cut long labels. */
  button: {
    becomeHolder: 'Take the torch',
    join: 'Join',
    leave: 'Leave',
    leaveAnyway: 'Leave anyway',
    bring: 'Bring down',
    end: 'End the run',
  },
  /** Reply to a holder who has passed the torch on, in a mode that gives holders no rights. */
  powerlessHolder: (mention: string, mode: string) =>
    `${mention} has the torch, but it decides nothing here (${mode}). \`/party\` can change who acts.`,
  kitSettled: (kit: string) => `This run has begun with another kit (${kit}). \`/party\` takes yours once it is over.`,
  /** Refusal to pass the torch on, in a mode that gives holders no rights. */
  onlyHolderPasses: (mention: string, mode: string) =>
    `Only ${mention}, who has the torch, can pass it on, and it decides nothing here (${mode}). \`/party\` can change who acts.`,
  /** Line on a board that only one member sees. The shared board's buttons keep working. */
  aside: "Only you see this. What you play here shows on the party's board.",
  notJoined: (mention: string) =>
    `${mention} has not joined this party, so the torch stays where it is. **Join** below the board, or \`/party\`, lets them in.`,
  botAsHolder: (mention: string) => `${mention} is a bot and cannot play: the torch stays where it is.`,
  owner: (mention: string) => `the run belongs to ${mention}`,
  /** Follows the text `notYours`. */
  deserted: 'Nobody has played this one for two weeks, so with `/party` anyone may now change who acts.',
  /** Follows `deserted` if the reader is a member of the party. The message then has the button `end`. */
  mayEnd: 'As a member you may also end it.',
  /** Follows `notYours` if the reader is a member of the party. */
  ownerAbsent:
    'The owner has left or has not played for two weeks, so members may now change who acts with `/party`. By vote they may also end the run.',
  onlyOwner: (mention: string) => `This run belongs to ${mention}: nobody else may change that.`,
  notYourTurn: (mention: string) => `${mention} holds the torch: it is their turn, not yours.`,
  /** Replaces `notYourTurn` if nobody has played or taken the torch for six hours. */
  idleHolder: (mention: string) =>
    `${mention} holds the torch, but nobody has played for hours, so anyone may take it.`,
  openVotes: (count: number) => (count === 1 ? '1 may still vote' : `${count} may still vote`),
  decidedVote: 'an action has enough votes: press it once more to take it',
  /** `direction` is `null` for actions without a direction. */
  choice: (action: ActionKind, direction: string | null) =>
    `${CHOICES[action]}${direction === null ? '' : ` ${direction}`}`,
  votesFor: (choice: string, count: number) => `${choice}: ${count}`,
  /** The whole channel sees this reply. `needed` means the same as in `status`. */
  voteStatus: (votes: string, needed: number | null) =>
    needed === null
      ? `${votes}. More than half of the votes cast decides. Votes can still be changed.`
      : `${votes} of ${needed} votes needed. Votes can still be changed.`,
  logTitle: 'Who did what',
  /** `who` is a mention or `erasedPlayer`. */
  logEntry: (who: string, action: ActionKind | 'back') => `${who} ${LOG[action]}`,
  usedEntry: (who: string, how: Handling, thing: string) => `${who} ${USED[how]} ${thing}`,
  erasedPlayer: 'somebody',
  /** `entry` is the `logEntry` of another member's earlier action. */
  tooLate: (entry: string) => `${entry} first, so yours came too late and did nothing.`,
  stale: 'That was from an earlier turn, so it did nothing.',
  /** `isOpen` is true if a press of any button makes the player a member. */
  opened: (who: string, isOpen: boolean) =>
    isOpen
      ? `${who} opens a party. **Join**, or any other button below, lets you play along.`
      : `${who} opens a party. **Join** lets you play along.`,
  members: (mentions: string, more: number) => `playing: ${mentions}${more === 0 ? '' : ` and ${more} more`}`,
  /** `more` is the number of players whom `mentions` leaves out. */
  played: (mentions: string, more: number) => `Played by ${mentions}${more === 0 ? '' : ` and ${more} more`}`,
  modeChoice: (mode: string) => `Who acts: ${mode}`,
  modeChanged: (who: string, mode: string) => `${who} changes who acts: ${mode}.`,
  joined: (who: string) => `${who} joins the party.`,
  left: (who: string) => `${who} has left the party.`,
  /** Question to the owner. The message has the button `leaveAnyway`. */
  confirmLeave: 'This run is yours. If you leave, it goes to another member of the party.',
  noHeir:
    'The run is yours, and nobody else is in the party to take it. End it with `/run abandon`, or leave once somebody has joined with `/party`.',
  standing: 'You are in. The board stands further up in this channel, and its buttons still work.',
  /** The message has the button `join`. */
  invited: 'That is for members of the party. **Join**, then press again.',
  alreadyMember: 'You are in the party already.',
  notMember: 'You are not in the party. `/party` lets you join.',
  /** Texts that answer a request to move a run to this channel. `channel` is a link. */
  move: {
    done: 'This run is played in this channel from now on.',
    playedIn: (channel: string) => `This run is played in ${channel} now.`,
    onlyOwner: (mention: string) =>
      `Only ${mention}, whose run this is, can move it while the party plays. Once nobody has played for two weeks, every member can.`,
    refusals: {
      alone:
        'A party needs a channel where all its members see the board. Choose the run again in a channel of its server.',
      'other-server': 'This run began on another server and stays there. Choose it again in a channel of that server.',
      'channel-taken':
        'Another party plays in this channel. Choose this run again in another channel, or once that run is over.',
    },
  },
};

export type PartyTexts = typeof PARTIES;
