import { join } from 'node:path';
import { claimDatabase } from '../../../src/storage/sqlite/claim-database';
import { openSqlite, temporaryFolder } from '../../support/sqlite';

const folder = temporaryFolder();
const file = join(folder.path, 'table.sqlite');
afterAll(() => folder.remove());

test('a database is claimed once, until it is released', () => {
  const claim = claimDatabase(file, openSqlite);
  expect(() => claimDatabase(file, openSqlite)).toThrow(`Another process uses the database ${file}.`);
  claim.release();
  claimDatabase(file, openSqlite).release();
});
