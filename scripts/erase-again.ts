import { text } from 'node:stream/consumers';
import { createPlay } from '../src/play';
import { loadRaws } from '../src/raws';
import { createDynamoStore } from '../src/storage';
import { commandLine, UsageError } from './lib/command-line';
import { eraseAgain } from './restore/erase-again';

const USAGE = `npm run erase-again -- --table NAME --since TIME [--region NAME]

Applies the erasures of a log, read from standard input, to a table that was restored from a backup. How to get that log:
docs/operations.md, "Restoring from a backup". Can be run again at any time.

  --table NAME   the restored table
  --since TIME   the time that it was restored to, such as 2026-11-20T18:00:00Z; erasures before it are left out
  --region NAME  AWS region (AWS_REGION, else us-east-1)

DYNAMODB_ENDPOINT names another database than the region's own.`;

void commandLine(
  USAGE,
  { table: { type: 'string' }, since: { type: 'string' }, region: { type: 'string' } },
  async ({ values: { table, since = '', region = process.env.AWS_REGION ?? 'us-east-1' } }) => {
    const time = Date.parse(since);
    if (!table) throw new UsageError('--table names the restored table.');
    if (Number.isNaN(time)) throw new UsageError(`--since takes a time such as 2026-11-20T18:00:00Z, not "${since}".`);
    const endpoint = process.env.DYNAMODB_ENDPOINT;
    const store = createDynamoStore({ table, region, ...(endpoint ? { endpoint } : {}) });
    try {
      const play = createPlay({ store, raws: loadRaws() });
      const { applied, earlier } = await eraseAgain(play, (await text(process.stdin)).split('\n'), time);
      console.log(`${table}: ${applied} erasures applied, ${earlier} before ${since} left out`);
    } finally {
      store.close();
    }
  },
);
