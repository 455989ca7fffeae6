/** Letters that are left of the beginning. */
const LEAST = 4;

/**
 * A name in at most `room` characters, cut in its middle: what distinguishes it stands at its end, such as charges, a
 * bonus or what a scroll is for. The end begins with a word where one is short enough.
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
