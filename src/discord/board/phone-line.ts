import type { Button } from './buttons';

/** Maximum width of a row of buttons on a phone 390 pixels wide, in pixels. */
const LINE = 303;
/** Width of the gap between two buttons in pixels. */
const GAP = 6;
/** Total width of a button's left and right frame in pixels. */
const FRAME = 20;
/** Width of an emoji in pixels. */
const EMOJI = 24;

/** Narrow letters, and the maximum width of one in pixels. */
const NARROW = { letters: "ijlftrIíJ .,:;()'’-", pixels: 5 };
/** Wide letters, and the maximum width of one in pixels. */
const WIDE = { letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÁÉÍÓÚÑmw…', pixels: 11 };
/** Maximum width of any other letter in pixels. */
const OTHER = 8;

/**
 * Ranks of buttons. The button with the lowest number gets room on a phone's line first. `elsewhere` is for buttons
 * that another panel offers too.
 */
export const RANK = { recommended: 0, needed: 1, urgent: 2, choice: 3, handy: 4, magic: 5, elsewhere: 6 } as const;

export interface Candidate {
  button: Button;
  rank: (typeof RANK)[keyof typeof RANK];
}

/** True if all buttons fit on one line on a phone. */
export const fitTogether = (candidates: readonly Candidate[]): boolean =>
  candidates.reduce((sum, { button }) => sum + GAP + widthOf(button), 0) <= LINE + GAP;

/**
 * Returns the buttons that fit on one line on a phone, in the given order. Low numbers of `RANK` get room first.
 * Recommended and needed buttons stay even without room.
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
