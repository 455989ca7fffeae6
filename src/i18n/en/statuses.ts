import type { StatusKind } from '../../engine';

/** Names of statuses for sheets and for labels in pictures. */
export const STATUS_LABELS: Record<StatusKind, string> = {
  confusion: 'Confused',
  slow: 'Slowed',
  'damage-over-time': 'Poisoned',
  attributes: 'Changed',
  dimness: 'Half-Blind',
  guard: 'Shielded',
};

/** Adjectives for a creature with a status, to complete "You are …". */
export const STATUS_ADJECTIVES: Record<StatusKind, string> = {
  confusion: 'confused',
  slow: 'slowed',
  'damage-over-time': 'poisoned',
  attributes: 'changed',
  dimness: 'half-blind',
  guard: 'behind a shield',
};
