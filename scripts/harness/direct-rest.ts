import { messageBody, messageOf, replyBody } from '../../src/discord/api/reply';
import { encodeBody } from '../../src/discord/http/multipart';
import type { Rest } from '../../src/discord/http/rest';
import { ApiError } from '../discord/acknowledgements';
import type { FakeDiscord } from '../discord/fake-discord';
import type { Message } from '../discord/messages';

/** Discord's API without a network: `complain` is told what it refuses, `shown` of every message that was changed or added. */
export function createDirectRest(
  discord: () => FakeDiscord,
  complain: (fault: string) => void,
  shown: (message: Message) => void,
): Rest {
  const taken = async (call: () => Promise<unknown>): Promise<boolean> => {
    try {
      await call();
      return true;
    } catch (error) {
      for (const problem of error instanceof ApiError ? [error.message, ...error.problems] : [String(error)])
        complain(problem);
      return false;
    }
  };
  return {
    callback: (id, token, reply) =>
      taken(async () => {
        const { contentType, body } = await encodeBody(replyBody(reply), messageOf(reply)?.attachments ?? []);
        await discord().callback(id, token, contentType, body);
      }),
    editOriginal: (_application, token, message) =>
      taken(async () => {
        const { contentType, body } = await encodeBody(messageBody(message, false), message.attachments);
        shown(await discord().editOriginal(token, contentType, body));
      }),
    withdraw: (_application, token) =>
      taken(async () => {
        discord().messages.remove(discord().original(token).id);
      }),
    note: (_application, token, message) =>
      taken(async () => {
        const { contentType, body } = await encodeBody(messageBody(message, true), message.attachments);
        shown(await discord().followUp(token, contentType, body));
      }),
  };
}
