import { chromium, type Page } from 'playwright-core';
import { buildDemo } from '../demo/build';
import { hostDemo } from '../demo/host';
import { type Line, line } from './line';

/** A mid-range phone on a mobile network. Latency in milliseconds, throughput in bytes per second. */
const SLOWER_PROCESSOR = 4;
const NETWORK = { offline: false, latency: 40, downloadThroughput: 1.25e6, uploadThroughput: 1.25e6 };
const PHONE = { width: 390, height: 844 };

const PRESSES = ['To the woods', ...Array<string>(5).fill('Wait')];
const PATIENCE = 120_000;

interface Visit {
  first: number;
  offline: number;
  presses: number[];
}

/**
 * Script that measures the next press, from the browser's input until the new board is painted. Runs in the page,
 * because the tool's own search for the button would count as time of the press.
 */
const MEASURE_PRESS = `globalThis.pressed = new Promise((resolve) => {
  const before = [...document.querySelectorAll('.message')];
  addEventListener('click', ({ timeStamp }) => {
    const observer = new MutationObserver(() => {
      const newest = [...document.querySelectorAll('.message')].at(-1);
      if (before.includes(newest) || newest.classList.contains('busy')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
    });
    observer.observe(document.getElementById('messages'), { subtree: true, childList: true, attributes: true });
  }, { capture: true, once: true });
}); null`;

/**
 * Measures how long visitors of the demo wait for the first board, for each press, and for the board on a return
 * without network. Uses the Chromium in CHROMIUM, by default /usr/bin/chromium.
 */
export async function measureDemo(quick: boolean): Promise<Line[]> {
  const host = await hostDemo(await buildDemo());
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  const visits: Visit[] = [];
  for (let round = 0; round < (quick ? 2 : 7); round++) {
    const context = await browser.newContext({ viewport: PHONE });
    visits.push(await visit(await context.newPage(), `${host.url}#seed=BRAVE-24`));
    await context.close();
  }
  await browser.close();
  await host.close();
  const of = (name: string, samples: readonly number[], budget: number): Line =>
    line({ suite: 'demo', name, unit: 'ms' }, samples, { median: budget });
  return [
    of(
      'first board, nothing stored',
      visits.map(({ first }) => first),
      3000,
    ),
    of(
      'board without a network',
      visits.map(({ offline }) => offline),
      2000,
    ),
    of(
      'press',
      visits.flatMap(({ presses }) => presses),
      150,
    ),
  ];
}

async function visit(page: Page, url: string): Promise<Visit> {
  page.setDefaultTimeout(PATIENCE);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  const board = page.locator('.message').last();
  const press = async (name: string): Promise<number> => {
    await page.evaluate(MEASURE_PRESS);
    await board.getByRole('button', { name, exact: true }).click();
    return page.evaluate<number>('pressed');
  };
  const first = await timed(async () => {
    await page.goto(url);
    await board.locator('.gallery img').waitFor();
  });
  await press('Fighter');
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  const presses: number[] = [];
  for (const name of PRESSES) presses.push(await press(name));
  await session.send('Network.emulateNetworkConditions', { ...NETWORK, offline: true });
  const offline = await timed(async () => {
    await page.reload();
    await board.locator('.gallery img').waitFor();
  });
  return { first, offline, presses };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
