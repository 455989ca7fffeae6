/** Returns a function that makes button labels: `Eat: Rations` for a thing, `Eat` for `null`. */
export const named =
  (verb: string) =>
  (thing: string | null): string =>
    thing === null ? verb : `${verb}: ${thing}`;
