import { resolve } from 'node:path';
import { loadRaws } from '../src/raws';
import { RawsError } from '../src/raws/problem';
import { localApplication } from './dev/application';
import { claimFolder, cleanFolder } from './dev/data-folder';
import { startDevServer } from './dev/server';
import { LIMITS } from './discord/acknowledgements';
import { commandLine, UsageError, wholeNumber } from './lib/command-line';
import { namedFile } from './lib/named-file';

const USAGE = `npm start -- [--clean]

The bot on this machine: the deployed handler at POST /interactions, an embedded database, and a playground in the
browser in place of Discord. --clean deletes the data first. What changes in the code or the raws counts after a restart.

  PORT                port to listen on (3000)
  HOST                address to listen on (127.0.0.1)
  DATA_DIR            folder of the database, the messages and the development key (.data)
  DYNAMODB_ENDPOINT   a database other than the embedded one
  DISCORD_PUBLIC_KEY  accept interactions signed with this key only, instead of the playground's
  DISCORD_API_BASE    where deferred replies are sent, instead of the playground
  DISCORD_OPENAPI     Discord's API description, to check every reply against
  REPLY_LIMIT         milliseconds after which a reply is too late (3000, as in Discord); more for a debugger`;

/** Error codes of Node.js and of the embedded database for a folder that is full or read-only. */
const CANNOT_WRITE = ['ENOSPC', 'EDQUOT', 'EROFS', 'LEVEL_IO_ERROR', 'LEVEL_DATABASE_NOT_OPEN'];

async function main(isClean: boolean): Promise<void> {
  const env = process.env;
  // The handler trusts that the build has checked the raws. No build runs here, so this call checks them.
  loadRaws();
  const dataDir = resolve(env.DATA_DIR || '.data');
  const port = wholeNumber('PORT', env.PORT || '3000', 0, 65535);
  const replyLimit = wholeNumber('REPLY_LIMIT', env.REPLY_LIMIT || String(LIMITS.ackMs), 1);
  const openapi = env.DISCORD_OPENAPI ? namedFile('DISCORD_OPENAPI', env.DISCORD_OPENAPI) : null;
  claimFolder(dataDir);
  if (isClean) cleanFolder(dataDir);
  const application = localApplication(dataDir, env);
  const server = await startDevServer({
    host: env.HOST || '127.0.0.1',
    port,
    dataDir,
    publicKey: env.DISCORD_PUBLIC_KEY || null,
    openapi,
    replyLimit,
    load: application.load,
  });
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void server
      .close()
      .then(application.stop)
      .then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  console.log(`Wyrmdeep listens on ${server.url}`);
  console.log(`  playground    ${server.url}/`);
  console.log(
    `  interactions  ${server.url}/interactions, signed with ${env.DISCORD_PUBLIC_KEY ? 'DISCORD_PUBLIC_KEY' : 'the playground’s own key'}`,
  );
  console.log(`  data          ${env.DYNAMODB_ENDPOINT || dataDir} (--clean deletes it)`);
  console.log('Ctrl+C stops it; runs are kept.');
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof RawsError) return error.message;
  const port = process.env.PORT || '3000';
  if ('code' in error && error.code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop the process that uses it, or choose another port: PORT=3001 npm start`;
  if ('syscall' in error && ['listen', 'getaddrinfo'].includes(String(error.syscall)))
    return `HOST and PORT take an address of this machine that is free to use: ${error.message}`;
  if ('code' in error && CANNOT_WRITE.includes(String(error.code)))
    return `The data folder cannot be written to: ${error.message}\nEvery turn that was answered is kept. Free some space, then start again.`;
  return error.stack ?? error.message;
}

/** Ends the process explicitly, because a running database would keep it alive. */
function fail(error: unknown): void {
  const isUsage = error instanceof UsageError;
  console.error(isUsage ? `${error.message}\nSee --help.` : explain(error));
  process.exit(isUsage ? 2 : 1);
}

// If the embedded database cannot write, it throws an uncaught error. The process must end, because records after a
// truncated one could never be read.
process.on('uncaughtException', fail);
void commandLine(USAGE, { clean: { type: 'boolean', default: false } }, ({ values }) => main(values.clean).catch(fail));
