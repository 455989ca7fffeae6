import type { Raws } from '../../engine';
import { SCALE } from '../compact/layout';
import type { Picture } from '../contract';
import { encodePng } from '../png';
import { titleCard } from './title';

const TITLE = 'Wyrmdeep';

/**
 * Draws the title picture. A build replaces this module by the encoded picture, because the picture is the same for all
 * players.
 */
export function titlePicture(raws: Raws): Picture {
  const pixels = titleCard(raws, TITLE);
  return { png: encodePng(pixels, SCALE), width: pixels.width * SCALE, height: pixels.height * SCALE };
}
