import type { Action } from '../../engine';

type Kind = Action['kind'];

const DID: Record<Kind | 'back', string> = {
  move: 'moved',
  attack: 'attacked',
  wait: 'waited',
  rest: 'rested',
  explore: 'explored',
  travel: 'travelled',
  fight: 'fought',
  descend: 'went down',
  ascend: 'went up',
  pickup: 'picked something up',
  fetch: 'fetched something',
  use: 'used something',
  equip: 'put something on',
  remove: 'took something off',
  drop: 'dropped something',
  cast: 'cast a spell',
  buy: 'bought something',
  sell: 'sold something',
  answer: 'made a choice',
  retire: 'retired',
  abandon: 'gave up the run',
  cheat: 'debugged',
  back: 'took the run back',
};

const CHOICE: Record<Kind, string> = {
  move: 'move',
  attack: 'attack',
  wait: 'wait',
  rest: 'rest',
  explore: 'explore',
  travel: 'travel',
  fight: 'fight',
  descend: 'go down',
  ascend: 'go up',
  pickup: 'pick up',
  fetch: 'fetch',
  use: 'use',
  equip: 'equip',
  remove: 'take off',
  drop: 'drop',
  cast: 'cast',
  buy: 'buy',
  sell: 'sell',
  answer: 'choose',
  retire: 'retire',
  abandon: 'give up',
  cheat: 'debug',
};

/** What is said in English of those who play together, and to those who look after them. */
export const COMPANY = {
  did: (who: string, deed: Kind | 'back') => `${who} ${DID[deed]}`,
  outrun: (did: string) => `${did} first, so yours came too late and did nothing. \`/party\` shows the board.`,
  somebody: 'somebody',
  votes: (choice: Kind, way: string | null, count: number) =>
    `${CHOICE[choice]}${way === null ? '' : ` ${way}`}: ${count}`,
  tally: (votes: string, needed: number) => `${votes} of ${needed} it takes. Until then votes may be changed.`,
  open: (count: number) => (count === 1 ? '1 may still vote' : `${count} may still vote`),
  move: (version: number) => `move ${version}`,
  acts: 'Who did what',
  button: { join: 'Join', leave: 'Leave' },
  note: {
    joined: (who: string) => `${who} plays along.`,
    left: (who: string) => `${who} no longer plays along.`,
    member: 'You play along already.',
    outsider: 'You do not play along. `/party` takes you in.',
    late: 'That button was from an earlier turn, so it did nothing. `/party` shows the board.',
  },
  quiet: {
    is: (on: boolean): string => (on ? 'replies: quiet' : 'replies: for all'),
    make: (on: boolean): string => (on ? 'Quiet replies' : 'Replies for all'),
  },
  backTo: (version: number) => `Back to move ${version}`,
};
