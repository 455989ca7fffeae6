import { byId } from '../../playground/dom';
import { startPage } from '../../playground/start-page';
import { discordLocale } from '../people';
import { botIn } from './bot-in-worker';
import { mountDemoLine } from './demo-line';
import { openRun } from './open-run';
import { textsFor } from './texts';

async function start(): Promise<void> {
  const bot = botIn((globalThis as unknown as { bot: Worker }).bot);
  const page = await startPage(bot);
  const texts = textsFor(page.session.person.locale);
  document.documentElement.lang = texts.lang;
  mountDemoLine(bot, texts);
  openRun(page);
  // Stores all files for visits without a network. Pages without TLS have no service workers.
  navigator.serviceWorker?.register('service-worker.js').catch(console.error);
}

start().catch((error: unknown) => {
  console.error(error);
  byId('demo').textContent = textsFor(discordLocale(navigator.languages)).noStart;
});
