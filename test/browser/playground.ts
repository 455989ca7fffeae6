import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { type DevProcess, startDevProcess } from '../support/dev-process';
import { launch, openPlayground } from './chromium';
import { become } from './visit';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1200, height: 900 };

export interface Playground {
  readonly url: string;
  /** Opens a window of a new visitor. By default the visitor is Ada, on a desktop, at this server. */
  open(how?: { as?: RegExp; size?: typeof DESKTOP; url?: string }): Promise<Page>;
  crash(): Promise<void>;
  /** Starts the server again on the data that it had stored. */
  restart(): Promise<void>;
}

/** Creates a directory for the data of one server, and deletes it after the tests of the file. */
export function dataDirectory(): string {
  const path = mkdtempSync(join(tmpdir(), 'wyrmdeep-'));
  afterAll(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/**
 * Starts a browser and a server with an empty database for the tests of a file. After each test it closes the test's
 * windows and expects that no page has thrown.
 */
export function playground(): Playground {
  let browser: Browser;
  let server: DevProcess;
  const windows: Awaited<ReturnType<typeof openPlayground>>[] = [];
  const start = async () => {
    server = await startDevProcess({ DATA_DIR: dataDir });
  };

  beforeAll(async () => {
    browser = await launch();
    await start();
  });
  afterEach(async () => {
    const closing = windows.splice(0);
    await Promise.all(closing.map(({ page }) => page.close()));
    expect(closing.flatMap(({ errors }) => errors)).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  const dataDir = dataDirectory(); // deleted after the server's end, because the server writes until then

  return {
    get url() {
      return server.url;
    },
    async open({ as, size = DESKTOP, url = server.url } = {}) {
      const opened = await openPlayground(browser, url, size);
      windows.push(opened);
      if (as) await become(opened.page, as);
      return opened.page;
    },
    async crash() {
      await server.stop('SIGKILL');
    },
    restart: start,
  };
}
