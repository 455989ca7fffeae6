import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** Path of a Node of the given version. Npm downloads it if its cache has none. */
export function nodeBinary(version: string): string {
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['--yes', `--package=node@${version}`, 'node', '-p', 'process.execPath'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  if (status === 0) return stdout.trim();
  throw new Error(`Node ${version} comes from the npm registry, which could not be reached:\n${stderr}`);
}
