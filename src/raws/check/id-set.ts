export const idSet = (rows: readonly { id: string }[]): Set<string> => new Set(rows.map(({ id }) => id));
