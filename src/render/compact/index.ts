import type { Raws, View } from '../../engine/state/public';
import { rgb } from '../color';
import type { PictureOptions } from '../contract';
import { freshEvents } from '../fresh';
import type { Captions } from '../log-line';
import { Pixels } from '../pixels';
import { drawActors } from './actors';
import { drawGround } from './ground';
import { happenings } from './happenings';
import { drawChips } from './hud/chips';
import { drawLog } from './hud/log';
import { hudInks } from './hud/palette';
import { drawDanger, drawStatus, isLow } from './hud/status';
import { overlayInks } from './inks';
import { HEIGHT, MAP_CLIP, WIDTH } from './layout';
import { drawBursts } from './overlays/burst';
import { drawJets } from './overlays/jet';
import { drawRange, drawTargets } from './overlays/targets';
import { Scene } from './scene';
import { drawThings } from './things';

const UNKNOWN = rgb('#0C0D12');

/** The standard picture: painted map around the hero, its state above, the log below. To be written at `SCALE`. */
export function compactPicture(raws: Raws, view: View, captions: Captions, options: PictureOptions = {}): Pixels {
  const contrast = options.contrast ?? false;
  const inks = hudInks(contrast);
  const pixels = new Pixels(WIDTH, HEIGHT, UNKNOWN);
  pixels.within(MAP_CLIP, () => drawMap(pixels, new Scene(raws, view, contrast), options));
  if (isLow(view)) drawDanger(pixels, overlayInks(contrast).frame);
  drawStatus(pixels, raws.sprites, view, captions, inks);
  drawChips(pixels, captions.chips, inks);
  drawLog(pixels, captions.log, inks);
  return pixels;
}

/** From the ground upwards. */
function drawMap(pixels: Pixels, scene: Scene, options: PictureOptions): void {
  const found = happenings(freshEvents(scene.view, options.sinceTurn));
  const targeting = options.targeting ?? null;
  drawGround(pixels, scene);
  drawBursts(pixels, scene, found);
  if (targeting !== null) drawRange(pixels, scene, targeting);
  drawJets(pixels, scene, found);
  drawThings(pixels, scene);
  drawActors(pixels, scene, found);
  if (targeting !== null) drawTargets(pixels, scene, targeting);
}
