/** Names of all files of this build except the page, and a unique name of this build. The build inserts both. */
declare const FILES: readonly string[];
declare const BUILD: string;

/** Beginning of the names of this demo's caches. Other caches of the host are not touched. */
const PREFIX = `wyrmdeep ${registrationScope()} `;
const CACHE = PREFIX + BUILD;
const PAGE = 'index.html';

interface ServiceWorkerEvent extends Event {
  request: Request;
  waitUntil(work: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}

const worker = globalThis as unknown as {
  addEventListener(kind: 'install' | 'activate' | 'fetch', listener: (event: ServiceWorkerEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
};

function registrationScope(): string {
  return (globalThis as unknown as { registration: { scope: string } }).registration.scope;
}

/** Fetches all files of this build. Never takes the page from the browser's cache, because its name has no hash. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([...FILES, new Request(PAGE, { cache: 'reload' })]);
  await worker.skipWaiting();
}

/** Takes control of open pages, which have already loaded their files, and deletes the files of earlier builds. */
async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
  await worker.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request.mode === 'navigate' ? PAGE : request);
  return found ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET') event.respondWith(answer(event.request));
});
