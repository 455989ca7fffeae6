import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

const ROOT = join(__dirname, '..');

/** Which of our layers each layer may import, values and types alike unless it says so. */
const MAY_IMPORT: Record<string, { values: string[]; types?: string[]; packages?: RegExp }> = {
  lib: { values: [], packages: /^pure-rand\// },
  engine: { values: ['lib'], packages: /^zod\/mini$/ },
  raws: { values: ['engine', 'lib', 'json'], packages: /^zod\/mini$/ },
  render: { values: ['engine', 'lib'], packages: /^(node:zlib|@napi-rs\/canvas)$/ },
  storage: {
    values: ['engine', 'lib'],
    packages: /^(node:(crypto|zlib|buffer)|@aws-sdk\/client-dynamodb|@smithy\/.*|zod\/mini)$/,
  },
  // Of storage and render only the contracts, whoever keeps them.
  play: { values: ['engine', 'src/storage/contract', 'src/render/contract'], packages: /^node:crypto$/ },
  discord: { values: [], types: ['play', 'engine'], packages: /^(node:crypto|zod\/mini)$/ },
  commands: { values: [], types: ['discord', 'engine'], packages: /^$/ },
};

interface Import {
  file: string;
  target: string;
  typeOnly: boolean;
}

function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sources(path);
    return path.endsWith('.ts') ? [path] : [];
  });
}

function importsOf(file: string): Import[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const statements = text.matchAll(/^(?:import|export)\s+(type\s)?[^;]*?\sfrom\s+'([^']+)'/gm);
  return [...statements].map(([, type, target]) => ({ file, target: target as string, typeOnly: type !== undefined }));
}

/** The layer a file belongs to: its folder below src, or its top folder. */
function layerOf(path: string): string {
  const parts = normalize(path).split('/');
  if (path.endsWith('.json')) return 'json';
  return (parts[0] === 'src' ? parts[1] : parts[0]) as string;
}

const resolved = ({ file, target }: Import): string | null =>
  target.startsWith('.') ? relative(ROOT, join(ROOT, dirname(file), target)) : null;

describe.each(Object.entries(MAY_IMPORT))('%s', (layer, { values, types = [], packages }) => {
  const files = sources(layer === 'commands' ? 'commands' : `src/${layer}`);
  const imports = files.flatMap(importsOf);

  test('has files, and imports to look at', () => {
    expect(files.length).toBeGreaterThan(0);
    expect(layer === 'lib' || imports.length > 0).toBe(true);
  });

  test('knows only the layers it may know', () => {
    const wrong = imports.filter((each) => {
      const path = resolved(each);
      if (path === null) return false;
      const other = layerOf(path);
      if (other === layer || values.includes(other) || values.includes(path)) return false;
      return !(types.includes(other) && each.typeOnly);
    });
    expect(wrong).toEqual([]);
  });

  test('uses only the packages that are its own', () => {
    const wrong = imports.filter((each) => {
      if (each.target.startsWith('.')) return false;
      if (each.typeOnly) return false;
      return !packages?.test(each.target);
    });
    expect(wrong).toEqual([]);
  });
});

test('discord.js is never loaded on the way to a turn', () => {
  const files = [...sources('src'), ...sources('commands')];
  const loaded = files.flatMap(importsOf).filter(({ target, typeOnly }) => target === 'discord.js' && !typeOnly);
  expect(loaded).toEqual([]);
});

test.each(['src/engine', 'src/lib'])('no clock and no chance from outside in %s', (folder) => {
  const outside =
    /Math\.(random|sin|cos|tan|exp|log|pow)\b|Date\.now|new Date|performance\.|process\.|setTimeout|Promise|async /;
  const guilty = sources(folder).filter((file) =>
    outside.test(withoutComments(readFileSync(join(ROOT, file), 'utf8'))),
  );
  expect(guilty).toEqual([]);
});

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');

/** Folders whose index must name every entry, and the files there that are no entries. */
const INDEXED: [folder: string, isEntry: (name: string) => boolean][] = [
  ['commands', (name) => name !== 'options'],
  ['src/engine/effects', (name) => !['queue', 'fire'].includes(name)],
  ['src/engine/statuses', () => true],
  ['src/engine/ai', () => true],
  ['src/engine/builders', () => true],
  // Languages are named by their tags; what they share stands beside them.
  ['src/render/words', (name) => /^[a-z]{2}(-[A-Z]{2})?$/.test(name)],
];

test.each(INDEXED)('the index of %s names every entry', (folder, isEntry) => {
  const names = readdirSync(join(ROOT, folder))
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.replace(/\.ts$/, ''));
  const entries = names.filter(isEntry);
  const index = readFileSync(join(ROOT, folder, 'index.ts'), 'utf8');
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.filter((name) => !index.includes(`'./${name}'`))).toEqual([]);
});

test.each(['effects', 'statuses', 'ai', 'systems'])('everything in src/engine/%s has a test of its own', (folder) => {
  const names = (path: string) => readdirSync(join(ROOT, path)).filter((file) => file.endsWith('.ts'));
  const tests = names(`test/engine/${folder}`).map((file) => file.replace('.test.ts', '.ts'));
  expect(names(`src/engine/${folder}`).filter((file) => file !== 'index.ts' && !tests.includes(file))).toEqual([]);
});

test('no source file is longer than 300 lines', () => {
  const long = [...sources('src'), ...sources('commands'), ...sources('scripts')].filter(
    (file) => readFileSync(join(ROOT, file), 'utf8').split('\n').length > 301,
  );
  expect(long).toEqual([]);
});
