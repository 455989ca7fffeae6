import { textWidth, wrapText } from '../font/text';

/** Breaks a text into at most `most` lines of about equal length, each at most `width` pixels wide. */
export function wrapEvenly(text: string, width: number, most = Number.POSITIVE_INFINITY): string[] {
  const lines = wrapText([text], width);
  if (lines.length > most) return wrapText([text], width, most);
  const words = text.split(' ');
  const least = Math.max(textWidth(text) / lines.length, ...words.map((word) => textWidth(word)));
  for (let room = Math.ceil(least); room < width; room++) {
    const even = wrapText([text], room);
    if (even.length === lines.length) return even;
  }
  return lines;
}
