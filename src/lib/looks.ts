import type { Crest } from './crest';

/** Ids of titles, each unlocked by the feat with the same id. */
export const TITLES = [
  ...(['wyrmling', 'dragonslayer', 'untouched', 'in-a-hurry', 'tightwad', 'well-read'] as const),
  ...(['back-from-one', 'dwarf-friend', 'public-enemy', 'it-looks-back', 'round-trip'] as const),
  'rodent-of-the-week',
] as const;
export type Title = (typeof TITLES)[number];

/** Animals that follow the hero in pictures of the town; the engine has no pets. */
export const PETS = ['cat', 'pup', 'owl', 'spiderling', 'hatchling'] as const;
export type Pet = (typeof PETS)[number];

/** Frames that replace the frame of the player's rank on the player's card. */
export const FRAMES = ['ivy', 'bones', 'coins', 'flames'] as const;
export type CardFrame = (typeof FRAMES)[number];

export interface Looks {
  crest?: Crest;
  title?: Title;
  pet?: Pet;
  frame?: CardFrame;
}
