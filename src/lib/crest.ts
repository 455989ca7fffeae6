export const EMBLEMS = [
  ...(['sword', 'axe', 'tower', 'key', 'crown', 'skull'] as const),
  ...(['sun', 'moon', 'star', 'leaf', 'paw', 'mug'] as const),
] as const;
export type Emblem = (typeof EMBLEMS)[number];

export const EMBLEM_COLOURS = ['red', 'orange', 'gold', 'green', 'teal', 'blue', 'violet', 'silver'] as const;
export type EmblemColour = (typeof EMBLEM_COLOURS)[number];

export interface Crest {
  emblem: Emblem;
  colour: EmblemColour;
}
