import type { Locale } from '../locale';

/** What is said in German at the end of a run. */
export const GERMAN_ENDING: Locale['ending'] = {
  showLastTurns: 'Die letzten Züge zeigen',
  lastTurns: 'Die letzten Züge',
  animation: 'Die letzten Züge als Animation, bis hierher:',
  unseen: 'Diesen Lauf kannst du hier nicht sehen.',
};
