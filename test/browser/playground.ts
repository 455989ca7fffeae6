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
  /** A window of somebody's own: as Ada, on a desktop and at this server unless said otherwise. */
  open(how?: { as?: RegExp; size?: typeof DESKTOP; url?: string }): Promise<Page>;
  /** Ends the server without warning. */
  crash(): Promise<void>;
  /** Starts it again on what it had stored. */
  restart(): Promise<void>;
}

/** A directory for the data of one server, gone when the tests of the file are over. */
export function dataDirectory(): string {
  const path = mkdtempSync(join(tmpdir(), 'wyrmdeep-'));
  afterAll(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/**
 * A browser, and a server with an empty database, for the tests of a file. After each of them its windows are closed,
 * and none of them may have thrown.
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
  const dataDir = dataDirectory(); // after the server's end: it writes to the last

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
