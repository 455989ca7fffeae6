import { isNotLater, isSnowflake } from '../lib/snowflake';
import { COMMANDS, type LastWrites } from '../storage/contract';

/** True if a later interaction has already written the field. */
export function isOvertaken(interaction: string, field: string, last: LastWrites | undefined): boolean {
  const id = last?.[field];
  return id !== undefined && id !== interaction && isNotLater(interaction, id);
}

/** `by` activated the run. `played` is the newest interaction of the previous run. */
export function withSwitch(
  last: LastWrites | undefined,
  { by, played }: Record<'by' | 'played', string | null>,
): LastWrites {
  const switched = by === null ? last : withWrites(last, by, ['activeRun']);
  return played === null ? { ...switched } : withWrites(switched, played, [COMMANDS]);
}

export const omitOvertaken = <T extends object>(
  changes: Partial<T>,
  interaction: string,
  last: LastWrites | undefined,
): Partial<T> =>
  Object.fromEntries(Object.entries(changes).filter(([field]) => !isOvertaken(interaction, field, last))) as Partial<T>;

/** Skips fields that later interactions wrote. Ignores an id without a time. */
export function withWrites(last: LastWrites | undefined, interaction: string, fields: readonly string[]): LastWrites {
  const due = isSnowflake(interaction) ? fields.filter((field) => !isOvertaken(interaction, field, last)) : [];
  return { ...last, ...Object.fromEntries(due.map((field) => [field, interaction])) };
}
