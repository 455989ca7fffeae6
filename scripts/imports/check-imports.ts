import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cycleViolations } from './cycles';
import { layerViolations } from './layers';
import { orphanViolations } from './orphans';
import { type ImportGraph, readImportGraph } from './read-imports';
import { rungViolations } from './rungs';

/** Reads a project's imports. A violation is a sentence about a forbidden import, a cycle or an orphan file. */
export function checkImports(root: string): { graph: ImportGraph; violations: string[] } {
  const graph = readImportGraph(root, ['src', 'commands', 'scripts', 'test']);
  const { entry } = JSON.parse(readFileSync(join(root, 'knip.json'), 'utf8')) as { entry: string[] };
  const violations = [
    ...graph.broken.map(({ from, specifier }) => `${from} imports ${specifier}, which is not there`),
    ...layerViolations(graph),
    ...rungViolations(graph),
    ...cycleViolations(graph.edges),
    ...orphanViolations(graph, [...entry, ...filesOfJest(root)]),
  ];
  return { graph, violations };
}

/** Returns the files in jest's configuration. knip.json lacks them, because knip reads jest's configuration too. */
const filesOfJest = (root: string): string[] =>
  Array.from(
    readFileSync(join(root, 'jest.config.js'), 'utf8').matchAll(/<rootDir>\/([^']+\.ts)'/g),
    ([, file]) => file!,
  );
