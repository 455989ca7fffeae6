import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { FakeDiscord } from '../../scripts/discord/fake-discord';
import type { Message } from '../../scripts/discord/messages';
import { apiReply } from '../../scripts/discord/routes';

/** Discord's API on this machine, at which the handlers and the worker edit messages. */
export interface DiscordApi {
  base: string;
  close(): void;
}

export async function startDiscordApi(discord: () => FakeDiscord): Promise<DiscordApi> {
  const server = createServer(async (request, response) => {
    const { method = 'GET', url: path = '/', headers } = request;
    const body = await buffer(request);
    const reply = await apiReply(discord(), { method, path, contentType: headers['content-type'] ?? '', body });
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.json));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { base: `http://127.0.0.1:${port}`, close: () => stop(server) };
}

/** Ends the connections, too, which clients keep open for later requests. */
function stop(server: Server): void {
  server.close();
  server.closeAllConnections();
}

/** Waits until the worker has changed a message so that `isDone` is true. Rejects after ten seconds. */
export const changed = (discord: FakeDiscord, id: string, isDone: (message: Message) => boolean): Promise<Message> =>
  added(discord, (message) => message.id === id && isDone(message));

/** Waits until there is a message for which `isWanted` is true. Rejects after ten seconds. */
export async function added(discord: FakeDiscord, isWanted: (message: Message) => boolean): Promise<Message> {
  for (let tries = 0; tries < 400; tries++) {
    const message = discord.messages.all().find(isWanted);
    if (message) return message;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('the deferred reply never came');
}
