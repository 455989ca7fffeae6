import type { Raws } from '../../engine';
import { SCALE } from '../compact/layout';
import type { Picture } from '../contract';
import { encodePng } from '../png';
import { titleCard } from './title';

const TITLE = 'Wyrmdeep';

/** The title picture. The build puts the finished picture in the place of this module: it is the same for everybody. */
export function titlePicture(raws: Raws): Picture {
  const pixels = titleCard(raws, TITLE);
  return { png: encodePng(pixels, SCALE), width: pixels.width * SCALE, height: pixels.height * SCALE };
}
