import { startPage } from '../../playground/start-page';
import { botIn } from './bot-in-worker';
import { openRun } from './open-run';

async function start(): Promise<void> {
  const bot = botIn((globalThis as unknown as { bot: Worker }).bot);
  const page = await startPage(bot);
  openRun(page);
}

void start();
