import type { Button } from './buttons';

/** Pixels inside a board on a phone 390 pixels wide, between its buttons, and of a button around its label. */
const LINE = 303;
const GAP = 6;
const FRAME = 20;
const EMOJI = 24;

/** Pixels of a letter, at most: of narrow and wide ones, and of all others. */
const NARROW = { letters: "ijlftrIíJ .,:;()'’-", pixels: 5 };
const WIDE = { letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÁÉÍÓÚÑmw…', pixels: 11 };
const OTHER = 8;

/** Who stands on the line before others: first what is recommended, last what another panel has, too. */
export const RANK = { recommended: 0, needed: 1, urgent: 2, choice: 3, handy: 4, magic: 5, elsewhere: 6 } as const;

/** A button for the line of what can be done here and now. */
export interface Candidate {
  button: Button;
  rank: (typeof RANK)[keyof typeof RANK];
}

/** Do they all fit on one line of a phone? */
export const fitTogether = (candidates: readonly Candidate[]): boolean =>
  candidates.reduce((sum, { button }) => sum + GAP + widthOf(button), 0) <= LINE + GAP;

/**
 * Those that fit on one line of a phone, in the order given: the first in rank are chosen first. What is recommended or
 * needed is never left out.
 */
export function fitOnLine(candidates: readonly Candidate[]): Candidate[] {
  const chosen = new Set<Candidate>();
  let left = LINE + GAP;
  for (const candidate of [...candidates].sort((a, b) => a.rank - b.rank)) {
    const width = GAP + widthOf(candidate.button);
    if (width > left && candidate.rank > RANK.needed) continue;
    left -= width;
    chosen.add(candidate);
  }
  return candidates.filter((candidate) => chosen.has(candidate));
}

function widthOf(button: Button): number {
  const { label, emoji } = { label: undefined, emoji: undefined, ...button };
  const letters = [...(label ?? '')].reduce((sum, letter) => sum + widthOfLetter(letter), 0);
  return FRAME + (emoji ? EMOJI : 0) + letters;
}

const widthOfLetter = (letter: string): number =>
  [NARROW, WIDE].find(({ letters }) => letters.includes(letter))?.pixels ?? OTHER;
