/** A problem of the raws, and its place. */
export interface Problem {
  /** Name of the file in `raws/`. */
  file: string;
  /** Id of the row; `#n` if it has none, empty if the problem concerns the whole file. */
  id: string;
  /** Keys down to the value, joined by dots; empty if the problem concerns the whole row. */
  field: string;
  what: string;
}

/** Error that lists every problem of the raws, one a line. */
export class RawsError extends Error {
  override name = 'RawsError';

  constructor(readonly problems: readonly Problem[]) {
    super(['the raws do not hold together:', ...problems.map(line)].join('\n'));
  }
}

function line({ file, id, field, what }: Problem): string {
  return `  ${[file, id, field].filter((part) => part !== '').join(' · ')}: ${what}`;
}
