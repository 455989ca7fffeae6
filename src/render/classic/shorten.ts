/** Minimum number of letters that a shortened name keeps of its beginning. */
const LEAST = 4;

/**
 * Shortens a name to at most `room` characters by an ellipsis in the middle. `room` is at least 1. Keeps the end of the
 * name, which distinguishes similar names: charges, a bonus, a scroll's purpose. The part after the ellipsis begins
 * with a whole word if possible.
 */
export function shorten(name: string, room: number): string {
  const letters = [...name];
  if (letters.length <= room) return name;
  const most = Math.max(0, room - LEAST - 1);
  const ending = letters.slice(letters.length - most);
  const word = ending.indexOf(' ');
  const end = word < 0 ? ending : ending.slice(word);
  const beginning = letters.slice(0, room - 1 - end.length).join('');
  return `${beginning.trimEnd()}…${end.join('')}`;
}
