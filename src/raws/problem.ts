/** One problem of the raws, and where it is. */
export interface Problem {
  /** Name of the file in `raws/`. */
  file: string;
  /** Id of the row, `#n` where it has none, empty for the file as a whole. */
  id: string;
  /** Keys down to the value, joined by dots; empty for the row as a whole. */
  field: string;
  what: string;
}

/** Every problem found, one line each. */
export class RawsError extends Error {
  override name = 'RawsError';

  constructor(readonly problems: readonly Problem[]) {
    super(['the raws do not hold together:', ...problems.map(line)].join('\n'));
  }
}

function line({ file, id, field, what }: Problem): string {
  return `  ${[file, id, field].filter((part) => part !== '').join(' · ')}: ${what}`;
}
