/** Phrases for debugging cheats in the log, by the name of the cheat. */
export const CHEATS: Record<string, string> = {
  heal: 'curación',
  reveal: 'nivel descubierto',
  exit: 'siguiente nivel',
  god: 'inmunidad',
};
