import type { I18n } from '../types';
import { container, file, fitLines, text } from './component';
import type { DataFile } from './data-file';
import type { Message, MessageReply, Reply } from './reply';

/** Characters of a note, under Discord's 4000 of a message. */
const NOTE_LIMIT = 3500;

/** Colour of the bar beside a message with a file. */
const FILE_ACCENT = 0x5f7fbf;

/** Text of our own as a message without a picture. */
export function noteMessage(...lines: string[]): Message {
  return { components: [text(fitLines(lines, NOTE_LIMIT))], attachments: [] };
}

/** A file to download, under lines of text, the first of which says what it is. */
export function fileMessage(lines: readonly [string, ...string[]], { name, bytes }: DataFile): Message {
  return {
    components: [container(FILE_ACCENT, [text(lines.join('\n')), file(name)])],
    attachments: [{ name, bytes, description: lines[0] }],
  };
}

/** A message that only the player who asked for it sees. */
export const ephemeralReply = (message: Message): MessageReply => ({ kind: 'message', message, ephemeral: true });

/**
 * The reply with a message: in place of the one whose control was pressed, for the player alone, or for all in the
 * channel. What is a reply already stays as it is.
 */
export function asReply(made: Message | Reply, as: 'update' | 'ephemeral' | 'public'): Reply {
  if ('kind' in made) return made;
  return as === 'update'
    ? { kind: 'update', message: made }
    : { kind: 'message', message: made, ephemeral: as === 'ephemeral' };
}

export const ephemeralNote = (...lines: string[]): MessageReply => ephemeralReply(noteMessage(...lines));

/** A friendly sentence for an error, by its code where it has one that is known. Never the error's own text. */
export function errorReply(error: unknown, { errors }: I18n['notes']): Reply {
  const known = Object.entries(errors).find(([name]) => name === codeOf(error));
  return { ...ephemeralNote(known ? known[1] : errors.other), error };
}

/** Whether the store gave no answer, so that it is not known what was carried out. */
export const isUnavailable = (error: unknown): boolean => codeOf(error) === 'unavailable';

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
