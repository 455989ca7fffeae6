export const CHEATS: Record<string, string> = {
  heal: 'curación',
  reveal: 'nivel descubierto',
  exit: 'siguiente nivel',
  god: 'inmunidad',
};
