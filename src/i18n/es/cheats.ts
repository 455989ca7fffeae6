/** What the debugging commands of an admin do. */
export const CHEATS: Record<string, string> = {
  heal: 'curación',
  reveal: 'nivel descubierto',
  exit: 'siguiente nivel',
  god: 'inmunidad',
};
