import { buildDemo } from './demo/build';
import { commandLine } from './lib/command-line';

const USAGE = `npm run demo

Builds the whole game for the browser into dist/demo, a folder that any web host can serve.

  DISCORD_APPLICATION_ID   the bot that the demo offers to add to a server
  SOURCE_URL               the page of the project, which the demo links to`;

void commandLine(USAGE, {}, async () => console.table(await buildDemo('dist/demo', process.env)));
