const LEAST = 4;

/** Shortens a name to `room` characters, at least 1. Keeps the end, because similar names differ there. */
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
