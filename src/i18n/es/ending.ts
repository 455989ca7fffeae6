import type { Locale } from '../locale';

/** What is said in Spanish at the end of a run. */
export const SPANISH_ENDING: Locale['ending'] = {
  showLastTurns: 'Mostrar los últimos turnos',
  lastTurns: 'Los últimos turnos',
  animation: 'Los últimos turnos como animación, hasta aquí:',
  unseen: 'Esa partida no puedes verla aquí.',
};
