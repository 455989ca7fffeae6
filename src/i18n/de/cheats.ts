/** Phrases for debugging cheats in the log, by the name of the cheat. */
export const CHEATS: Record<string, string> = {
  heal: 'Heilung',
  reveal: 'Ebene aufgedeckt',
  exit: 'nächste Ebene',
  god: 'Unverwundbarkeit',
};
