export interface Problem {
  file: string;
  /** Id of the row, or `#` and its index; empty for no single row. */
  id: string;
  /** Path such as `weapon.proc_effects`; empty for no single field. */
  field: string;
  what: string;
}

/** The message has one line for each problem. */
export class RawsError extends Error {
  override name = 'RawsError';

  constructor(readonly problems: readonly Problem[]) {
    super(['the raws do not hold together:', ...problems.map(line)].join('\n'));
  }
}

function line({ file, id, field, what }: Problem): string {
  return `  ${[file, id, field].filter((part) => part !== '').join(' · ')}: ${what}`;
}
