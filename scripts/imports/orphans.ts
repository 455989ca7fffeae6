import type { ImportGraph } from './read-imports';

/** Reports files that nobody imports and that are no entry points. Entry points are globs of `*` and `**`. */
export function orphanViolations({ files, edges }: ImportGraph, entries: readonly string[]): string[] {
  const imported = new Set(edges.map(({ to }) => to));
  const patterns = entries.map(toRegExp);
  return files
    .filter((file) => !file.endsWith('.d.ts') && !imported.has(file) && !patterns.some((pattern) => pattern.test(file)))
    .map((file) => `${file} is imported by nobody and no entry point in knip.json or jest.config.js`);
}

function toRegExp(glob: string): RegExp {
  const source = glob
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('**/', '\0')
    .replaceAll('*', '[^/]*')
    .replaceAll('\0', '(.*/)?');
  return new RegExp(`^${source}$`);
}
