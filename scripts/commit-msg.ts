import { readFileSync } from 'node:fs';
import { commandLine, UsageError } from './lib/command-line';
import { subjectComplaint } from './prose/commit-subjects';

const USAGE = `npx tsx scripts/commit-msg.ts FILE

Reads a commit message and prints what its subject should be like, if it is not "area: Verb object". Never refuses a
commit. To have git run it: git config core.hooksPath .githooks`;

void commandLine(
  USAGE,
  {},
  ({ positionals: [file] }) => {
    if (file === undefined) throw new UsageError('Name the file of the commit message.');
    const [subject = ''] = readFileSync(file, 'utf8').split('\n');
    const complaint = subjectComplaint(subject);
    if (complaint !== null) console.warn(`The subject "${subject}": ${complaint}.`);
  },
  'arguments',
);
