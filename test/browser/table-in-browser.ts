import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import type { Table } from '../../src/storage/dynamo/table';
import type { NamedTable, OpenTable } from '../storage/support/tables';
import { launch } from './chromium';
import { fromText, toText } from './table-calls';

/** Address that leads nowhere. Its pages share one database. */
const ADDRESS = 'https://table.invalid/';

/** Opens pages that call the table of one new browser. */
export async function openTables(count: number): Promise<{ tables: Table[]; close(): Promise<void> }> {
  const [bundle] = (
    await build({ entryPoints: [join(__dirname, 'pages/table-page.ts')], bundle: true, write: false, format: 'iife' })
  ).outputFiles;
  const browser = await launch();
  const context = await browser.newContext();
  await context.route(ADDRESS, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  const tables: Table[] = [];
  for (let opened = 0; opened < count; opened++) {
    const page = await context.newPage();
    await page.goto(ADDRESS);
    await page.addScriptTag({ content: bundle!.text });
    tables.push(tableOf(page));
  }
  return { tables, close: () => browser.close() };
}

/** Table whose calls run in a page. Signals cannot be sent to a page, so that this side obeys them. */
function tableOf(page: Page): Table {
  const call =
    (method: keyof Table) =>
    async (...parameters: unknown[]): Promise<never> => {
      const sent = parameters.map((each) => (each instanceof AbortSignal ? each.throwIfAborted() : each));
      const call = `callTable(${JSON.stringify(method)}, ${JSON.stringify(toText(sent))})`;
      return fromText(await page.evaluate(call)) as never;
    };
  return {
    get: call('get'),
    getMany: call('getMany'),
    put: call('put'),
    query: call('query'),
    page: call('page'),
    index: call('index'),
    remove: call('remove'),
    removeMany: call('removeMany'),
  };
}

async function open(): Promise<OpenTable> {
  const { tables, close } = await openTables(1);
  return { table: tables[0]!, close };
}

Object.assign(globalThis, { tableInBrowser: ['IndexedDB', open] satisfies NamedTable });
