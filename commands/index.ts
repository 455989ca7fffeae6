import type { SlashCommand } from '../src/discord/commands/command';
import { about } from './about';
import { admin } from './admin';
import { ascend } from './ascend';
import { attack } from './attack';
import { buy } from './buy';
import { cast } from './cast';
import { character } from './character';
import { daily } from './daily';
import { descend } from './descend';
import { drop } from './drop';
import { equip } from './equip';
import { explore } from './explore';
import { fight } from './fight';
import { fire } from './fire';
import { help } from './help';
import { inventory } from './inventory';
import { leaderboard } from './leaderboard';
import { look } from './look';
import { map } from './map';
import { move } from './move';
import { party } from './party';
import { pickup } from './pickup';
import { play } from './play';
import { privacy } from './privacy';
import { remove } from './remove';
import { rest } from './rest';
import { run } from './run';
import { sell } from './sell';
import { settings } from './settings';
import { travel } from './travel';
import { use } from './use';
import { wait } from './wait';

/** The help lists the commands in this order. */
export const COMMANDS: readonly SlashCommand[] = [
  play,
  move,
  explore,
  travel,
  fight,
  fire,
  attack,
  wait,
  rest,
  pickup,
  use,
  equip,
  remove,
  drop,
  cast,
  buy,
  sell,
  descend,
  ascend,
  look,
  map,
  inventory,
  character,
  run,
  daily,
  leaderboard,
  party,
  privacy,
  admin,
  help,
  about,
  settings,
];
