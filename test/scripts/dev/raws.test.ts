import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDevProcess } from '../../support/dev-process';

const MISSPELT = join(__dirname, '../../support/misspelt-raws.cjs');
const dataDir = mkdtempSync(join(tmpdir(), 'raws-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

test('npm start lists what is wrong with the raws, in place of playing with them', async () => {
  const end = await startDevProcess({ DATA_DIR: dataDir, NODE_OPTIONS: `--require ${MISSPELT}` }).then(
    async (server) => `it listens, and stops with ${await server.stop()}`,
    (error: Error) => error.message,
  );
  expect(end).toContain('mobs.json · barkeep: unknown: vison_range');
});
