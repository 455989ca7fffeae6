import type { AttributeName } from '../../engine';
import type { Chip } from '../log-line';

/** Everything the classic screen says. */
export interface ClassicWords {
  place: string;
  labels: { health: string; mana: string; level: string };
  attribute: (name: AttributeName) => string;
  /** Weight, initiative penalty, gold. */
  load: [string, string, string];
  worn: string[];
  consumables: string[];
  spells: string[];
  /** Hunger first. */
  states: Chip[];
  /** Newest first. */
  log: { text: string; fresh: boolean }[];
}
