import { gzipSync } from 'node:zlib';
import { buildDemo, type Files, writeDemo } from './demo/build';
import { hostDemo } from './demo/host';
import { commandLine, wholeNumber } from './lib/command-line';

const FOLDER = 'dist/demo';

/** Maximum compressed size of all files together, in bytes. */
const LIMIT = 1.5e6;

const USAGE = `npm run demo -- [--port PORT]

Builds the whole game for the browser into ${FOLDER}, a folder that any web host can serve. Ends with 1 when the files
take more than ${LIMIT} bytes compressed.

  --port PORT              serves the demo on this machine, too, until Ctrl+C

  DISCORD_APPLICATION_ID   the bot that the demo offers to add to a server
  SOURCE_URL               the page of the project, which the demo links to`;

void commandLine(USAGE, { port: { type: 'string' } }, async ({ values }) => {
  const files = await buildDemo(process.env);
  writeDemo(files, FOLDER);
  const compressed = sizesOf(files);
  console.table(compressed);
  const sum = Object.values(compressed).reduce((all, bytes) => all + bytes, 0);
  if (sum > LIMIT) {
    console.error(`The demo takes ${sum} bytes compressed, more than ${LIMIT}.`);
    process.exitCode = 1;
  }
  if (values.port === undefined) return;
  const { url } = await hostDemo(files, wholeNumber('--port', values.port, 0, 65535));
  console.log(`The demo is served at ${url}`);
});

/** Returns the compressed size of each file in bytes, with the compression of most hosts. */
const sizesOf = (files: Files): Record<string, number> =>
  Object.fromEntries([...files].map(([name, content]) => [name, gzipSync(content).length]));
