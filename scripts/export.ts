import { exportUser } from './export/export-user';
import { withChosenStore } from './lib/chosen-store';
import { commandLine, UsageError } from './lib/command-line';

const USAGE = `npm run export -- --user ID [--table NAME] [--out FILE] [--region NAME]

Writes everything stored about a player as JSON, for whoever asks for an export that is larger than Discord takes: what
/privacy would have sent. Changes nothing.

  --user ID      the player's Discord user id
  --table NAME   the table with the runs, such as wyrmdeep-prod (else the database of "npm run serve" in DATA_DIR)
  --out FILE     a new file to write (else standard output, which npm run --silent leaves to it alone)
  --region NAME  AWS region (AWS_REGION, else us-east-1)

DYNAMODB_ENDPOINT names another database than the region's own.`;

void commandLine(
  USAGE,
  { user: { type: 'string' }, table: { type: 'string' }, out: { type: 'string' }, region: { type: 'string' } },
  async ({ values: { user = '', table, out = null, region } }) => {
    if (!/^\d{1,20}$/.test(user)) throw new UsageError(`--user takes a Discord user id, all digits, not "${user}".`);
    await withChosenStore({ table, region }, async (store) => {
      const count = await exportUser(store, user, out);
      console.error(`${count} items about ${user} exported${out === null ? '' : ` to ${out}`}`);
    });
  },
);
