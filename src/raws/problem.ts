/** A problem in a raw file: what is wrong, and where. */
export interface Problem {
  /** Name of the file in `raws/`. */
  file: string;
  /** Id of the row; `#` and the row's index if the row has no id; empty if the problem concerns the whole file. */
  id: string;
  /** Path to the field within the row, such as `weapon.proc_effects`; empty if the problem concerns the whole row. */
  field: string;
  what: string;
}

/** Error that lists all problems of the raws. The error's message has one line for each problem. */
export class RawsError extends Error {
  override name = 'RawsError';

  constructor(readonly problems: readonly Problem[]) {
    super(['the raws do not hold together:', ...problems.map(line)].join('\n'));
  }
}

function line({ file, id, field, what }: Problem): string {
  return `  ${[file, id, field].filter((part) => part !== '').join(' · ')}: ${what}`;
}
