import { logErasures } from '../src/handlers/erasure-log';
import { appendErasure } from '../src/handlers/server/erasure-files';
import { withServerStore } from './lib/chosen-store';
import { commandLine, UsageError } from './lib/command-line';

const USAGE = `npm run erase -- --user ID

Erases everything about a player from the database of "npm run serve" in DATA_DIR, as /privacy does, for a player who cannot
use /privacy any more. The server may run meanwhile. The erasure is noted, so that a restore applies it again.

  --user ID  the player's Discord user id`;

void commandLine(USAGE, { user: { type: 'string' } }, async ({ values: { user = '' } }) => {
  if (!/^\d{1,20}$/.test(user)) throw new UsageError(`--user takes a Discord user id, all digits, not "${user}".`);
  await withServerStore(async ({ store, files }) => {
    await logErasures(store, (entry) => appendErasure(files.erasures, entry)).eraseUser(user, null, Date.now());
    console.log(`${files.database}: everything about ${user} is erased`);
  });
});
