/** Difference between recorded files of one kind and the present project. */
export interface Change {
  kind: string;
  changed: number;
  lines: string[];
  /** Tasks that only the developer can do. */
  tasks: string[];
}

export interface PendingChange extends Change {
  write(): void;
}

/** Maximum number of lines for each kind in a summary. */
const MOST_LINES = 12;

export function formatChange({ kind, changed, lines }: Change): string {
  const left = lines.length - MOST_LINES;
  return [
    `${kind.padEnd(12)}${changed === 0 ? 'unchanged' : `${changed} changed`}`,
    ...lines.slice(0, MOST_LINES).map((line) => `  ${line}`),
    ...(left > 0 ? [`  … and ${left} more`] : []),
  ].join('\n');
}
