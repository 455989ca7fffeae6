import { buildDemo } from './demo/build';
import { commandLine } from './lib/command-line';

const USAGE = `npm run demo

Builds the whole game for the browser into dist/demo, a folder that any web host can serve.`;

void commandLine(USAGE, {}, async () => console.table(await buildDemo('dist/demo')));
