import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readImportGraph } from './imports/read-imports';
import { commandLine } from './lib/command-line';
import { openingComplaints } from './prose/comment-openings';
import { subjectComplaint } from './prose/commit-subjects';

const USAGE = `npm run prose

Lists comments that open with a word which hides who does what, each with its rewrite, and ends with 1 if there are any.
Warns of the last 20 commit subjects that are not "area: Verb object". CONTRIBUTING gives the rules.`;

const ROOT = join(__dirname, '..');

/** Number of newest commits whose subjects are checked. */
const COMMITS = 20;

void commandLine(USAGE, {}, () => {
  const { files } = readImportGraph(ROOT, ['src', 'commands', 'scripts', 'test']);
  const complaints = files.flatMap((file) => openingComplaints(file, readFileSync(join(ROOT, file), 'utf8')));
  for (const { place, opening, advice } of complaints) console.error(`${place}: "${opening}" — ${advice}`);
  for (const subject of lastSubjects()) {
    const complaint = subjectComplaint(subject);
    if (complaint !== null) console.warn(`commit "${subject}": ${complaint}`);
  }
  console.log(`${files.length} files, ${complaints.length} comments to rewrite`);
  process.exitCode = complaints.length === 0 ? 0 : 1;
});

/** Returns the newest commit subjects; none without git or without a history. */
function lastSubjects(): string[] {
  try {
    const args = ['log', '--no-merges', '--format=%s', `-${COMMITS}`];
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter((subject) => subject !== '');
  } catch {
    return [];
  }
}
