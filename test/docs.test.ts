import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..');

const DOCUMENTS = [
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** Paths of the project in backticks or links; what holds a placeholder such as `<kind>` or a glob is left out. */
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

test.each(DOCUMENTS)('every file that %s names is there', (document) => {
  expect(pathsIn(document).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('npm scripts that the documents name exist', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
  const named = DOCUMENTS.flatMap((document) =>
    [...readFileSync(join(ROOT, document), 'utf8').matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(0);
  expect([...new Set(named)].filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});
