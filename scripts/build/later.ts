import { basename, join, relative } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';

const LOCALES = join('src', 'i18n', 'locales.ts');
/** The name of the file that the packages share. */
const PACKAGES = 'packages';
const LANGUAGE = 'later-language';
const PACKAGE = 'later-package';

/**
 * Leaves out what a first reply in English does without: the other languages, and packages that are loaded by
 * `import()`. It stands in files of its own beside the bundles, one for each language and one for all packages, and is
 * read when first used.
 */
export function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    setup(build) {
      build.onResolve({ filter: /^\.\/[a-z-]+$/ }, ({ path, importer }) =>
        importer.endsWith(LOCALES) && path !== './en' ? { path: basename(path), namespace: LANGUAGE } : null,
      );
      // A getter, since languages are imported at start-up.
      build.onLoad({ filter: /./, namespace: LANGUAGE }, ({ path }) => ({
        contents: `Object.defineProperty(exports, '${path}', { get: () => require('./${path}.js').${path}, enumerable: true });`,
      }));
      build.onResolve({ filter: /^[@a-z]/ }, async ({ path, importer, resolveDir, kind, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === PACKAGE) return null;
        const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: PACKAGE });
        return found.external ? null : { path: nameOf(found.path), namespace: PACKAGE };
      });
      build.onLoad({ filter: /./, namespace: PACKAGE }, ({ path }) => ({ contents: loaderOf(path) }));
      build.onResolve({ filter: /./, namespace: LANGUAGE }, ({ path }) => ({ path, external: true }));
      build.onResolve({ filter: /./, namespace: PACKAGE }, ({ path }) => ({ path, external: true }));
    },
  };
}

/** What failed while it was evaluated would keep its error for good: the file is forgotten, and read again. */
const loaderOf = (path: string): string => `
try {
  module.exports = require('./${PACKAGES}.js')['${path}']();
} catch (error) {
  delete require.cache[require.resolve('./${PACKAGES}.js')];
  throw error;
}`;

/** The entry points of the files for what was left out of bundles, and what their build needs. */
export function leftOut({ outputs }: Metafile): { entryPoints: Record<string, string>; plugins: Plugin[] } {
  const used = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs));
  const named = (namespace: string): string[] =>
    [...new Set(used.filter((input) => input.startsWith(`${namespace}:`)))].map((input) =>
      input.slice(namespace.length + 1),
    );
  const languages = named(LANGUAGE).map((name) => [name, `src/i18n/${name}/index.ts`]);
  const packages = named(PACKAGE).sort();
  return { entryPoints: { ...Object.fromEntries(languages), [PACKAGES]: PACKAGES }, plugins: [sharedFile(packages)] };
}

function sharedFile(packages: readonly string[]): Plugin {
  return {
    name: 'shared-file',
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${PACKAGES}$`) }, ({ path }) => ({ path, namespace: PACKAGE }));
      build.onLoad({ filter: /./, namespace: PACKAGE }, () => ({
        contents: packages
          .map((path) => `exports['${path}'] = () => require('./${path.replace(/\.cjs$/, '')}');`)
          .join('\n'),
        resolveDir: '.',
      }));
    },
  };
}

/** A path from the root, alike on every machine, as that of a CommonJS module: what stands in for it is one. */
const nameOf = (path: string): string => `${relative('', path)}.cjs`;
