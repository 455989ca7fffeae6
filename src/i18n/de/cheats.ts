export const CHEATS: Record<string, string> = {
  heal: 'Heilung',
  reveal: 'Ebene aufgedeckt',
  exit: 'nächste Ebene',
  god: 'Unverwundbarkeit',
};
