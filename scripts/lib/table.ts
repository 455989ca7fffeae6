/** Formats rows as text in columns. The first column and columns whose head begins with `<` are aligned left. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const left = head.map((cell, column) => column === 0 || cell.startsWith('<'));
  const titles = head.map((cell) => cell.replace(/^</, ''));
  const widths = titles.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]): string =>
    widths
      .map((width, column) => alignText(cells[column] ?? '', width, left[column] === true))
      .join('  ')
      .trimEnd();
  return [line(titles), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

const alignText = (text: string, width: number, left: boolean): string =>
  left ? text.padEnd(width) : text.padStart(width);
