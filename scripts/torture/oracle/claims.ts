import { NOTES } from '../../../src/i18n/en/notes';
import { PARTIES } from '../../../src/i18n/en/parties';

/** Matches a statement that the turn was not taken. */
const CLAIM = /nothing (?:happened|was (?:changed|done))|did nothing|was not played(?! now)|try again/i;

interface Note {
  key: string;
  text: string;
}

/** Returns all texts in a record and its parts, with their paths. Functions are left out. */
function textsIn(record: object, path: string): Note[] {
  return Object.entries(record).flatMap(([name, value]): Note[] => {
    const key = `${path}.${name}`;
    if (typeof value === 'string') return [{ key, text: value }];
    return typeof value === 'object' && value !== null ? textsIn(value, key) : [];
  });
}

const NOTES_THAT_DENY: readonly Note[] = [
  ...textsIn(NOTES, 'notes').filter(({ text }) => CLAIM.test(text)),
  { key: 'parties.tooLate', text: PARTIES.tooLate('') },
];

const NOTES_OF_ERRORS: readonly Note[] = [
  ...textsIn(NOTES.errors, 'notes.errors'),
  { key: 'notes.unanswered', text: NOTES.unanswered },
  { key: 'notes.tookTooLong', text: NOTES.tookTooLong },
];

/** Returns the key of a text in the reply that denies the turn; `null` if there is none. */
export const denialIn = (reply: string): string | null => keyOf(NOTES_THAT_DENY, reply);

/** Returns the key of a text in the reply that leaves the turn unclear; `null` if there is none. */
export const errorIn = (reply: string): string | null => keyOf(NOTES_OF_ERRORS, reply);

const keyOf = (notes: readonly Note[], reply: string): string | null =>
  notes.find(({ text }) => reply.includes(text))?.key ?? null;
