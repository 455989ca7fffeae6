import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { leaveOut, leftOut } from '../../../scripts/build/later';

/** ES module that throws at its first evaluation and exports `answer` after the second. */
const FLAKY = `
globalThis.evaluated = (globalThis.evaluated ?? 0) + 1;
if (globalThis.evaluated === 1) throw new Error('not this time');
export const answer = 42;`;

/** Program that loads the module three times, one after another. */
const ENTRY = `
const load = () => import('flaky').then(({ answer }) => String(answer), ({ message }) => message);
(async () => console.log([await load(), await load(), await load()].join()))();`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'later-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a package whose first load fails is loaded again by the next import', async () => {
  mkdirSync(join(folder, 'node_modules', 'flaky'), { recursive: true });
  writeFileSync(join(folder, 'node_modules', 'flaky', 'index.mjs'), FLAKY);
  writeFileSync(join(folder, 'node_modules', 'flaky', 'package.json'), '{ "name": "flaky", "main": "index.mjs" }');
  writeFileSync(join(folder, 'main.mjs'), ENTRY);
  const options = {
    outdir: join(folder, 'out'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    metafile: true,
  } as const;
  const entry: BuildOptions = { entryPoints: { main: join(folder, 'main.mjs') }, plugins: [leaveOut()] };
  const { metafile } = await build({ ...entry, ...options });
  await build({ ...options, ...leftOut(metafile) });
  const said = execFileSync(process.execPath, [join(folder, 'out', 'main.js')], { encoding: 'utf8' });
  expect(said.trim()).toBe('not this time,42,42');
});
