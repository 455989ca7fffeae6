import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DRAWN_GRIDS } from '../../../src/raws/check/check-sprites';
import { FILES } from '../../../src/raws/files';
import type { Parsed } from '../../../src/raws/kinds';

const { grids } = (FILES as Parsed).sprites;

/** Quoted words in the code that draws cards and compact boards. */
const named = ['card', 'compact'].flatMap((folder) => {
  const path = join(__dirname, '../../../src/render', folder);
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(join(path, file), 'utf8').matchAll(/'([\w-]+)'/g)])
    .map(([, word = '']) => word);
});

test('every grid that pictures take by its name is listed, so that the raws are checked for it', () => {
  const taken = new Set(named.filter((word) => Object.hasOwn(grids, word)));
  // In this code `hero` names a kind of thing, so the word does not show that a picture takes the grid `hero`.
  taken.delete('hero');
  expect([...taken].sort()).toEqual([...DRAWN_GRIDS].sort());
});
