import { type Raws, rawsFor, type View } from '../../engine';
import type { Epitaph, LogLine } from '../../i18n';
import type { Palette } from '../../settings/palette';
import { HEIGHT, WIDTH } from '../compact/layout';
import { Pixels } from '../pixels';
import { drawBoonNames } from './boon-names';
import { NIGHT } from './colours';
import { drawHeadstone, drawSwordAndShield } from './headstone';
import { drawInscription } from './inscription';
import { drawKiller } from './killer';
import { drawLog } from './log';
import { drawHills, drawSky } from './sky';
import { drawVictory } from './victory';

/** Draws the card of a finished run, without a map, because a map would reveal secrets of the dungeon. */
export function card(
  all: Raws,
  view: View,
  { epitaph, log }: { epitaph: Epitaph; log: readonly LogLine[] },
  palette: Palette,
): Pixels {
  const raws = rawsFor(all, view);
  const pixels = new Pixels(WIDTH, HEIGHT, NIGHT.bands[0]!);
  if (view.over?.result === 'retired') drawVictory(pixels, raws, epitaph);
  else drawDeath({ pixels, raws, palette }, view, epitaph);
  drawLog(pixels, log, palette);
  return pixels;
}

interface Canvas {
  pixels: Pixels;
  raws: Raws;
  palette: Palette;
}

function drawDeath({ pixels, raws, palette }: Canvas, view: View, epitaph: Epitaph): void {
  drawSky(pixels, NIGHT);
  drawHills(pixels, NIGHT);
  drawKiller(pixels, raws, view);
  drawBoonNames(pixels, epitaph, { middle: WIDTH / 2, y: 0, room: WIDTH - 12, lines: 2 });
  drawHeadstone(pixels);
  drawInscription(pixels, raws.sprites, epitaph, palette);
  drawSwordAndShield(pixels, raws.sprites, epitaph.crest);
}
