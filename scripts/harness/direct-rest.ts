import { messageBody, messageOf, replyBody } from '../../src/discord/api/reply';
import { encodeBody } from '../../src/discord/http/multipart';
import { DiscordError, type Rest, type RestResult } from '../../src/discord/http/rest';
import { ApiError } from '../discord/acknowledgements';
import type { FakeDiscord } from '../discord/fake-discord';
import type { Message } from '../discord/messages';

export interface DirectRestOptions {
  discord: () => FakeDiscord;
  /**
   * Receives each reason for which Discord refuses a call, except a missing message. Anybody may delete a message, and
   * the crawl goes back to a time before the message.
   */
  onFault: (fault: string) => void;
  onMessage: (message: Message) => void;
}

/** Code of Discord's API for a message that does not exist. */
const UNKNOWN_MESSAGE = 10008;

/** Creates a client of the fake Discord's API without a network. Refused calls are never repeated. */
export function createDirectRest({ discord, onFault, onMessage }: DirectRestOptions): Rest {
  const send = async (name: string, call: () => Promise<unknown>): Promise<RestResult> => {
    try {
      await call();
      return { kind: 'accepted' };
    } catch (error) {
      const { status, code, message, problems } =
        error instanceof ApiError ? error : new ApiError(500, 0, String(error));
      if (code !== UNKNOWN_MESSAGE) for (const problem of [message, ...problems]) onFault(problem);
      return { kind: 'refused', error: new DiscordError(name, { status, code, retryAfter: null, error: null }) };
    }
  };
  return {
    callback: ({ id, token }, reply) =>
      send('callback', async () => {
        const { contentType, body } = encodeBody(replyBody(reply), messageOf(reply)?.attachments ?? []);
        await discord().callback(id, token, contentType, body);
      }),
    editOriginal: ({ token }, message) =>
      send('edit', async () => {
        const { contentType, body } = encodeBody(messageBody(message, false), message.attachments);
        onMessage(await discord().editOriginal(token, contentType, body));
      }),
    withdraw: ({ token }) =>
      send('withdrawal', async () => {
        discord().messages.remove(discord().original(token).id);
      }),
    note: ({ token }, { message, ephemeral }) =>
      send('note', async () => {
        const { contentType, body } = encodeBody(messageBody(message, ephemeral), message.attachments);
        onMessage(await discord().followUp(token, contentType, body));
      }),
  };
}
