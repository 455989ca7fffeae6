import type { AttributeName } from '../../engine';
import type { Chip } from '../log-line';

/** How a thing's name is coloured: cursed when known to be, magic by its class, everything else plain. */
export type ItemTone = 'plain' | 'cursed' | 'common' | 'rare' | 'legendary';

export interface ItemLine {
  text: string;
  tone: ItemTone;
}

/** Everything the classic screen says. */
export interface ClassicWords {
  place: string;
  labels: { health: string; mana: string; level: string };
  attribute: (name: AttributeName) => string;
  /** Weight, initiative penalty, gold. */
  load: [string, string, string];
  worn: ItemLine[];
  consumables: ItemLine[];
  /** Said of what a list has no room for. */
  more: (count: number) => string;
  spells: string[];
  /** Said over the map while a target is asked for. */
  selectTarget: string;
  /** Hunger first. */
  states: Chip[];
  /** Newest first. */
  /** What the box beside a thing looked at says, its name first. */
  tooltip?: string[];
  log: { text: string; fresh: boolean }[];
}
