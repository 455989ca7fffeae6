import { cut, MAX_CHOICES } from '../api';
import { fold } from './find-by-name';

export interface Suggestion {
  name: string;
  value: string;
}

const MAX_LENGTH = 100;

/** Returns at most 25. Names that begin with the text come first. */
export function matchingSuggestions(suggestions: readonly Suggestion[], text: string): Suggestion[] {
  const wanted = fold(text);
  const begins = ({ name }: Suggestion) => Number(fold(name).startsWith(wanted));
  return suggestions
    .filter(({ name, value }) => fold(name).includes(wanted) || value === text)
    .sort((a, b) => begins(b) - begins(a))
    .slice(0, MAX_CHOICES)
    .map(({ name, value }) => ({ name: cut(name, MAX_LENGTH), value: value.slice(0, MAX_LENGTH) }));
}
