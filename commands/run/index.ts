import type { CommandGroup } from '../../src/discord/commands/command';
import { abandon } from './abandon';
import { building } from './building';
import { fork } from './fork';
import { history } from './history';
import { log } from './log';
import { replay } from './replay';
import { resume } from './resume';
import { retire } from './retire';
import { seed } from './seed';
import { share } from './share';
import { watch } from './watch';

export const run: CommandGroup = {
  definition: { name: 'run' },
  subcommands: [seed, resume, fork, replay, watch, history, share, log, building, abandon, retire],
};
