import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** Name of the game, the same in every language. */
const NAME = /^(## )?Wyrmdeep(\\n)?$/;

function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? sources(path) : [path];
  });
}

/** Strings and templates in a file's code, without the values inserted. Leaves out imports, errors and class names. */
function literals(code: string): string[] {
  const bare = code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^(import|export)[^;]*?\sfrom\s.*$/gm, '')
    .replace(/^(export )?class \w*Error extends Error \{[\s\S]*?\n\}$/gm, '')
    .replace(/new \w*Error\(.*/g, '')
    .replace(/'\[object \w+\]'/g, '');
  const found = bare.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g);
  return [...found].map(([, plain, template]) => (plain ?? template ?? '').replace(/\$\{[^}]*\}/g, ''));
}

/** True if a text reads like words for players: two words in a row, or one word with a capital. */
const isSaid = (text: string): boolean => /[A-Za-z]{2,} [A-Za-z]/.test(text) || /^\W*[A-Z][a-z]{2,}/.test(text);

test.each(['src/discord', 'commands'])('no text for players stands in %s', (folder) => {
  const said = sources(folder).flatMap((file) =>
    literals(readFileSync(join(ROOT, file), 'utf8'))
      .filter((text) => isSaid(text) && !NAME.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(said).toEqual([]);
});

test.each([
  ["const label = 'Go down';", ['Go down']],
  ['const label = `Sure? $' + '{why}`;', ['Sure? ']],
  ["throw new Error('no such thing');", []],
  ["class LateError extends Error {\n  constructor() {\n    super('It is too late');\n  }\n}", []],
  ["import { a } from './Some thing';", []],
  ["case 'not-yours': // that is, his", ['not-yours']],
])('%s contains %j', (code, expected) => {
  expect(literals(code)).toEqual(expected);
});
