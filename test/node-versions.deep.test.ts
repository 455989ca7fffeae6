import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OLDEST_NODE } from '../scripts/lib/oldest-node';
import { nodeBinary } from './support/node-binary';

const ROOT = join(__dirname, '..');
const JEST = join(ROOT, 'node_modules/jest/bin/jest.js');

/** Node versions: the oldest that `engines` allows, the one between, and the one on Lambda. */
const VERSIONS = [`${OLDEST_NODE}.0`, '22', '24'];

/**
 * Tests whose results must be equal on every version: recorded runs, old saves, levels, chance and geometry, packed
 * bytes, pictures.
 */
const SAMPLE = [
  'test/scripts/replay/replay.test.ts',
  'test/saves',
  'test/catalogue',
  'test/lib',
  'test/raws/digest.test.ts',
  'test/storage/codec',
  'test/render/compact.test.ts',
  'test/render/png.test.ts',
];

test('all files of the sample exist', () => {
  expect(SAMPLE.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test.each(VERSIONS)('replays, saves, levels and pictures are the same on Node %s', (version) => {
  const node = nodeBinary(version);
  expect(spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim()).toMatch(new RegExp(`^v${version}\\b`));
  const { status, stderr } = spawnSync(node, [JEST, '--runInBand', ...SAMPLE], { cwd: ROOT, encoding: 'utf8' });
  // Jest reports on the error stream, so the expectation shows that stream.
  expect(status === 0 ? '' : stderr).toBe('');
});
