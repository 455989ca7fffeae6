import type { StatusKind } from '../../engine';

/** Names of statuses for sheets and for labels in pictures. */
export const STATUS_LABELS: Record<StatusKind, string> = {
  confusion: 'Verwirrt',
  slow: 'Verlangsamt',
  'damage-over-time': 'Vergiftet',
  attributes: 'Verändert',
  dimness: 'Halb blind',
  guard: 'Hinterm Schild',
};

/** Adjectives for a creature with a status, to complete `Du bist …`. */
export const STATUS_ADJECTIVES: Record<StatusKind, string> = {
  confusion: 'verwirrt',
  slow: 'verlangsamt',
  'damage-over-time': 'vergiftet',
  attributes: 'verändert',
  dimness: 'halb blind',
  guard: 'hinter einem Schild',
};
