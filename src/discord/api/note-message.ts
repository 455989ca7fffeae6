import type { I18n } from '../types';
import { container, file, fitLines, text } from './component';
import type { DataFile } from './data-file';
import type { Message, MessageReply, Reply } from './reply';

/** Maximum number of characters in a note, below Discord's limit of 4000 for a message. */
const NOTE_LIMIT = 3500;

/** Colour of the bar beside a message with a file. */
const FILE_ACCENT = 0x5f7fbf;

/** A message of the bot's own text, without a picture. Lines that exceed the limit are left out and counted. */
export function noteMessage(...lines: string[]): Message {
  return { components: [text(fitLines(lines, NOTE_LIMIT))], attachments: [] };
}

/** A file to download, below lines of text. The first line also describes the file. */
export function fileMessage(lines: readonly [string, ...string[]], { name, bytes }: DataFile): Message {
  return {
    components: [container(FILE_ACCENT, [text(lines.join('\n')), file(name)])],
    attachments: [{ name, bytes, description: lines[0] }],
  };
}

/** A reply that only the calling player sees. */
export const ephemeralReply = (message: Message): MessageReply => ({ kind: 'message', message, ephemeral: true });

/**
 * Turns a message into a reply: an update of the pressed message, an ephemeral message, or a public one. Returns a
 * finished reply unchanged.
 */
export function asReply(made: Message | Reply, as: 'update' | 'ephemeral' | 'public'): Reply {
  if ('kind' in made) return made;
  return as === 'update'
    ? { kind: 'update', message: made }
    : { kind: 'message', message: made, ephemeral: as === 'ephemeral' };
}

export const ephemeralNote = (...lines: string[]): MessageReply => ephemeralReply(noteMessage(...lines));

/** A friendly sentence for an error, chosen by the error's code. The error's own text never reaches players. */
export function errorReply(error: unknown, { errors }: I18n['notes']): Reply {
  const known = Object.entries(errors).find(([name]) => name === codeOf(error));
  return { ...ephemeralNote(known ? known[1] : errors.other), error };
}

/** True if the store gave no answer, so that an action may or may not have been carried out. */
export const isUnavailable = (error: unknown): boolean => codeOf(error) === 'unavailable';

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
