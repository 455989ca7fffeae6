const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Returns a table in Markdown. The first column is aligned left, all others right. */
export const grid = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n');

/** Joins parts of a sentence: `a, b and c`. */
export const list = (parts: readonly string[]): string => parts.join(', ').replace(/, ([^,]*)$/, ' and $1');
