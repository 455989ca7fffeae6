/** The label of a button that does something with a thing: with the name of the thing, or for `null` without. */
export const named =
  (verb: string) =>
  (thing: string | null): string =>
    thing === null ? verb : `${verb}: ${thing}`;
