/** A comment that begins with a word that hides who does what. */
export interface Complaint {
  /** Path and line, such as `src/engine/turn.ts:12`. */
  place: string;
  opening: string;
  advice: string;
}

/** Beginnings that make a reader ask "who?" or "which one?", each with advice. */
const OPENINGS: readonly [pattern: RegExp, advice: string][] = [
  [/^(Who|Whoever|Whom)\b/, 'Name the one who acts: "A player who …", "The caller …".'],
  [/^Whose\b/, 'Name the owner: "The player that …", "The run of …".'],
  [/^(What|Whatever)\b/, 'Begin with the noun: "The gold that …", "Reasons that …".'],
  [/^Whether\b/, 'Write "True if …".'],
  [/^Of\b/, 'Begin with the noun: "Figures of …".'],
  [/^Where\b/, 'Write "If …" for a condition, or name the place.'],
  [/^(That|Those|These)\b/, 'Repeat the noun that is meant.'],
  [/^With\b/, 'Write "If …" for a condition, or begin with the noun.'],
  [/^As\b/, 'Write "Because …" or "While …", or begin with the noun.'],
  [/^The same\b/, 'Say it again with its noun: a reader has not seen the other comment.'],
  [/^In place of\b/, 'Write "Replaces …".'],
  [/^Likewise\b/, 'Repeat the noun and the verb.'],
];

/** Returns complaints about the comments of a TypeScript file, in order. Does not check comments after code. */
export function openingComplaints(file: string, text: string): Complaint[] {
  return commentsOf(text).flatMap(({ line, words }) => {
    const found = OPENINGS.find(([pattern]) => pattern.test(words));
    return found ? [{ place: `${file}:${line}`, opening: words.slice(0, 60), advice: found[1] }] : [];
  });
}

/** Returns the first line of every comment on a line of its own. Lines count from 1. */
function commentsOf(text: string): { line: number; words: string }[] {
  const lines = text.split('\n');
  const found: { line: number; words: string }[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = at + 1;
    const block = /^\s*\/\*\*?\s?(.*)$/.exec(lines[at]!);
    if (block) {
      const isOneLine = block[1]!.trim() !== '';
      const words = isOneLine ? block[1]! : (lines[at + 1] ?? '').replace(/^\s*\*\s?/, '');
      found.push({ line, words });
      while (at < lines.length - 1 && !lines[at]!.includes('*/')) at++;
    } else if (isLineComment(lines[at])) {
      found.push({ line, words: lines[at]!.replace(/^\s*\/\/\s?/, '') });
      while (isLineComment(lines[at + 1])) at++;
    }
  }
  return found;
}

const isLineComment = (line: string | undefined): boolean => line !== undefined && /^\s*\/\//.test(line);
