import { startPage } from '../../playground/start-page';
import { botIn } from './bot-in-worker';
import { openRun } from './open-run';

async function start(): Promise<void> {
  const bot = botIn((globalThis as unknown as { bot: Worker }).bot);
  const page = await startPage(bot);
  openRun(page);
  // Keeps all files for the next visit, which may be without a network. Pages without TLS have no service workers.
  await navigator.serviceWorker?.register('service-worker.js');
}

void start();
