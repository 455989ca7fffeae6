import type { Command } from '../src/discord/commands/command';
import { abandon } from './abandon';
import { about } from './about';
import { admin } from './admin';
import { ascend } from './ascend';
import { attack } from './attack';
import { building } from './building';
import { buy } from './buy';
import { cast } from './cast';
import { character } from './character';
import { daily } from './daily';
import { descend } from './descend';
import { drop } from './drop';
import { equip } from './equip';
import { explore } from './explore';
import { fight } from './fight';
import { fork } from './fork';
import { help } from './help';
import { inventory } from './inventory';
import { leaderboard } from './leaderboard';
import { log } from './log';
import { look } from './look';
import { map } from './map';
import { move } from './move';
import { party } from './party';
import { pickup } from './pickup';
import { play } from './play';
import { privacy } from './privacy';
import { remove } from './remove';
import { replay } from './replay';
import { rest } from './rest';
import { resume } from './resume';
import { retire } from './retire';
import { runs } from './runs';
import { seed } from './seed';
import { sell } from './sell';
import { settings } from './settings';
import { share } from './share';
import { travel } from './travel';
import { use } from './use';
import { wait } from './wait';
import { watch } from './watch';

/** Every slash command, in the order the help lists them. */
export const COMMANDS: readonly Command[] = [
  play,
  move,
  explore,
  travel,
  fight,
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
  log,
  daily,
  leaderboard,
  runs,
  seed,
  resume,
  party,
  share,
  watch,
  replay,
  building,
  fork,
  privacy,
  admin,
  help,
  about,
  settings,
  retire,
  abandon,
];
