import type { Delivery, FakeDiscord } from '../discord/fake-discord';
import type { CommandDefinition } from '../discord/lint/commands';
import type { Message, MessageChange, StoredFile } from '../discord/messages';
import { FLAG } from '../discord/payload';
import { typable } from '../discord/subcommands';
import { APPLICATION, GUILD, type Person, PLACES } from '../discord/users';
import type { PageDelivery, PageEvent, PageMessage, PageState } from '../playground/protocol';

/** Returns the URL at which the page loads a file of the message with the id `message`. */
export type FileUrl = (message: string, file: StoredFile) => string;

function pageMessage(message: Message, urlOf: FileUrl): PageMessage {
  const { id, channel, visibleTo, cause, flags, components, files, sentAt } = message;
  return {
    id,
    channel,
    visibleTo,
    cause,
    loading: (flags & FLAG.loading) !== 0,
    components,
    files: files.map((file) => ({
      id: file.id,
      filename: file.filename,
      description: file.description,
      contentType: file.contentType,
      size: file.bytes.length,
      url: urlOf(id, file),
    })),
    sentAt,
  };
}

export const pageEvent = (change: MessageChange, urlOf: FileUrl): PageEvent =>
  change.kind === 'put'
    ? { kind: 'put', message: pageMessage(change.message, urlOf) }
    : { kind: 'deleted', id: change.message.id };

export function pageDelivery(delivery: Delivery, urlOf: FileUrl): PageDelivery {
  const { ok, status, problems, ms, bytes, callback, message } = delivery;
  return { ok, busy: status === 503, problems, ms, bytes, callback, message: message && pageMessage(message, urlOf) };
}

export interface PageParts {
  discord: FakeDiscord;
  commands: readonly CommandDefinition[];
  people: readonly Person[];
  canSend: boolean;
  publicKey: string;
}

export const pageState = ({ discord, commands, ...others }: PageParts, urlOf: FileUrl): PageState => ({
  ...others,
  application: APPLICATION,
  guild: GUILD,
  places: PLACES,
  commands: typable(commands),
  messages: discord.messages.all().map((message) => pageMessage(message, urlOf)),
});
