import { basename, join, relative } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';

const LOCALES = join('src', 'i18n', 'locales.ts');
const PACKAGES = 'packages';
const LANGUAGE = 'later-language';
const PACKAGE = 'later-package';

/**
 * Returns a plugin that leaves out code that no first reply in English needs: other languages, and packages that are
 * loaded with `import()`. Each language has its own file beside the bundles, and all packages share one file. A
 * function reads these files on first use.
 */
export function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    setup(build) {
      build.onResolve({ filter: /^\.\/[a-z-]+$/ }, ({ path, importer }) =>
        importer.endsWith(LOCALES) && path !== './en' ? { path: basename(path), namespace: LANGUAGE } : null,
      );
      // A getter delays the reading, because the code imports all languages at its start.
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

/**
 * Returns code that reads the file of the packages. Node would keep the error of a failed evaluation for ever. After a
 * failure the file is therefore removed from the cache, and read again the next time.
 */
const loaderOf = (path: string): string => `
try {
  module.exports = require('./${PACKAGES}.js')['${path}']();
} catch (error) {
  delete require.cache[require.resolve('./${PACKAGES}.js')];
  throw error;
}`;

/** Returns the entry points of the files for left-out code, and the plugins that their build needs. */
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

/**
 * Returns the path from the root, which is the same on every machine. The path ends in `.cjs`, because the code that
 * takes the package's place is a CommonJS module.
 */
const nameOf = (path: string): string => `${relative('', path)}.cjs`;
