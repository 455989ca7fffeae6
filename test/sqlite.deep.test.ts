import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nodeBinary } from './support/node-binary';

const ROOT = join(__dirname, '..');
const JEST = join(ROOT, 'node_modules/jest/bin/jest.js');

/** Suites that lose messages, kill writers or take whole requests, on a database behind a server. */
const SUITES = [
  ...['test/storage', 'test/play/crashes.test.ts'],
  ...['play', 'results', 'deferred-replies', 'unclear-commits'].map((name) => `test/e2e/${name}.test.ts`),
];

/** Suites of the contract, which also run on SQLite itself. */
const CONTRACT = ['test/storage', 'test/handlers/server', 'test/scripts/restore'];

/** Runs tests in a process of their own. Returns jest's report if they fail, which it writes to the error stream. */
function failuresOf(node: string, suites: readonly string[], env: Record<string, string>): string {
  const { DEEP_TESTS, ...inherited } = process.env;
  const { status, stderr } = spawnSync(node, [JEST, '--runInBand', ...suites], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...inherited, ...env },
  });
  return status === 0 ? '' : stderr;
}

test('all suites exist', () => {
  expect([...SUITES, ...CONTRACT].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('lost messages, crashes and whole requests do no harm on SQLite', () => {
  expect(failuresOf(process.execPath, SUITES, { TEST_STORE: 'sqlite' })).toBe('');
});

/** Versions of Node with a SQLite of their own: the first that needs no flag for it, and the newest of each line. */
const NODES = ['22.13.0', '22', '24'];

test.each(NODES)('the contract holds on the SQLite of Node %s', (version) => {
  expect(failuresOf(nodeBinary(version), CONTRACT, { SQLITE_DRIVER: 'node' })).toBe('');
});
