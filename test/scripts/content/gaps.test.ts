import { gapsOf } from '../../../scripts/content/gaps';
import { loadRaws } from '../../../src/raws';
import { assemble } from '../../../src/raws/assemble';
import { FILES } from '../../../src/raws/files';
import type { Parsed } from '../../../src/raws/kinds';
import { readFiles } from '../../../src/raws/read';

test('the content lacks nothing', () => {
  expect(gapsOf(loadRaws())).toEqual([]);
});

test('for a new creature and a new look, the list names what they lack and the file for it', () => {
  const files = structuredClone(FILES) as Parsed;
  const rat = files.mobs.mobs.find(({ id }) => id === 'rat')!;
  const { veteran: _, ...plain } = rat;
  files.mobs.mobs.push({ ...plain, id: 'weasel', name: 'Weasel', description: 'Slim.', quips: ['Hsss!'] });
  files.sprites.looks.unicorn = files.sprites.looks.rat!;
  const parsed = readFiles(files);
  const lines = gapsOf(assemble(parsed), parsed);
  const inLanguage = (locale: string) => [
    `src/i18n/${locale}/nouns.ts · weasel: no name of its own`,
    `src/i18n/${locale}/descriptions.ts · weasel: no description or habit`,
    `src/i18n/${locale}/quips.ts · weasel: 0 quips, not 1`,
  ];
  expect(lines).toEqual([
    'raws/mobs.json · weasel: nothing brings it into play',
    ...inLanguage('de'),
    ...inLanguage('es'),
    'raws/sprites.json · weasel: no look',
    'raws/sprites.json · unicorn: a look of nothing',
    'raws/sprites.json · unicorn = rat: one picture of two things',
  ]);
});

test('for a name that is the same in another language, the list names where to say so', () => {
  const files = structuredClone(FILES) as Parsed;
  const rat = files.mobs.mobs.find(({ id }) => id === 'rat')!;
  rat.name = 'Ratte';
  expect(gapsOf(assemble(readFiles(files)))).toContain(
    'src/i18n/de/nouns.ts · rat: the English name; if that is right, list rat in SAME_NAMES of scripts/content/texts.ts',
  );
});

test('a look swaps no ink that its grids lack', () => {
  const files = structuredClone(FILES) as Parsed;
  files.sprites.looks.rat!.swap = { 7: 'w' };
  expect(gapsOf(assemble(readFiles(files)))).toContain('raws/sprites.json · rat: swaps 7, an ink that its grids lack');
});
