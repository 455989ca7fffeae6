/** Phrases for debugging cheats in the log, by the name of the cheat. */
export const CHEATS: Record<string, string> = {
  heal: 'healed',
  reveal: 'level revealed',
  exit: 'next level',
  god: 'invulnerable',
};
