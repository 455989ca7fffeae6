import type { Raws, View } from '../../engine';
import type { ClassicTexts } from '../../i18n';
import { safeHue } from '../color';
import type { PictureOptions } from '../contract';
import type { Pixels } from '../pixels';
import { drawAim } from './aim';
import { drawBoxes } from './boxes';
import { Console } from './console';
import { drawDangers } from './dangers';
import { groundColours } from './ground-colours';
import { drawMap } from './map';
import { drawPanels } from './panels';
import { drawParticles } from './particles';
import { drawTooltip } from './tooltip';

/** Draws the classic screen of 80 by 60 characters, 16 × 16 pixels each. The caller must not enlarge the picture. */
export function classicPicture(raws: Raws, view: View, texts: ClassicTexts, options: PictureOptions = {}): Pixels {
  return classicScreen(raws, view, texts, options).toPixels(options.palette === 'safe' ? safeHue : undefined);
}

export function classicScreen(raws: Raws, view: View, texts: ClassicTexts, options: PictureOptions = {}): Console {
  const screen = new Console();
  const grounds = groundColours(options.palette);
  drawMap(screen, raws, view, grounds.blood);
  drawParticles(screen, view, options.sinceTurn);
  drawDangers(screen, view, options.sinceTurn);
  drawPanels(screen, view, texts);
  if (!options.targeting && !options.look && !options.wide) drawBoxes(screen, texts);
  if (options.targeting) drawAim(screen, view, options.targeting, texts.selectTarget, grounds);
  if (options.look) drawLook(screen, view, options.look, texts);
  return screen;
}

type Look = NonNullable<PictureOptions['look']>;

function drawLook(screen: Console, view: View, { at, id }: Look, { tooltip = [] }: ClassicTexts): void {
  drawTooltip(screen, view, at, view.things.find((thing) => thing.id === id)?.size.width ?? 1, tooltip);
}
