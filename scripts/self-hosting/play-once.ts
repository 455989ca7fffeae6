import { request } from 'node:https';
import { DEFINITIONS } from '../discord/definitions';
import { FakeDiscord } from '../discord/fake-discord';
import type { SigningKeys } from '../discord/keys';
import type { Message } from '../discord/messages';
import { httpTransport, type Transport } from '../discord/transport';
import { PEOPLE, PLACES } from '../discord/users';
import { buttonsOf } from '../harness/presses';

export const PLAYER = PEOPLE[0]!;

/** Types `/play`, begins a run if there is none, and returns the board's version. Rejects a reply without picture. */
export async function playOnce(url: string, keys: SigningKeys): Promise<number> {
  const transport = url.startsWith('https:') ? secureTransport(url) : httpTransport(url);
  const discord = new FakeDiscord({ keys, transport, commands: DEFINITIONS, limits: { ackMs: 20_000 } });
  const sender = { person: PLAYER, place: PLACES[0]! };
  const accept = ({ ok, problems, message }: Awaited<ReturnType<FakeDiscord['deliver']>>): Message => {
    if (!ok || !message || message.files.length === 0) throw new Error(`no picture: ${problems.join('; ')}`);
    return message;
  };
  const press = async (message: Message, ending: string): Promise<Message> => {
    const customId = buttonsOf(message.components).find((id) => id.endsWith(ending)) as string;
    return accept(await discord.deliver({ ...sender, kind: 'component', message, customId, componentType: 2 }));
  };
  const shown = accept(await discord.deliver({ ...sender, kind: 'command', command: 'play', options: [] }));
  const isTitle = buttonsOf(shown.components).some((id) => id.endsWith('|begin'));
  const board = isTitle ? await press(await press(shown, '|begin'), '|do:explore') : shown;
  return Number(buttonsOf(board.components)[0]?.split('|')[2]);
}

/** Returns a transport over TLS that accepts the certificate of Caddy's own authority. */
const secureTransport =
  (url: string): Transport =>
  ({ headers, body }) =>
    new Promise((resolve, reject) => {
      const sent = request(url, { method: 'POST', headers, rejectUnauthorized: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            contentType: response.headers['content-type'] ?? '',
            body: Buffer.concat(chunks),
          }),
        );
      });
      sent.on('error', reject);
      sent.end(body);
    });
