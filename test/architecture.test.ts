import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkImports } from '../scripts/imports/check-imports';

const ROOT = join(__dirname, '..');
const { graph, violations } = checkImports(ROOT);

const texts = new Map<string, string>();

function read(file: string): string {
  const text = texts.get(file) ?? readFileSync(join(ROOT, file), 'utf8');
  texts.set(file, text);
  return text;
}

const typescript = (folder: string): string[] =>
  readdirSync(join(ROOT, folder)).filter((file) => file.endsWith('.ts') && file !== 'index.ts');

test('no import crosses a border, closes a cycle or leaves a file to itself', () => {
  expect(graph.files.length).toBeGreaterThan(500);
  expect(violations).toEqual([]);
});

const CLOCK_AND_CHANCE =
  /Math\.(random|sin|cos|tan|exp|log|pow)\b|Date\.now|new Date\(\)|performance\.|process\.|setTimeout/;
/** Waits, for layers that talk to others. The engine must not wait, because its runs could not be replayed. */
const WAIT = 'src/lib/wait.ts';
const PROMISES = /Promise|async |await /;
const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');

test.each([
  ['no clock and no chance from outside', 'src/engine/', CLOCK_AND_CHANCE],
  ['no clock and no chance from outside', 'src/lib/', CLOCK_AND_CHANCE],
  ['no promises', 'src/engine/', PROMISES],
])('%s in %s', (_, folder, pattern) => {
  const files = graph.files.filter((file) => file.startsWith(folder) && file !== WAIT);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => pattern.test(withoutComments(read(file))))).toEqual([]);
});

test('the engine does not wait', () => {
  const waiting = graph.edges.filter(({ to }) => to === WAIT).map(({ from }) => from);
  expect(waiting.length).toBeGreaterThan(0);
  expect(waiting.filter((file) => /^src\/(engine|raws|i18n|render|lib)\//.test(file))).toEqual([]);
});

test('play loads runs in one file, which reports pending results', () => {
  const loading = graph.files.filter((file) => file.startsWith('src/play/') && /store\.loadRuns?\(/.test(read(file)));
  expect(loading).toEqual(['src/play/turns/load-run.ts']);
});

test('no code spreads a copy of the store or of play', () => {
  const files = graph.files.filter((file) => /^src\/(play|discord)\//.test(file));
  const spread = files.filter((file) => /\.\.\.\s?(context\.)?(store|play)\b/.test(withoutComments(read(file))));
  expect(spread).toEqual([]);
});

test('every decompression has a maximum size', () => {
  const unpacking = /\b(?:inflate|gunzip|unzip|brotliDecompress)\w*Sync\((?:[^()]|\([^()]*\))*\)/g;
  const calls = graph.files
    .filter((file) => file.startsWith('src/'))
    .flatMap((file) => withoutComments(read(file)).match(unpacking) ?? []);
  expect(calls.length).toBeGreaterThan(3);
  expect(calls.filter((call) => !call.includes('maxOutputLength'))).toEqual([]);
});

test('no module reassigns its exports, because tests copy their values', () => {
  expect(graph.files.filter((file) => /^export (let|var) /m.test(read(file)))).toEqual([]);
});

/** Folders whose index must import every entry, each with the files that are no entries. */
const INDEXED: Record<string, string[]> = {
  commands: ['options.ts', 'former.ts'],
  'src/engine/effects': [],
  'src/engine/statuses': [],
  'src/engine/ai': [],
  'src/engine/builders': [],
};

test.each(Object.entries(INDEXED))('the index of %s names every entry', (folder, others) => {
  const imported = graph.edges.filter(({ from }) => from === `${folder}/index.ts`).map(({ to }) => to);
  const entries = typescript(folder).filter((file) => !others.includes(file));
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.filter((file) => !imported.includes(`${folder}/${file}`))).toEqual([]);
});

test('every folder of a language is named among the locales', () => {
  const folders = readdirSync(join(ROOT, 'src/i18n'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}(-[A-Z]{2})?$/.test(entry.name))
    .map(({ name }) => `src/i18n/${name}/index.ts`);
  const imported = graph.edges.filter(({ from }) => from === 'src/i18n/locales.ts').map(({ to }) => to);
  expect(folders.length).toBeGreaterThan(1);
  expect(folders.filter((file) => !imported.includes(file))).toEqual([]);
});

test.each(['effects', 'statuses', 'ai', 'systems'])('everything in src/engine/%s has a test of its own', (folder) => {
  const tests = typescript(`test/engine/${folder}`).map((file) => file.replace('.test.ts', '.ts'));
  expect(typescript(`src/engine/${folder}`).filter((file) => !tests.includes(file))).toEqual([]);
});

test.each(['lib', 'render', 'play', 'discord', 'handlers'])(
  'a test called after a file of %s is in the same folder of test',
  (layer) => {
    const sources = graph.files.filter((file) => file.startsWith(`src/${layer}/`));
    const tests = graph.files.filter((file) => file.startsWith(`test/${layer}/`) && file.endsWith('.test.ts'));
    const astray = tests.filter((file) => {
      const tested = file.replace(/(\.deep)?\.test\.ts$/, '.ts').replace('test/', 'src/');
      const namesakes = sources.filter((source) => basename(source) === basename(tested));
      return (
        namesakes.length === 1 && !namesakes.includes(tested) && !existsSync(join(ROOT, tested.replace('.ts', '')))
      );
    });
    expect(tests.length).toBeGreaterThan(0);
    expect(astray).toEqual([]);
  },
);

/** Tables of texts may be long, because they grow with the game and readers only look up entries. */
const TEXTS_OF_A_LANGUAGE = /^src\/i18n\/[a-z]{2}(-[A-Z]{2})?\//;

test('no source file is longer than 300 lines, except the texts of a language', () => {
  const sources = graph.files.filter((file) => !file.startsWith('test/') && !TEXTS_OF_A_LANGUAGE.test(file));
  expect(sources.filter((file) => read(file).split('\n').length > 301)).toEqual([]);
});

test('no line of a comment is longer than 120 characters: the formatter does not break them', () => {
  const long = graph.files.flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => line.length > 120 && /^\s*(\/?\*|\/\/) /.test(line.replace('/**', '/*')))
      .map((line) => `${file}: ${line}`),
  );
  expect(long).toEqual([]);
});
