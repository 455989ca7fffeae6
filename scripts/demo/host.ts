import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Files } from './build';

/** A web host that serves the demo below its own path, like the pages of a project. */
export interface DemoHost {
  readonly url: string;
  files: Files;
  close(): Promise<void>;
}

const PATH = '/wyrmdeep/';

const TYPES: Record<string, string> = {
  css: 'text/css',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  png: 'image/png',
  webmanifest: 'application/manifest+json',
};

/** Serves files of a demo on this machine, with the compression of most hosts. Port 0 takes any free port. */
export async function hostDemo(files: Files, port = 0): Promise<DemoHost> {
  const host = { files, url: '', close: async () => {} };
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const name = pathname.slice(PATH.length) || 'index.html';
    const content = pathname.startsWith(PATH) ? host.files.get(name) : undefined;
    if (!content) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain';
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(gzipSync(content));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  host.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`;
  host.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return host;
}
