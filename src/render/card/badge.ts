import { type Rgb, rgb } from '../color';
import type { Pixels } from '../pixels';
import { STONE } from './inks';

const SCALE = 2;

const SKULL = ['..wwww', '.wwwww', 'wwwwww', 'wkkwww', 'wkkkww', 'wwkwwk', '.wwwwk', '..wwww', '..wkwk', '..wkwk'];
const STAR = ['.....y', '....yy', '....yY', 'yyyyyY', '.yyyYY', '..yyYY', '..yyyy', '.yyyyo', '.yyo..', '.o....'];
/** The left one of two branches that meet below. */
const BRANCH = [
  '....ll..',
  '..l.lN..',
  '.llN....',
  '.lN.ll..',
  'l..NlN..',
  'lN.nN...',
  'lNNn.ll.',
  '.N.nNlN.',
  'l..nNN..',
  'llN.nn..',
  '.lNNlnn.',
  '...lNNny',
];
const INKS: Record<string, Rgb> = {
  w: STONE.white,
  k: STONE.ink,
  y: rgb('#FFD95C'),
  Y: rgb('#FFF4B0'),
  o: rgb('#C8862A'),
  l: rgb('#A8E878'),
  N: rgb('#5CB048'),
  n: rgb('#2F7340'),
};

/** Above the name: a skull for the dead, a star for the living, between the branches of a laurel for victors. */
export function drawBadge(
  pixels: Pixels,
  middle: number,
  top: number,
  { skull, laurel }: { skull: boolean; laurel: boolean },
): void {
  const mirrored = (rows: string[]): string[] => rows.map((row) => [...row].reverse().join(''));
  const half = skull ? SKULL : STAR;
  const right = mirrored(half);
  stamp(
    pixels,
    half.map((row, i) => row + right[i]!),
    middle - 12,
    top,
  );
  if (!laurel) return;
  stamp(pixels, BRANCH, middle - 30, top - 2);
  stamp(pixels, mirrored(BRANCH), middle + 14, top - 2);
}

/** With a dark edge all round. */
function stamp(pixels: Pixels, rows: string[], left: number, top: number): void {
  const at = (i: number, j: number): string => rows[j]?.[i] ?? '.';
  for (let j = -1; j <= rows.length; j++) {
    for (let i = -1; i <= rows[0]!.length; i++) {
      const own = at(i, j);
      const near = [at(i - 1, j), at(i + 1, j), at(i, j - 1), at(i, j + 1)];
      if (own === '.' && near.every((ink) => ink === '.')) continue;
      pixels.rect(left + i * SCALE, top + j * SCALE, SCALE, SCALE, own === '.' ? STONE.ink : (INKS[own] ?? STONE.ink));
    }
  }
}
