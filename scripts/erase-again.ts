import { text } from 'node:stream/consumers';
import { createPlay } from '../src/play';
import { loadRaws } from '../src/raws';
import { commandLine, UsageError } from './lib/command-line';
import { withDeployedTable } from './lib/deployed-table';
import { eraseAgain } from './restore/erase-again';

const USAGE = `npm run erase-again -- --table NAME --since TIME [--region NAME]

Applies the erasures of a log, read from standard input, to a table that was restored from a backup. How to get that log:
docs/operations.md, "Restoring from a backup". Can be run again at any time.

  --table NAME   the restored table
  --since TIME   the time that it was restored to, such as 2026-11-20T18:00:00Z; erasures from over ten minutes before it
                 are left out
  --region NAME  AWS region (AWS_REGION, else us-east-1)

RETENTION_DAYS is read from the environment, as it was deployed with. DYNAMODB_ENDPOINT names another database than the region's own.`;

void commandLine(
  USAGE,
  { table: { type: 'string' }, since: { type: 'string' }, region: { type: 'string' } },
  async ({ values: { table, since = '', region } }) => {
    const time = Date.parse(since);
    if (Number.isNaN(time)) throw new UsageError(`--since takes a time such as 2026-11-20T18:00:00Z, not "${since}".`);
    await withDeployedTable({ table, region }, async (store) => {
      const play = createPlay({ store, raws: loadRaws() });
      const { applied, earlier } = await eraseAgain(play, (await text(process.stdin)).split('\n'), time);
      console.log(`${table}: ${applied} erasures applied, ${earlier} earlier ones left out`);
    });
  },
);
