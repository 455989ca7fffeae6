import { join } from 'node:path';
import { loadRaws } from '../src/raws';
import { commandLine, wholeNumber } from './lib/command-line';
import { writeSave } from './saves/write-save';

const USAGE = `npx tsx scripts/save-fixture.ts [SEED] [ACTIONS] [DEEPEST]

Writes every item of a played run in the current schema to test/saves, as a fixture that later versions must be able to
read.

  SEED      of the run, and part of the name of its file (fixture)
  ACTIONS   how many are played (60)
  DEEPEST   the level it goes down to (2)`;

void commandLine(
  USAGE,
  {},
  async ({ positionals: [seed = 'fixture', actions = '60', deepest = '2'] }) => {
    const run = {
      seed,
      actions: wholeNumber('ACTIONS', actions, 1),
      deepest: wholeNumber('DEEPEST', deepest, 1),
    };
    console.log(await writeSave(join(__dirname, '..'), loadRaws(), run));
  },
  'arguments',
);
