import type { I18n } from '../types';
import { container, file, fitLines, text } from './component';
import type { DataFile } from './data-file';
import type { Message, MessageReply, Reply } from './reply';

const NOTE_LIMIT = 3500;

const FILE_ACCENT = 0x5f7fbf;

/** Leaves out lines beyond 3500 characters, and states how many. */
export function noteMessage(...lines: string[]): Message {
  return { components: [text(fitLines(lines, NOTE_LIMIT))], attachments: [] };
}

/** Uses the first line as the file's description for screen readers. */
export function fileMessage(lines: readonly [string, ...string[]], { name, bytes }: DataFile): Message {
  return {
    components: [container(FILE_ACCENT, [text(lines.join('\n')), file(name)])],
    attachments: [{ name, bytes, description: lines[0] }],
  };
}

export const ephemeralReply = (message: Message): MessageReply => ({ kind: 'message', message, ephemeral: true });

/** Leaves a reply unchanged. `update` replaces the pressed control's message. */
export function asReply(made: Message | Reply, as: 'update' | 'ephemeral' | 'public'): Reply {
  if ('kind' in made) return made;
  return as === 'update'
    ? { kind: 'update', message: made }
    : { kind: 'message', message: made, ephemeral: as === 'ephemeral' };
}

export const ephemeralNote = (...lines: string[]): MessageReply => ephemeralReply(noteMessage(...lines));

/** Chooses the text by the error's `code`. Never quotes the error. */
export function errorReply(error: unknown, { errors }: I18n['notes']): Reply {
  const known = Object.entries(errors).find(([name]) => name === codeOf(error));
  return { ...ephemeralNote(known ? known[1] : errors.other), error };
}

/** True if the store was unavailable. The action may be saved nevertheless. */
export const isUnavailable = (error: unknown): boolean => codeOf(error) === 'unavailable';

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
