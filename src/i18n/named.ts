/** Returns a button's label: the verb with the name of the thing, or the verb alone for `null`. */
export const named =
  (verb: string) =>
  (thing: string | null): string =>
    thing === null ? verb : `${verb}: ${thing}`;
