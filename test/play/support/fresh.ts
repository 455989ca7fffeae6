let names = 0;

/** Returns a name that no other test uses, because several tests share a table. */
export const fresh = (name: string): string => `${name}${process.pid}x${names++}`;
