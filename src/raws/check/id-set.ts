/** Returns the ids of the rows. An id that appears twice is in the set once. */
export const idSet = (rows: readonly { id: string }[]): Set<string> => new Set(rows.map(({ id }) => id));
