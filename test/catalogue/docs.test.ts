import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BUILDERS } from '../../src/engine/builders';
import { AGGREGATION_PRESETS } from '../../src/engine/builders/diffusion-limited-aggregation';
import { DRUNKARD_PRESETS } from '../../src/engine/builders/drunkards-walk';
import { VORONOI_METRICS } from '../../src/engine/builders/voronoi-cells';
import { TWISTS } from '../../src/engine/vocabulary/twist';
import { loadRaws } from '../../src/raws';
import { complaints } from '../raws/support';

const docs = join(__dirname, '../../docs');
const text = readFileSync(join(docs, 'levels.md'), 'utf8');
const pictures = readdirSync(join(docs, 'levels'));
const sizeOf = (picture: string): number => statSync(join(docs, 'levels', picture)).size;

test('every builder, preset and recipe is described', () => {
  const ids = [
    ...Object.keys(BUILDERS),
    ...DRUNKARD_PRESETS,
    ...AGGREGATION_PRESETS,
    ...loadRaws().levels.recipes.map(({ id }) => id),
  ];
  expect(ids.filter((id) => !text.includes(`\`${id}\``))).toEqual([]);
  expect(VORONOI_METRICS.filter((metric) => !text.includes(metric))).toEqual([]);
});

test('the tables say what each builder needs and gives', () => {
  for (const { name, needs, gives } of Object.values(BUILDERS)) {
    const row = text.split('\n').find((line) => line.startsWith(`| \`${name}\` |`)) ?? '';
    const cells = row.split('|').map((cell) => cell.trim());
    const [given, needed] = cells.length === 7 ? [cells[4], cells[3]] : [cells[3], ''];
    expect([name, needed, given]).toEqual([name, cells.length === 7 ? needs.join(', ') : '', gives.join(', ')]);
  }
});

test('every picture exists, is shown, and is small enough', () => {
  const shown = [...text.matchAll(/\(levels\/([^)]+)\)/g)].map(([, picture]) => picture);
  expect([...shown].sort()).toEqual([...pictures].sort());
  expect(pictures.reduce((sum, picture) => sum + sizeOf(picture), 0)).toBeLessThan(2_000_000);
  for (const picture of pictures) expect(sizeOf(picture)).toBeLessThan(1_000_000);
});

test('the example recipe can be pasted as it is', () => {
  const [, example = ''] = /```json\n([\s\S]+?)```/.exec(text) ?? [];
  expect(complaints(({ levels }) => levels.recipes.push(JSON.parse(example)))).toEqual([]);
});

test('every twist stands in the table of twists', () => {
  const [, table = ''] = /### Twists\n([\s\S]+?)\n###/.exec(text) ?? [];
  expect(TWISTS.filter((twist) => !table.includes(`| \`${twist}\` |`))).toEqual([]);
});
