import { join } from 'node:path';
import { checkImports } from './imports/check-imports';

const { graph, violations } = checkImports(join(__dirname, '..'));
for (const each of violations) console.error(each);
console.log(`${graph.files.length} files, ${graph.edges.length} imports, ${violations.length} violations`);
process.exitCode = violations.length === 0 ? 0 : 1;
