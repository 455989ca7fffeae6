import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { Calls } from '../../scripts/demo/protocol';

/** Milliseconds to wait for something to appear. They are many, so that a busy machine makes no test fail. */
const PATIENCE = 90_000;

/** Opens the demo in a tab. `errors` collects what the page and its worker report. */
export async function openDemo(context: BrowserContext, url: string): Promise<{ page: Page; errors: string[] }> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(url);
  await page.waitForSelector('body.ready');
  return { page, errors };
}

export const boardOf = (page: Page): Locator => page.locator('.message').last();

/** Presses a button of the last message, and waits until the message is drawn anew. */
export async function pressOn(page: Page, name: string): Promise<void> {
  const board = boardOf(page);
  await board.evaluate('(element) => element.setAttribute("data-seen", "")');
  await board.getByRole('button', { name, exact: true }).click();
  await page.locator('.message:not([data-seen]):not(.busy)').last().waitFor();
}

/** Begins a run from the title, which the page opens by itself. */
export async function beginOn(page: Page, kit = 'Fighter'): Promise<void> {
  await page.locator('.message .gallery img').first().waitFor();
  await pressOn(page, kit);
}

/** Calls the page's worker, as the page does. */
export const callBot = <Kind extends keyof Calls>(
  page: Page,
  kind: Kind,
  input: Calls[Kind]['input'],
): Promise<Calls[Kind]['output']> =>
  page.evaluate(`new Promise((resolve, reject) => {
    const id = 'test' + Math.random();
    const listen = ({ data }) => {
      if (data.id !== id) return;
      bot.removeEventListener('message', listen);
      data.error ? reject(new Error(data.error)) : resolve(data.output);
    };
    bot.addEventListener('message', listen);
    bot.postMessage({ id, kind: '${kind}', input: ${JSON.stringify(input)} });
  })`);

export async function bytesOf(page: Page, url: string): Promise<Buffer> {
  const read = `fetch(${JSON.stringify(url)}).then((response) => response.blob()).then((blob) => new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsDataURL(blob);
  }))`;
  const text = await page.evaluate<string>(read);
  return Buffer.from(text.slice(text.indexOf(',') + 1), 'base64');
}

/** Waits until the service worker of this page has fetched all files. */
export const keptForOffline = (page: Page): Promise<unknown> =>
  page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
