import type { Raws } from '../../engine';
import { SCALE } from '../compact/layout';
import type { Picture } from '../contract';
import { encodePng } from '../png';
import { titleCard } from './title';

const TITLE = 'Wyrmdeep';

const drawn = new WeakMap<Raws, Picture>();

/** Returns the title picture, drawn only once. The build script replaces this module with the encoded picture. */
export function titlePicture(raws: Raws): Picture {
  const known = drawn.get(raws);
  if (known) return known;
  const pixels = titleCard(raws, TITLE);
  const picture = { png: encodePng(pixels, SCALE), width: pixels.width * SCALE, height: pixels.height * SCALE };
  drawn.set(raws, picture);
  return picture;
}
