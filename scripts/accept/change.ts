/** Recorded files of one kind, beside what the project comes to today. */
export interface Change {
  /** Name of the kind, such as `catalogue`. */
  kind: string;
  /** How many recorded things differ. */
  changed: number;
  /** Lines that say what differs. */
  lines: string[];
  /** Tasks that only the developer can do. */
  tasks: string[];
}

/** A change that is not written yet. */
export interface PendingChange extends Change {
  /** Writes what the project comes to today. */
  write(): void;
}

/** Lines of a kind that a summary shows. */
const MOST_LINES = 12;

/** A line about a kind, and below it what changed. */
export function formatChange({ kind, changed, lines }: Change): string {
  const left = lines.length - MOST_LINES;
  return [
    `${kind.padEnd(12)}${changed === 0 ? 'unchanged' : `${changed} changed`}`,
    ...lines.slice(0, MOST_LINES).map((line) => `  ${line}`),
    ...(left > 0 ? [`  … and ${left} more`] : []),
  ].join('\n');
}
