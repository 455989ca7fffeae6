import type { Delivery } from '../discord/fake-discord';
import type { Message, MessageChange } from '../discord/messages';
import { FLAG } from '../discord/payload';
import type { PageDelivery, PageEvent, PageMessage } from '../playground/protocol';

/** A message as the page needs it: its files by address. */
export function pageMessage(message: Message): PageMessage {
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
      url: `/playground/files/${id}/${file.id}/${encodeURIComponent(file.filename)}`,
    })),
    sentAt,
  };
}

export function pageEvent(change: MessageChange): PageEvent {
  return change.kind === 'put'
    ? { kind: 'put', message: pageMessage(change.message) }
    : { kind: 'deleted', id: change.message.id };
}

export function pageDelivery({ ok, problems, ms, bytes, callback, message }: Delivery): PageDelivery {
  return { ok, problems, ms, bytes, callback, message: message && pageMessage(message) };
}
