import { join } from 'node:path';
import { loadRaws } from '../src/raws';
import { acceptFiles } from './accept/accept-files';
import { acceptRules } from './accept/accept-rules';
import { type Change, formatChange } from './accept/change';
import { commandLine, wholeNumber } from './lib/command-line';

const USAGE = `npm run accept -- [--seconds N]

Records anew what tests and documentation expect of the game, to be run after a change of content, rules or pictures:
the digest of the raws, what there is, the catalogue of levels, the recorded runs, schemas, saves and pictures. Prints
what changed, of each kind; git diff shows all of it. Where nothing changed, nothing is written. Exits with 1 when
something is left to do, and says what.

A recorded run is its actions, played again under the present rules as far as these accept them. One that no longer
shows what it must, such as a death, is searched anew with the bots.

  --seconds N   how long in all (60)`;

void commandLine(USAGE, { seconds: { type: 'string', default: '60' } }, async ({ values }) => {
  const root = join(__dirname, '..');
  const raws = loadRaws();
  const changes: Change[] = [];
  const report = (change: Change): void => {
    changes.push(change);
    console.log(formatChange(change));
  };
  const seconds = wholeNumber('--seconds', values.seconds, 0);
  if (await acceptRules({ root, raws, seconds }, report)) await acceptFiles(root, raws, report);
  const tasks = changes.flatMap((change) => change.tasks);
  const changed = changes.filter((change) => change.changed > 0);
  console.log(changed.length === 0 ? '\nNothing changed.' : '\nRead what changed with git diff; look at the pictures.');
  for (const task of tasks) console.error(`\nTo do: ${task}`);
  if (tasks.length > 0) process.exitCode = 1;
});
