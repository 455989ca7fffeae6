import { join } from 'node:path';
import { checkImports } from './imports/check-imports';
import { commandLine } from './lib/command-line';

const USAGE = `npx tsx scripts/imports.ts

Lists imports over a border, cycles, and files that nobody imports; ends with 1 when there are any. npm run imports also runs
knip, for exports and dependencies that nobody uses.`;

void commandLine(USAGE, {}, () => {
  const { graph, violations } = checkImports(join(__dirname, '..'));
  for (const each of violations) console.error(each);
  console.log(`${graph.files.length} files, ${graph.edges.length} imports, ${violations.length} violations`);
  process.exitCode = violations.length === 0 ? 0 : 1;
});
