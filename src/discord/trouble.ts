import { privateNote } from './layout/note';
import type { Reply } from './reply';

const WORDS: Record<string, string> = {
  unavailable: 'The vault where runs are kept does not answer right now. Nothing was changed; try again in a moment.',
  unreadable: 'This run cannot be read. It was left untouched; please tell whoever runs this bot.',
  newer: 'This run was saved by a newer version of the game. It was left untouched; try again once the bot is updated.',
};

/** A friendly word for a failure, by the code of the error where it has one. Never its text. */
export function troubleNote(error: unknown): Reply {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const words = Object.hasOwn(WORDS, code) ? WORDS[code] : undefined;
  return privateNote(words ?? 'Something went wrong on our side. Nothing was lost; `/play` shows where you stand.');
}
