import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { appendErasure, forgetErasures, readErasures } from '../../../src/handlers/server/erasure-file';
import { temporaryFolder } from '../../support/sqlite';

let folder: ReturnType<typeof temporaryFolder>;
let file: string;
beforeEach(() => {
  folder = temporaryFolder();
  file = join(folder.path, 'erasures.log');
});
afterEach(() => folder.remove());

const erasure = (user: string, at: number) =>
  ({ event: 'erasure', user, guild: null, at: new Date(at).toISOString() }) as const;
const users = () => readErasures(file).map((line) => JSON.parse(line).user);

test('erasures are read in their order, and none before there is a file', () => {
  expect(users()).toEqual([]);
  appendErasure(file, erasure('1', 1_000));
  appendErasure(file, erasure('2', 2_000));
  expect(users()).toEqual(['1', '2']);
});

test('a line that was cut off by a crash does not hide the others', () => {
  appendErasure(file, erasure('1', 1_000));
  appendFileSync(file, '{"event":"era');
  expect(users()).toEqual(['1']);
});

test('an erasure after a line that was cut off is read', () => {
  appendFileSync(file, '{"event":"era');
  appendErasure(file, erasure('1', 1_000));
  expect(users()).toEqual(['1']);
});

test('erasures from before a time are forgotten', () => {
  appendErasure(file, erasure('1', 1_000));
  appendErasure(file, erasure('2', 2_000));
  forgetErasures(file, 2_000);
  expect(users()).toEqual(['2']);
});
