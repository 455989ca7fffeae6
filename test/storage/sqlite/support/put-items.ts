import { SqliteTable } from '../../../../src/storage/sqlite/sqlite-table';
import { openSqlite } from '../../../support/sqlite';

/** Puts as many items as the second argument says into the database of the first, each in a commit of its own. */
async function main([file, count]: readonly string[]): Promise<void> {
  const table = new SqliteTable(openSqlite(file as string));
  for (let at = 0; at < Number(count); at++) await table.put({ PK: `P${at % 10}`, SK: 'X', at }, null);
}

void main(process.argv.slice(2));
