import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheFileOf, loadCode } from '../../../src/handlers/packaged/load-code';

const CODE = '(function (module) { module.exports = { answer: () => 42 }; })';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'code-'));
  file = join(folder, 'code.js');
  writeFileSync(file, CODE);
});
afterEach(() => rmSync(folder, { recursive: true }));

const load = () => loadCode<{ answer(): number }>(file, require);

/** Writes the code that V8 compiled from the file into the cache file beside it. */
function keepCompiled(): void {
  const { exports, compiled } = load();
  exports.answer();
  writeFileSync(cacheFileOf(file), compiled());
}

test('code without a cache beside it is compiled', () => {
  const { cache, exports } = load();
  expect([cache, exports.answer()]).toEqual(['none', 42]);
});

test('the code cache of the file is used, without comparing it with the code', () => {
  keepCompiled();
  writeFileSync(file, CODE.replace('42', '17'));
  const { cache, exports } = load();
  expect([cache, exports.answer()]).toEqual(['accepted', 42]);
});

test('the code cache of a longer file is rejected, and the code compiled anew', () => {
  keepCompiled();
  writeFileSync(file, CODE.replace('42', '7'));
  const { cache, exports } = load();
  expect([cache, exports.answer()]).toEqual(['rejected', 7]);
});
