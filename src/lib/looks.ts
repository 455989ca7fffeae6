import type { Crest } from './crest';

/** The feat of the same id unlocks each title. */
export const TITLES = [
  ...(['wyrmling', 'dragonslayer', 'untouched', 'in-a-hurry', 'tightwad', 'well-read'] as const),
  ...(['back-from-one', 'dwarf-friend', 'public-enemy', 'it-looks-back', 'round-trip'] as const),
  'rodent-of-the-week',
] as const;
export type Title = (typeof TITLES)[number];

/** Animals in pictures of the town; the engine has no pets. */
export const PETS = ['cat', 'pup', 'owl', 'spiderling', 'hatchling'] as const;
export type Pet = (typeof PETS)[number];

/** Frames for a player's card, in place of the rank's frame. */
export const FRAMES = ['ivy', 'bones', 'coins', 'flames'] as const;
export type CardFrame = (typeof FRAMES)[number];

export interface Looks {
  crest?: Crest;
  title?: Title;
  pet?: Pet;
  frame?: CardFrame;
}
