import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { appendErasure, forgetErasures, readErasures } from '../../../src/handlers/server/erasure-files';
import { temporaryFolder } from '../../support/sqlite';

const HOUR = 3_600_000;

let disk: ReturnType<typeof temporaryFolder>;
let folder: string;
beforeEach(() => {
  disk = temporaryFolder();
  folder = join(disk.path, 'erasures');
});
afterEach(() => disk.remove());

const erasure = (user: string, at: number) =>
  ({ event: 'erasure', user, guild: null, at: new Date(at).toISOString() }) as const;
const users = () => readErasures(folder).map((line) => JSON.parse(line).user);

test('erasures are read in order over several days, and none from an empty folder', () => {
  expect(users()).toEqual([]);
  appendErasure(folder, erasure('3', 25 * HOUR));
  appendErasure(folder, erasure('1', 1 * HOUR));
  appendErasure(folder, erasure('2', 2 * HOUR));
  expect(users()).toEqual(['1', '2', '3']);
});

test('a line cut off by a crash hides no other erasure', () => {
  appendErasure(folder, erasure('1', 1 * HOUR));
  appendFileSync(join(folder, '1970-01-01.log'), '{"event":"era');
  appendErasure(folder, erasure('2', 2 * HOUR));
  expect(users()).toEqual(['1', '2']);
});

test('days that ended before a time are deleted', () => {
  appendErasure(folder, erasure('1', 1 * HOUR));
  appendErasure(folder, erasure('2', 25 * HOUR));
  forgetErasures(folder, 23 * HOUR);
  expect(users()).toEqual(['1', '2']);
  forgetErasures(folder, 25 * HOUR);
  expect(users()).toEqual(['2']);
});

test('other files in the folder are left alone', () => {
  mkdirSync(folder);
  appendFileSync(join(folder, 'notes.txt'), '{}');
  forgetErasures(folder, Number.MAX_SAFE_INTEGER);
  expect(users()).toEqual([]);
});
