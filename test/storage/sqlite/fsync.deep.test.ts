import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../support/sqlite';

const SCRIPT = join(__dirname, 'support/put-items.ts');
const folder = temporaryFolder();
afterAll(() => folder.remove());

const hasStrace = spawnSync('strace', ['--version']).status === 0;
const testWithStrace = hasStrace ? test : test.skip;
if (!hasStrace) console.warn('strace is not installed: the test that counts synchronizations is skipped');

/** Number of synchronizations with the disk by a process that makes so many commits. */
function synchronizations(commits: number): number {
  const trace = join(folder.path, `${commits}.trace`);
  const traced = ['-f', '-e', 'trace=fsync,fdatasync', '-o', trace];
  const database = join(folder.path, `${commits}.sqlite`);
  const node = [process.execPath, '--import', 'tsx', SCRIPT, database, String(commits)];
  const { status, stderr } = spawnSync('strace', [...traced, ...node], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return readFileSync(trace, 'utf8')
    .split('\n')
    .filter((line) => /\b(fsync|fdatasync)\(/.test(line)).length;
}

testWithStrace('each commit synchronizes the disk once', () => {
  expect(synchronizations(250) - synchronizations(50)).toBe(200);
});
