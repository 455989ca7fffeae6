import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const COPIED = [
  'src',
  'commands',
  'raws',
  'scripts',
  'test',
  'docs',
  'package.json',
  'package-lock.json',
  'serverless.yml',
  'tsconfig.json',
  'jest.config.js',
  'biome.json',
  'knip.json',
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'LICENSE',
  'THIRD_PARTY.md',
];

/** Copies the project to a folder below `out` with the same packages, so that its code can be changed safely. */
export function createSandbox(root: string): { folder: string; remove(): void } {
  mkdirSync(join(root, 'out'), { recursive: true });
  const folder = mkdtempSync(join(root, 'out/mutate-'));
  for (const name of COPIED) {
    if (existsSync(join(root, name))) cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Writes files into a folder. Their names are paths in the project. */
export function writeInto(folder: string, files: readonly { name: string; content: string }[]): void {
  for (const { name, content } of files) writeFileSync(join(folder, name), content);
}
