import type { Crest } from './crest';

/** Titles that players may bear after their names. Each is the id of the feat that opens it. */
export const TITLES = [
  ...(['wyrmling', 'dragonslayer', 'untouched', 'in-a-hurry', 'tightwad', 'well-read'] as const),
  ...(['back-from-one', 'dwarf-friend', 'public-enemy', 'it-looks-back', 'round-trip'] as const),
  'rodent-of-the-week',
] as const;
export type Title = (typeof TITLES)[number];

/** Looks of a player: a crest and a title, each absent for none. */
export interface Looks {
  crest?: Crest;
  title?: Title;
}
