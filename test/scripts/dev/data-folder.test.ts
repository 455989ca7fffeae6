import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimFolder, cleanFolder } from '../../../scripts/dev/data-folder';

const folder = mkdtempSync(join(tmpdir(), 'data-'));
const claim = join(folder, 'server.pid');
afterEach(() => rmSync(claim, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/** Process id of the tests' parent, which runs at least as long as the tests. */
const ANOTHER = process.ppid;
/** Process id that no process has, because systems assign only lower ones. */
const GONE = 2 ** 30;

test('a folder is claimed by the process that uses it', () => {
  claimFolder(folder);
  expect(readFileSync(claim, 'utf8')).toBe(String(process.pid));
});

test('a folder that another server uses is refused, with a way out', () => {
  writeFileSync(claim, String(ANOTHER));
  expect(() => claimFolder(folder)).toThrow(`Another server, process ${ANOTHER}, uses the data folder ${folder}.`);
  expect(() => claimFolder(folder)).toThrow('DATA_DIR=.data/2 PORT=3001 npm start');
  expect(readFileSync(claim, 'utf8')).toBe(String(ANOTHER));
});

test.each([`${GONE}`, '', 'nonsense', '0'])('a claim of "%s" belongs to no process', (left) => {
  writeFileSync(claim, left);
  claimFolder(folder);
  expect(readFileSync(claim, 'utf8')).toBe(String(process.pid));
});

test('a file is no data folder', () => {
  expect(() => claimFolder(join(__filename, 'data'))).toThrow('DATA_DIR takes a folder that can be written to');
});

test("cleaning a folder keeps its claim, and files that are not the server's", () => {
  const [channel, notes] = ['channel.json', 'notes.txt'].map((name) => join(folder, name)) as [string, string];
  for (const file of [claim, channel, notes]) writeFileSync(file, '1');
  cleanFolder(folder);
  expect([claim, channel, notes].map((file) => existsSync(file))).toEqual([true, false, true]);
});
