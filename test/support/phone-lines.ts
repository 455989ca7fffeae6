import type { Component } from '../../scripts/discord/payload';

/**
 * Sizes in pixels on a phone 390 pixels wide. `WIDTH`: inside of a board. `GAP`: space between buttons. `FRAME`: a
 * button's frame around its label. `EMOJI`: an emoji. `SMALLEST`: narrowest button.
 */
const WIDTH = 303;
const GAP = 6;
const FRAME = 20;
const EMOJI = 23.25;
const SMALLEST = 44;

/** Height of the letters in pixels, and widths of Helvetica's letters in thousandths of that height. */
const SIZE = 14;
const USUAL = 556;
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  ['ijlí', 222],
  [' ftI:.,', 278],
  ['r()', 333],
  ['ckJsvxyz', 500],
  ['FTZ', 611],
  ['ABEKPSVXYÄÜ', 667],
  ['CDHNRUw', 722],
  ['GOQÖ', 778],
  ['mM', 833],
  ['W', 944],
];

/** Number of lines that rows of buttons take on a phone, which breaks wide rows. */
export const phoneLines = (rows: readonly Component[]): number =>
  rows.reduce((sum, { components = [] }) => sum + linesOf(components.map(widthOf)), 0);

function linesOf(widths: readonly number[]): number {
  let lines = 1;
  let filled = -GAP;
  for (const width of widths) {
    if (filled + GAP + width > WIDTH) {
      lines += 1;
      filled = -GAP;
    }
    filled += GAP + width;
  }
  return lines;
}

function widthOf({ label = '', emoji }: Component): number {
  const letters = [...label].reduce((sum, letter) => sum + letterWidth(letter), 0);
  return Math.min(WIDTH, Math.max(SMALLEST, FRAME + (emoji ? EMOJI : 0) + (letters * SIZE) / 1000));
}

const letterWidth = (letter: string): number => WIDTHS.find(([letters]) => letters.includes(letter))?.[1] ?? USUAL;
