import type { StatusKind } from '../../engine';

export const STATUS_LABELS: Record<StatusKind, string> = {
  confusion: 'Verwirrt',
  slow: 'Verlangsamt',
  'damage-over-time': 'Vergiftet',
  attributes: 'Verändert',
  dimness: 'Halb blind',
  guard: 'Hinterm Schild',
};

/** Adjectives to complete `Du bist …`. */
export const STATUS_ADJECTIVES: Record<StatusKind, string> = {
  confusion: 'verwirrt',
  slow: 'verlangsamt',
  'damage-over-time': 'vergiftet',
  attributes: 'verändert',
  dimness: 'halb blind',
  guard: 'hinter einem Schild',
};
