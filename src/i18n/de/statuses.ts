import type { StatusKind } from '../../engine';

/** Names of the statuses on sheets and chips. */
export const STATUS_LABELS: Record<StatusKind, string> = {
  confusion: 'Verwirrt',
  slow: 'Verlangsamt',
  'damage-over-time': 'Vergiftet',
  attributes: 'Verändert',
  dimness: 'Halb blind',
  guard: 'Hinterm Schild',
};

/** What a status makes of its bearer, as in "You are …". */
export const STATUS_ADJECTIVES: Record<StatusKind, string> = {
  confusion: 'verwirrt',
  slow: 'verlangsamt',
  'damage-over-time': 'vergiftet',
  attributes: 'verändert',
  dimness: 'halb blind',
  guard: 'hinter einem Schild',
};
