import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cycleViolations } from './imports/cycles';
import { layerViolations } from './imports/layers';
import { orphanViolations } from './imports/orphans';
import { readImportGraph } from './imports/read-imports';

const ROOT = join(__dirname, '..');

/** What is wrong with the imports of this project: borders crossed, cycles, files that nobody needs. */
function violations(): string[] {
  const graph = readImportGraph(ROOT, ['src', 'commands', 'scripts', 'test']);
  const { entry } = JSON.parse(readFileSync(join(ROOT, 'knip.json'), 'utf8')) as { entry: string[] };
  console.log(`${graph.files.length} files, ${graph.edges.length} imports of each other`);
  return [
    ...graph.broken.map(({ from, specifier }) => `${from} imports ${specifier}, which is not there`),
    ...layerViolations(graph),
    ...cycleViolations(graph.edges),
    ...orphanViolations(graph, entry),
  ];
}

const found = violations();
for (const each of found) console.error(each);
if (found.length > 0) {
  console.error(`${found.length} violations`);
  process.exitCode = 1;
}
