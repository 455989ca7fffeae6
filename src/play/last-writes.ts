import { isNotLater, isSnowflake } from '../lib/snowflake';
import type { LastWrites } from '../storage/contract';

/**
 * True if a later interaction has written a field already. The interaction must not write the field, because a late
 * delivery would undo what came after it.
 */
export function isOvertaken(interaction: string, field: string, last: LastWrites | undefined): boolean {
  const id = last?.[field];
  return id !== undefined && id !== interaction && isNotLater(interaction, id);
}

/**
 * Returns the record after another run became active in a profile. `by` is the interaction that made the run active.
 * `played` is the latest interaction that the run before had applied. Each is `null` if there is none.
 */
export function withSwitch(
  last: LastWrites | undefined,
  { by, played }: Record<'by' | 'played', string | null>,
): LastWrites {
  const switched = by === null ? last : withWrites(last, by, ['activeRun']);
  return played === null ? { ...switched } : withWrites(switched, played, ['commands']);
}

/** Returns the changes without those fields that a later interaction has written already. */
export const omitOvertaken = <T extends object>(
  changes: Partial<T>,
  interaction: string,
  last: LastWrites | undefined,
): Partial<T> =>
  Object.fromEntries(Object.entries(changes).filter(([field]) => !isOvertaken(interaction, field, last))) as Partial<T>;

/**
 * Returns the record after an interaction has written the fields. An id that is no snowflake tells no order, so the
 * record stays as it is.
 */
export function withWrites(last: LastWrites | undefined, interaction: string, fields: readonly string[]): LastWrites {
  const due = isSnowflake(interaction) ? fields.filter((field) => !isOvertaken(interaction, field, last)) : [];
  return { ...last, ...Object.fromEntries(due.map((field) => [field, interaction])) };
}
