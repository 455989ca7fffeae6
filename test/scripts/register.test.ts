import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { DEFINITIONS } from '../../scripts/discord/definitions';
import { runScript } from '../support/run-script';

/** Routes at which Discord received commands, each with the number of commands. */
let registered: [route: string, count: number][];
let server: Server;
beforeAll(async () => {
  server = createServer(async (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    if (request.method === 'GET') return response.end(JSON.stringify({ id: '7', name: 'Wyrm', verify_key: 'ab' }));
    registered.push([`${request.method} ${request.url}`, ((await json(request)) as unknown[]).length]);
    response.end('[]');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  registered = [];
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function register(...options: string[]): Promise<string> {
  const env = {
    DISCORD_API_BASE: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v10`,
    DISCORD_BOT_TOKEN: 'token',
    DISCORD_GUILD_ID: '',
  };
  return (await runScript('register.ts', options, env)).printed;
}

test('registers every command everywhere, or in one server', async () => {
  const count = DEFINITIONS.length;
  expect(await register()).toBe(`Registered ${count} commands everywhere.`);
  expect(await register('--guild', '12')).toBe(`Registered ${count} commands in server 12.`);
  expect(registered).toEqual([
    ['PUT /v10/applications/7/commands', count],
    ['PUT /v10/applications/7/guilds/12/commands', count],
  ]);
});

test('removes those of a server, so that none is listed twice there', async () => {
  expect(await register('--guild', '12', '--clear')).toBe('Registered 0 commands in server 12.');
  expect(registered).toEqual([['PUT /v10/applications/7/guilds/12/commands', 0]]);
});
