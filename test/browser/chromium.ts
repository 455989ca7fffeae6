import { type Browser, chromium, type Page } from 'playwright-core';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Milliseconds to wait for something to appear. They are many, so that a busy machine makes no test fail. */
const PATIENCE = 90_000;

/** Starts the Chromium of this machine. */
export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM || '/usr/bin/chromium', args: FLAGS });
}

/** Opens a page at the playground, ready to use. `errors` collects the errors that the page throws. */
export async function openPlayground(
  browser: Browser,
  url: string,
  size = { width: 1200, height: 900 },
): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage({ viewport: size });
  page.setDefaultTimeout(PATIENCE);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(url);
  await page.waitForSelector('body.ready');
  return { page, errors };
}

export async function type(page: Page, text: string): Promise<void> {
  await page.locator('#command').click();
  await page.keyboard.type(text);
}
