import type { StatusKind } from '../../engine';

export const STATUS_LABELS: Record<StatusKind, string> = {
  confusion: 'Confused',
  slow: 'Slowed',
  'damage-over-time': 'Poisoned',
  attributes: 'Changed',
  dimness: 'Half-Blind',
  guard: 'Shielded',
};

/** Adjectives to complete "You are …". */
export const STATUS_ADJECTIVES: Record<StatusKind, string> = {
  confusion: 'confused',
  slow: 'slowed',
  'damage-over-time': 'poisoned',
  attributes: 'changed',
  dimness: 'half-blind',
  guard: 'behind a shield',
};
