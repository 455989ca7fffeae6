import type { Button } from './buttons';

/** Width of a row of buttons on a phone 390 pixels wide. */
const LINE_PIXELS = 303;
const GAP_PIXELS = 6;
const FRAME_PIXELS = 20;
const EMOJI_PIXELS = 24;

const NARROW = { letters: "ijlftrIíJ .,:;()'’-", pixels: 5 };
const WIDE = { letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÁÉÍÓÚÑmw…', pixels: 11 };
const OTHER_PIXELS = 8;

/** Low ranks get room first. `elsewhere` means that another panel offers the button. */
export const RANK = { recommended: 0, needed: 1, urgent: 2, choice: 3, handy: 4, magic: 5, elsewhere: 6 } as const;

export interface Candidate {
  button: Button;
  rank: (typeof RANK)[keyof typeof RANK];
}

/** True if the buttons fit on one line of a phone. */
export const fitTogether = (candidates: readonly Candidate[]): boolean =>
  candidates.reduce((sum, { button }) => sum + GAP_PIXELS + widthOf(button), 0) <= LINE_PIXELS + GAP_PIXELS;

/** Keeps the order. Recommended and needed buttons stay even without room. */
export function fitOnLine(candidates: readonly Candidate[]): Candidate[] {
  const chosen = new Set<Candidate>();
  let left = LINE_PIXELS + GAP_PIXELS;
  for (const candidate of [...candidates].sort((a, b) => a.rank - b.rank)) {
    const width = GAP_PIXELS + widthOf(candidate.button);
    if (width > left && candidate.rank > RANK.needed) continue;
    left -= width;
    chosen.add(candidate);
  }
  return candidates.filter((candidate) => chosen.has(candidate));
}

function widthOf(button: Button): number {
  const { label, emoji } = { label: undefined, emoji: undefined, ...button };
  const letters = [...(label ?? '')].reduce((sum, letter) => sum + widthOfLetter(letter), 0);
  return FRAME_PIXELS + (emoji ? EMOJI_PIXELS : 0) + letters;
}

const widthOfLetter = (letter: string): number =>
  [NARROW, WIDE].find(({ letters }) => letters.includes(letter))?.pixels ?? OTHER_PIXELS;
