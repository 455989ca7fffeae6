import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFiles } from '../../../src/raws/check/check';
import { FILES } from '../../../src/raws/files';
import { runScript } from '../../support/run-script';

/** Checks raws with a misspelt field, which throws. */
function checkMisspelt(): never {
  const { mobs, ...file } = structuredClone(FILES.mobs) as { mobs: Record<string, unknown>[] };
  const [first, ...others] = mobs;
  checkFiles({ ...FILES, mobs: { ...file, mobs: [{ ...first, vison_range: first?.vision_range }, ...others] } });
  throw new Error('the files are sound');
}

test('npm start lists the errors of the raws instead of starting', async () => {
  jest.doMock('../../../src/raws', () => ({ loadRaws: checkMisspelt }));
  const { code, errors } = await runScript('dev.ts', [], { PORT: '0', DATA_DIR: join(tmpdir(), 'never-begun') });
  expect(errors).toContain('mobs.json · barkeep: unknown: vison_range');
  expect(code).toBe(1);
});
