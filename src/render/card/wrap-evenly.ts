import { textWidth, wrapText } from '../font/text';

/** As many lines as a text takes that is broken at words to fit into `width`, about as long as each other. */
export function wrapEvenly(text: string, width: number): string[] {
  const lines = wrapText([text], width);
  const words = text.split(' ');
  const least = Math.max(textWidth(text) / lines.length, ...words.map((word) => textWidth(word)));
  for (let room = Math.ceil(least); room < width; room++) {
    const even = wrapText([text], room);
    if (even.length === lines.length) return even;
  }
  return lines;
}
