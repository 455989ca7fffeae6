import type { Raws, View } from '../../engine';
import type { Captions, Chip, Moment } from '../../i18n';
import type { PictureOptions } from '../contract';
import { newEvents } from '../new-events';
import { Pixels } from '../pixels';
import { drawActors } from './actors';
import { type ChipBox, type ChipPlace, drawChips, placeChips } from './chips';
import { overlayColours, UNKNOWN } from './colours';
import { marksOf } from './event-marks';
import { drawGround } from './ground';
import { drawDanger, drawStatus, isLow } from './hud';
import { hudColours } from './hud-colours';
import { viewportOf } from './layout';
import { drawLog } from './log';
import { obstaclesIn } from './obstacles';
import { drawBeyond } from './overlays/beyond';
import { drawBoonPanel } from './overlays/boon-panel';
import { drawBursts } from './overlays/bursts';
import { drawFarLights } from './overlays/far-lights';
import { drawNumbers } from './overlays/numbers';
import { drawRuler, RULER } from './overlays/ruler';
import { drawNextTarget, drawShots } from './overlays/shots';
import { drawStreams } from './overlays/streams';
import { drawBlast, drawChosen, drawRange, drawTargets } from './overlays/targeting';
import { drawThrows } from './overlays/throws';
import { drawTooltip } from './overlays/tooltip';
import { Scene } from './scene';
import { drawSplash, type Splash, splashIn } from './splash/splash';
import { drawThings } from './things';

/** Draws the board in the compact or the large layout. The caller must encode the picture at `SCALE`. */
export function compactPicture(raws: Raws, view: View, captions: Captions, options: PictureOptions = {}): Pixels {
  const palette = options.palette ?? 'standard';
  const colours = hudColours(palette);
  const viewport = viewportOf({ layout: options.layout, lit: view.lit || options.wide === true, log: options.log });
  const { width, height, mapClip } = viewport;
  const pixels = new Pixels(width, height, UNKNOWN);
  const scene = new Scene(raws, view, palette, viewport);
  const ruler = options.targeting?.ruler ?? false;
  pixels.within(mapClip, () => {
    drawMap(pixels, scene, options);
    if (ruler) drawRuler(pixels, viewport, { x: view.hero.at.x - scene.left, y: view.hero.at.y - scene.top }, palette);
  });
  if (isLow(view)) drawDanger(pixels, viewport, overlayColours(palette).frame);
  const { moment, chips: all } = momentIn(captions, options);
  const rest = drawStatus({ pixels, viewport, colours }, raws.sprites, view, captions, all);
  const place = { viewport, inset: ruler ? RULER : { left: 0, top: 0 }, obstacles: obstaclesIn(scene, options) };
  const { splash, chips } = notesIn(scene, moment, rest, place);
  drawChips(pixels, chips, colours);
  if (splash) drawSplash(pixels, scene, splash);
  pixels.within(mapClip, () => {
    drawPointers(pixels, scene, options);
    drawLook(pixels, scene, captions, options);
  });
  const { boons } = captions;
  if (boons && !isAsking(options)) {
    pixels.within(mapClip, () =>
      drawBoonPanel(pixels, boons, { sprites: raws.sprites, viewport, colours: overlayColours(palette) }),
    );
  }
  if (viewport.logLines > 0) drawLog({ pixels, viewport, colours }, captions.log);
  return pixels;
}

/** True if panels over the map would hide what the player looks at. */
const isAsking = ({ targeting, look }: PictureOptions): boolean => Boolean(targeting || look);

function momentIn(captions: Captions, options: PictureOptions): { moment: Moment | undefined; chips: Chip[] } {
  const all = chipsOf(captions, options);
  const { moment, boons } = captions;
  if (!moment || boons || isAsking(options) || options.wide) return { moment: undefined, chips: all };
  return { moment, chips: all.filter(({ text }) => text !== moment.name) };
}

/** Returns the panel and the chips. If the panel about a new level does not fit, a chip names the level. */
function notesIn(
  scene: Scene,
  moment: Moment | undefined,
  rest: readonly Chip[],
  place: ChipPlace,
): { splash: Splash | null; chips: ChipBox[] } {
  const chips = placeChips(rest, place);
  if (!moment) return { splash: null, chips };
  const splash = splashIn(scene, moment, { taken: chips, obstacles: place.obstacles });
  if (splash || moment.kind !== 'level') return { splash, chips };
  return { splash: null, chips: placeChips([{ text: moment.name, tone: 'gold' }, ...rest], place) };
}

const chipsOf = ({ chips }: Captions, { targeting }: PictureOptions): Chip[] => (targeting ? chips.slice(0, 1) : chips);

function drawPointers(pixels: Pixels, scene: Scene, { targeting, look }: PictureOptions): void {
  drawBeyond(pixels, scene);
  if (targeting) {
    drawChosen(pixels, scene, targeting);
    drawTargets(pixels, scene, targeting);
  } else if (!look) drawNextTarget(pixels, scene);
}

function drawLook(pixels: Pixels, scene: Scene, { tooltip = [] }: Captions, { look }: PictureOptions): void {
  if (!look) return;
  const size = scene.view.things.find(({ id }) => id === look.id)?.size ?? { width: 1, height: 1 };
  drawTooltip(pixels, scene, { at: look.at, size, lines: tooltip });
}

function drawMap(pixels: Pixels, scene: Scene, options: PictureOptions): void {
  const events = newEvents(scene.view, options.sinceTurn);
  const marks = marksOf(events);
  const targeting = options.targeting ?? null;
  drawGround(pixels, scene);
  drawFarLights(pixels, scene);
  drawBursts(pixels, scene, marks);
  if (targeting !== null) {
    drawBlast(pixels, scene, targeting);
    drawRange(pixels, scene, targeting);
  }
  drawStreams(pixels, scene, marks);
  drawThings(pixels, scene);
  drawActors(pixels, scene, marks);
  drawShots(pixels, scene, marks);
  drawThrows(pixels, scene, marks);
  drawNumbers(pixels, scene, events);
}
