import { join } from 'node:path';
import { readImportGraph } from '../../../scripts/imports/read-imports';

const ENTRIES = ['src/handlers/functions.ts', 'src/handlers/interactions.ts', 'src/handlers/worker.ts'];
const SERVER = 'src/handlers/server/main.ts';

const graph = readImportGraph(join(__dirname, '../../..'), ['src', 'commands', 'raws']);

/** Packages whose code the files load, directly or through others. */
function packagesOf(entries: readonly string[]): Set<string> {
  const reached = new Set(entries);
  for (const file of reached) {
    for (const { from, to, typeOnly } of graph.edges) if (from === file && !typeOnly) reached.add(to);
  }
  return new Set(graph.packages.filter(({ from, typeOnly }) => reached.has(from) && !typeOnly).map(({ name }) => name));
}

test('the server loads the driver of SQLite, and no Lambda function does', () => {
  expect(packagesOf([SERVER]).has('libsql')).toBe(true);
  expect(packagesOf(ENTRIES).has('libsql')).toBe(false);
});
