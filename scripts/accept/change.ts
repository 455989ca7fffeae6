/** Difference between recorded files of one kind and the present project. */
export interface Change {
  /** Name of the kind, such as `catalogue`. */
  kind: string;
  /** Number of recorded things that differ. */
  changed: number;
  /** Lines that describe the differences. */
  lines: string[];
  /** Tasks that only the developer can do. */
  tasks: string[];
}

/** A change that is not written yet. */
export interface PendingChange extends Change {
  /** Writes the present state. */
  write(): void;
}

/** Maximum number of lines for each kind in a summary. */
const MOST_LINES = 12;

/** Returns a line about a kind, and its differences below. */
export function formatChange({ kind, changed, lines }: Change): string {
  const left = lines.length - MOST_LINES;
  return [
    `${kind.padEnd(12)}${changed === 0 ? 'unchanged' : `${changed} changed`}`,
    ...lines.slice(0, MOST_LINES).map((line) => `  ${line}`),
    ...(left > 0 ? [`  … and ${left} more`] : []),
  ].join('\n');
}
