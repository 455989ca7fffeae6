import { textWidth, wrapText } from '../font/text';

/**
 * Breaks a text between words into as few lines as possible, of about equal length. Each line is at most `width` pixels
 * wide. A word that is too long for a line ends in an ellipsis. If the text needs more than `most` lines, the last line
 * ends in an ellipsis too.
 */
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
