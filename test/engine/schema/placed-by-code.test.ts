import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLACED_MOBS, PLACED_PROPS } from '../../../src/engine/schema/placed-by-code';
import { loadRaws } from '../../../src/raws';

const ENGINE = join(__dirname, '../../../src/engine');
const raws = loadRaws();

const FILES = ['builders', 'levels', 'twists'].flatMap((folder) =>
  readdirSync(join(ENGINE, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
);

/** Quoted words in the code that builds levels, furnishes levels, lights fires and draws beams of light. */
const named = new Set(
  [...FILES, join('spawning', 'kindle.ts'), join('spawning', 'trace-light.ts')]
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(join(ENGINE, file), 'utf8').matchAll(/'([\w-]+)'/g)])
    .map(([, word = '']) => word),
);
const namedOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).filter((id) => named.has(id));

test('every creature that code places is listed, so that the raws are checked for it', () => {
  expect(namedOf(raws.mobs).sort()).toEqual([...PLACED_MOBS].sort());
});

test('every prop that code places is listed, too', () => {
  expect(namedOf(raws.props).sort()).toEqual([...PLACED_PROPS].sort());
});

test('code places no items, because the raws list them', () => {
  expect(namedOf(raws.items)).toEqual([]);
});
