import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { TYPABLE_COMMANDS } from './support/typable-commands';

const ROOT = join(__dirname, '..');

const DOCUMENTS = [
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** Paths of the project in backticks or links. Paths with a placeholder such as `<kind>` or a glob are left out. */
function pathsIn(document: string): string[] {
  const text = readFileSync(join(ROOT, document), 'utf8');
  const quoted = [...text.matchAll(/`((?:src|commands|scripts|test|raws|docs)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );
  const folder = document.includes('/') ? `${document.split('/')[0]}/` : '';
  const linked = [...text.matchAll(/\]\((?!https?:|#|mailto:)([\w./-]+)(?:#[\w-]+)?\)/g)].map(
    ([, path = '']) => folder + path,
  );
  return [...quoted, ...linked];
}

test.each(DOCUMENTS)('every file that %s names exists', (document) => {
  expect(pathsIn(document).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

/** Anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (document: string): string[] =>
  [...readFileSync(join(ROOT, document), 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(DOCUMENTS)('every heading that %s links to exists', (document) => {
  const links = readFileSync(join(ROOT, document), 'utf8').matchAll(/\]\((?!https?:)([\w./-]*)#([\w-]+)\)/g);
  const missing = [...links].filter(([, file, anchor = '']) => {
    const target = file ? join(dirname(document), file) : document;
    return target.endsWith('.md') && !anchorsOf(target).includes(anchor);
  });
  expect(missing.map(([link]) => link)).toEqual([]);
});

test.each([
  ['title', 'title'],
  ['forest', 'forest'],
  ['cave', 'cave'],
  ['death', 'death-wolf'],
  ['profile', 'profile'],
  ['closing', 'closing'],
])('docs/pictures/%s.png is the picture of the tests', (picture, golden) => {
  const [shown, drawn] = [`docs/pictures/${picture}.png`, `test/render/golden/${golden}.png`].map((path) =>
    readFileSync(join(ROOT, path)),
  );
  expect(shown?.equals(drawn as Buffer)).toBe(true);
});

test('npm scripts that the documents name exist', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
  const named = DOCUMENTS.flatMap((document) =>
    [...readFileSync(join(ROOT, document), 'utf8').matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(0);
  expect([...new Set(named)].filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test('docs/commands.md lists every command', () => {
  const table = readFileSync(join(ROOT, 'docs/commands.md'), 'utf8');
  const unlisted = TYPABLE_COMMANDS.filter(([name]) => !new RegExp(`\`/${name}[\`\\s]`).test(table));
  expect(unlisted.map(([name]) => name)).toEqual([]);
});
