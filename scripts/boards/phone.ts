import { COMPONENT, type Component } from '../discord/payload';

/** Sizes in pixels on a phone 390 pixels wide, as measured in Discord's app. */
const WIDTH = 303;
const GAP = 6;
const LINE_OF_BUTTONS = 38;
const PART_GAP = 8;
const BUTTON = { frame: 20, emoji: 23.25, smallest: 44, letters: 14 } as const;
/** Size of the letters and height of a line: of text, and of small print. */
const TEXT = { letters: 16, line: 20 } as const;
const SMALL = { letters: 13, line: 17 } as const;

/** Widths of Helvetica's letters in thousandths of the letters' size. */
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

const widthOf = (text: string, letters: number): number =>
  [...text].reduce((sum, letter) => sum + (WIDTHS.find(([set]) => set.includes(letter))?.[1] ?? USUAL), 0) *
  (letters / 1000);

/** Place of a button: its row, the line of this row on the phone, and its left edge in pixels. */
export interface ButtonPlace {
  label: string;
  row: number;
  line: number;
  x: number;
}

function placesIn({ components = [] }: Component, row: number): ButtonPlace[] {
  let [line, x] = [0, 0];
  return components.map(({ label = '', emoji }) => {
    const width = BUTTON.frame + (emoji ? BUTTON.emoji : 0) + widthOf(label, BUTTON.letters);
    const drawn = Math.min(WIDTH, Math.max(BUTTON.smallest, width));
    if (x > 0 && x + drawn > WIDTH) [line, x] = [line + 1, 0];
    const place = { label, row, line, x: Math.round(x) };
    x += drawn + GAP;
    return place;
  });
}

export const linesOf = (rows: readonly Component[]): number =>
  rows.reduce((sum, row) => sum + Math.max(0, ...placesIn(row, 0).map(({ line }) => line)) + 1, 0);

const isRow = ({ type }: Component): boolean => type === COMPONENT.row;

export const buttonPlaces = (parts: readonly Component[]): ButtonPlace[] =>
  parts.filter(isRow).flatMap((part, row) => placesIn(part, row));

/** Returns the height of the parts on a phone. `picture` is the height of a picture divided by its width. */
export const heightOf = (parts: readonly Component[], picture: number): number =>
  parts.reduce((sum, part) => sum + PART_GAP + partHeight(part, picture), 0);

function partHeight(part: Component, picture: number): number {
  if (isRow(part)) return linesOf([part]) * LINE_OF_BUTTONS;
  if (part.type === COMPONENT.gallery) return WIDTH * picture;
  if (part.content === undefined) return 0;
  return part.content.split('\n').reduce((sum, line) => sum + lineHeight(line), 0);
}

function lineHeight(markdown: string): number {
  const { letters, line } = markdown.startsWith('-# ') ? SMALL : TEXT;
  const plain = markdown.replace(/^-# /, '').replace(/[*\\]/g, '');
  return Math.max(1, Math.ceil(widthOf(plain, letters) / WIDTH)) * line;
}
