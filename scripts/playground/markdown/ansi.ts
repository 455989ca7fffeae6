/** A stretch of coloured text; the classes are those of the style sheet. */
export interface AnsiSpan {
  text: string;
  classes: string[];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what is looked for
const SEQUENCE = /\u001b\[([\d;]*)m/;

/** The state after one code: 0 resets, 1 bold, 4 underline, 30–37 text colour, 40–47 background. */
function after(classes: readonly string[], code: number): string[] {
  if (code === 0) return [];
  const without = (prefix: string) => classes.filter((name) => !name.startsWith(prefix));
  if (code === 1) return [...without('ansi-bold'), 'ansi-bold'];
  if (code === 4) return [...without('ansi-underline'), 'ansi-underline'];
  if (code >= 30 && code <= 37) return [...without('ansi-fg-'), `ansi-fg-${code}`];
  if (code >= 40 && code <= 47) return [...without('ansi-bg-'), `ansi-bg-${code}`];
  return [...classes];
}

/** Splits the text of an `ansi` code block where its look changes. */
export function parseAnsi(source: string): AnsiSpan[] {
  const spans: AnsiSpan[] = [];
  let classes: string[] = [];
  let rest = source;
  while (rest !== '') {
    const match = SEQUENCE.exec(rest);
    const text = match ? rest.slice(0, match.index) : rest;
    if (text !== '') spans.push({ text, classes });
    if (!match) break;
    for (const code of match[1]!.split(';')) classes = after(classes, Number(code));
    rest = rest.slice(match.index + match[0].length);
  }
  return spans;
}
