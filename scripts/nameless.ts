import { withChosenStore } from './lib/chosen-store';
import { commandLine, UsageError } from './lib/command-line';

const USAGE = `npm run nameless -- --user ID [--table NAME] [--undo] [--region NAME]

Shows a player as Wanderer, the word for players without a name, on all boards, lists, stones and replays, to everybody.
Runs, results and totals stay, and so does the stored name. Running functions follow within a minute. Messages that were
sent before keep the name.

  --user ID      the player's Discord user id
  --table NAME   the table with the runs, such as wyrmdeep-prod (else the database of "npm run serve" in DATA_DIR)
  --undo         shows the player's own name again
  --region NAME  AWS region (AWS_REGION, else us-east-1)

RETENTION_DAYS is read from the environment, as it was deployed with. DYNAMODB_ENDPOINT names another database than the region's own.`;

void commandLine(
  USAGE,
  { user: { type: 'string' }, table: { type: 'string' }, undo: { type: 'boolean' }, region: { type: 'string' } },
  async ({ values: { user = '', table, undo = false, region } }) => {
    if (!/^\d{1,20}$/.test(user)) throw new UsageError(`--user takes a Discord user id, all digits, not "${user}".`);
    await withChosenStore({ table, region }, async (store, name) => {
      if (!undo && !(await store.lookUpProfile(user))) {
        throw new UsageError(`This table has no profile of ${user}, so no name is shown.`);
      }
      await store.setNameless(user, !undo);
      console.log(`${name}: ${user} is shown ${undo ? 'by name' : 'as Wanderer'}, within a minute everywhere`);
    });
  },
);
