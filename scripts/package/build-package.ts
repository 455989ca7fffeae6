import { createWriteStream, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { cacheFileOf } from '../../src/handlers/packaged/load-code';
import { APP, buildHandlers } from '../build';
import { type StackOptions, serverless } from '../deploy/stack';
import { thirdPartyNotices } from '../third-party/notices';

const ZIP = 'dist/wyrmdeep.zip';

/** A fixed time, so that equal contents give equal archives. */
const STAMP = new Date('2020-01-01T00:00:00Z');

interface PackageOptions {
  /** Variables added to the environment that serverless.yml reads. */
  env?: Record<string, string>;
  writesNotices?: boolean;
  /** Makes the code cache for an archive. Unless it is `null`, the cache is added to the package. */
  compile?: (archive: string) => Promise<Buffer | null>;
}

/** Builds the package of a stack into `.serverless/`. Rejects if Serverless refuses the template. */
export async function buildPackage(
  stack: StackOptions,
  { env = {}, writesNotices = false, compile }: PackageOptions = {},
): Promise<void> {
  rmSync('dist', { recursive: true, force: true });
  const { sizes, codeFile, packages } = await buildHandlers();
  console.table(sizes);
  const notices = thirdPartyNotices(packages);
  writeFileSync(join(APP, 'THIRD_PARTY.md'), notices);
  if (writesNotices) writeFileSync('THIRD_PARTY.md', notices);
  await zip(APP, ZIP);
  const cache = (await compile?.(ZIP)) ?? null;
  if (cache) {
    writeFileSync(join(APP, cacheFileOf(codeFile)), cache);
    await zip(APP, ZIP);
  }
  if (serverless(['package', '--package', '.serverless'], stack, { env }) !== 0)
    throw new Error('serverless.yml was refused: see above');
}

async function zip(folder: string, file: string): Promise<void> {
  const archive = new ZipFile();
  for (const path of filesBelow(folder)) {
    archive.addFile(join(folder, path), path, { mtime: STAMP, mode: 0o644 });
  }
  archive.end();
  await pipeline(archive.outputStream, createWriteStream(file));
  console.log(`${file}: ${statSync(file).size} bytes`);
}

function filesBelow(folder: string, under = ''): string[] {
  return readdirSync(join(folder, under), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = under === '' ? entry.name : `${under}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(folder, path) : [path];
    });
}
