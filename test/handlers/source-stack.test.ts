import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { sourceStack } from '../../src/handlers/source-stack';

const SOURCE = `
import { logLine } from '../../../src/handlers/log';

export function start(): void {
  outer('no way');
}

export function log(): void {
  try {
    start();
  } catch (error) {
    logLine({ event: 'failed', error });
  }
}

function outer(why: string): void {
  inner(why);
}

function inner(why: string): never {
  throw new Error(why);
}
`;

/** Stack of an error in `start`, in terms of the source. */
const IN_SOURCE = [
  'Error: no way',
  '    at inner (src/thrower.ts:21:9)',
  '    at outer (src/thrower.ts:17:3)',
  '    at start (src/thrower.ts:5:3)',
].join('\n');

let folder: string;
beforeAll(() => {
  mkdirSync('out', { recursive: true });
  folder = mkdtempSync(resolve('out/stack-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/thrower.ts'), SOURCE);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Bundles the source into a folder of its own. Resolves with the path of the bundle. */
async function bundle(name: string): Promise<string> {
  const outfile = join(folder, name, 'bundle.js');
  const options = { bundle: true, minify: true, platform: 'node', sourcemap: 'linked' } as const;
  await build({ ...options, entryPoints: [join(folder, 'src/thrower.ts')], outfile });
  return outfile;
}

/**
 * Runs a program in a process of its own and returns its output. Inside Jest the stacks would be mapped already,
 * because Jest maps them.
 */
const print = (bundled: string, program: string): string =>
  execFileSync(process.execPath, ['-e', `const { start, log } = require(${JSON.stringify(bundled)}); ${program}`], {
    encoding: 'utf8',
  });

/** Stack of an error in the bundle, without the frames outside the bundle. */
const stackOf = (bundled: string): string =>
  print(bundled, 'const call = () => start(); try { call() } catch ({ stack }) { console.log(stack) }')
    .split('\n')
    .slice(0, 4)
    .join('\n');

test('a stack names functions, files, rows and columns of the source', async () => {
  const stack = sourceStack(stackOf(await bundle('whole')));
  // A function that is called from outside the bundle keeps its minified name.
  expect(stack.replace(/at \w+ (?=\(src\/thrower\.ts:5:3\))/, 'at start ')).toBe(IN_SOURCE);
});

test('a stack in the log names the source, too', async () => {
  const { error } = JSON.parse(print(await bundle('logged'), 'log()'));
  expect(error.stack).toContain(IN_SOURCE);
});

test('a stack that names the source already stays unchanged', () => {
  expect(sourceStack(IN_SOURCE)).toBe(IN_SOURCE);
});

test.each([
  ['is missing', (file: string) => rmSync(file)],
  ['cannot be read', (file: string) => writeFileSync(file, 'half a m')],
  ['is none', (file: string) => writeFileSync(file, '{}')],
])('a stack stays unchanged if the map %s', async (name, spoil) => {
  const bundled = await bundle(name);
  spoil(`${bundled}.map`);
  const stack = stackOf(bundled);
  expect(stack).toContain('bundle.js:');
  expect(sourceStack(stack)).toBe(stack);
});

test.each([
  '    at Array.map (<anonymous>)',
  '    at async Promise.all (index 0)',
  '    at Module._compile (node:internal/modules/cjs/loader:1929:14)',
])('a line of another kind stays unchanged: %s', (line) => {
  expect(sourceStack(line)).toBe(line);
});
