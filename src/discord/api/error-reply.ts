import type { NoteWords } from '../wording';
import { ephemeralNote } from './note';
import type { Reply } from './reply';

/** A friendly word for a failure, by the code of the error where it has one. Never its text. */
export function errorReply(error: unknown, { trouble }: NoteWords): Reply {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ephemeralNote(isKnown(code) ? trouble[code] : trouble.other);

  function isKnown(named: string): named is keyof typeof trouble {
    return Object.hasOwn(trouble, named);
  }
}
