let names = 0;

/** A name that no other test uses: several share a table. */
export const fresh = (name: string): string => `${name}${process.pid}x${names++}`;
