import { careful } from './careful';
import { fighter } from './fighter';
import { first } from './first';
import { follower } from './follower';
import { masher } from './masher';
import { planner } from './planner';
import { random } from './random';
import { reader } from './reader';
import { searcher } from './searcher';
import type { Bot } from './situation';
import { spender } from './spender';
import { tourist } from './tourist';
import { walker } from './walker';
import { wizard } from './wizard';

/** All bots. From masher to spender they press buttons of boards. Tourist and wizard try to use many rules. */
export const BOTS = {
  random,
  fighter,
  walker,
  masher,
  follower,
  first,
  reader,
  spender,
  careful,
  planner,
  searcher,
  tourist,
  wizard,
} satisfies Record<string, Bot>;
export type BotName = keyof typeof BOTS;
export const BOT_NAMES = Object.keys(BOTS) as BotName[];

export const BOT_HABITS: Record<BotName, string> = {
  random: 'any legal action',
  fighter: 'explores and fights, uses no items',
  walker: 'steps on along the known way home, and strikes only who stands in it',
  masher: 'presses Fight if it sees a foe, else Explore, else Go down',
  follower: 'does what boards recommend, else takes a random option',
  first: 'does what boards recommend, else takes the first option',
  reader: 'does what boards recommend, else takes the option with the smallest stated loss',
  spender: 'uses its strongest attack in costly fights, else does what boards recommend',
  careful: 'buys its first gear, fights, rests, drinks and takes stairs',
  planner: 'also trades, learns spells, and weighs magic, things and places in fights',
  searcher: 'does what boards recommend, else takes the option that eight rollouts find best',
  tourist: 'tries everything once',
  wizard: 'the same, and cannot die',
};
