import { cut, MAX_CHOICES } from '../api';
import { fold } from './find-by-name';

export interface Suggestion {
  name: string;
  value: string;
}

/** Maximum number of characters that Discord accepts in a suggestion's name, and in its value. */
const MAX_LENGTH = 100;

/**
 * Returns at most 25 suggestions whose names contain the text, or whose values equal the text. Names that begin with
 * the text come first. Cuts names and values at 100 characters.
 */
export function matchingSuggestions(suggestions: readonly Suggestion[], text: string): Suggestion[] {
  const wanted = fold(text);
  const begins = ({ name }: Suggestion) => Number(fold(name).startsWith(wanted));
  return suggestions
    .filter(({ name, value }) => fold(name).includes(wanted) || value === text)
    .sort((a, b) => begins(b) - begins(a))
    .slice(0, MAX_CHOICES)
    .map(({ name, value }) => ({ name: cut(name, MAX_LENGTH), value: value.slice(0, MAX_LENGTH) }));
}
