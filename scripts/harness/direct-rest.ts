import { messageBody, messageOf, replyBody } from '../../src/discord/api/reply';
import { encodeBody } from '../../src/discord/http/multipart';
import type { Rest } from '../../src/discord/http/rest';
import { ApiError } from '../discord/acknowledgements';
import type { FakeDiscord } from '../discord/fake-discord';
import type { Message } from '../discord/messages';

export interface DirectRestOptions {
  discord: () => FakeDiscord;
  /** Receives what Discord refuses. */
  onFault: (fault: string) => void;
  /** Receives every message that was changed or added. */
  onMessage: (message: Message) => void;
}

/** Discord's API without a network. Calls resolve with whether Discord accepted them. */
export function createDirectRest({ discord, onFault, onMessage }: DirectRestOptions): Rest {
  const accepted = async (call: () => Promise<unknown>): Promise<boolean> => {
    try {
      await call();
      return true;
    } catch (error) {
      for (const problem of error instanceof ApiError ? [error.message, ...error.problems] : [String(error)])
        onFault(problem);
      return false;
    }
  };
  return {
    callback: (id, token, reply) =>
      accepted(async () => {
        const { contentType, body } = await encodeBody(replyBody(reply), messageOf(reply)?.attachments ?? []);
        await discord().callback(id, token, contentType, body);
      }),
    editOriginal: (_application, token, message) =>
      accepted(async () => {
        const { contentType, body } = await encodeBody(messageBody(message, false), message.attachments);
        onMessage(await discord().editOriginal(token, contentType, body));
      }),
    withdraw: (_application, token) =>
      accepted(async () => {
        discord().messages.remove(discord().original(token).id);
      }),
    note: (_application, token, message) =>
      accepted(async () => {
        const { contentType, body } = await encodeBody(messageBody(message, true), message.attachments);
        onMessage(await discord().followUp(token, contentType, body));
      }),
  };
}
