import type { Button } from './buttons';

/**
 * Pixels on a phone 390 pixels wide: the line inside a board, the gap between two buttons, the frame around a label,
 * and an emoji.
 */
const LINE = 303;
const GAP = 6;
const FRAME = 20;
const EMOJI = 24;

/** Upper bounds in pixels for the width of a narrow, a wide and any other letter. */
const NARROW = { letters: "ijlftrIíJ .,:;()'’-", pixels: 5 };
const WIDE = { letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÁÉÍÓÚÑmw…', pixels: 11 };
const OTHER = 8;

/**
 * Order in which buttons get room on the line: the recommended button first, buttons that another panel offers too
 * last.
 */
export const RANK = { recommended: 0, needed: 1, urgent: 2, choice: 3, handy: 4, magic: 5, elsewhere: 6 } as const;

/** A button that competes for room on the contextual line. */
export interface Candidate {
  button: Button;
  rank: (typeof RANK)[keyof typeof RANK];
}

/** True if all buttons fit on one line of a phone. */
export const fitTogether = (candidates: readonly Candidate[]): boolean =>
  candidates.reduce((sum, { button }) => sum + GAP + widthOf(button), 0) <= LINE + GAP;

/**
 * Returns the buttons that fit on one line of a phone, in the given order. Buttons with a lower rank are chosen first.
 * Recommended and needed buttons are never left out.
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
