import type { EntityId, GameEvent, Raws, View } from '../../engine';
import type { Captions } from '../../i18n';
import type { Point } from '../../lib/geometry';
import type { Palette } from '../../settings/palette';
import { Pixels } from '../pixels';
import { drawActors } from './actors';
import { overlayColours, UNKNOWN } from './colours';
import { marksOf } from './event-marks';
import { drawGround } from './ground';
import { drawDanger, drawStatus, isLow } from './hud';
import { hudColours } from './hud-colours';
import { CLOSE_UP, type Viewport } from './layout';
import { drawBeyond } from './overlays/beyond';
import { drawBursts } from './overlays/bursts';
import { drawFarLights } from './overlays/far-lights';
import { drawNumbers } from './overlays/numbers';
import { drawShots } from './overlays/shots';
import { drawStreams } from './overlays/streams';
import { drawThrows } from './overlays/throws';
import { Scene } from './scene';
import { drawSplash, splashIn } from './splash/splash';
import { drawThings } from './things';

/** One picture of an animation of turns. */
export interface Beat {
  /** View whose ground and light the picture has. Pictures of the same view are drawn faster one after the other. */
  ground: View;
  /** View whose creatures and figures the picture has, on the same level. */
  cast: View;
  /** Events that the picture marks. */
  events: readonly GameEvent[];
  /** Distances in art pixels at which creatures are drawn from their cells. */
  shifts: ReadonlyMap<EntityId, Point>;
  /** Distance in art pixels by which the numbers have risen. */
  risen: number;
  /** True if a stone stands in place of the hero, who has died; absent otherwise. */
  fallen?: boolean;
  /** Cell of the level in the picture's upper left corner. */
  corner: Point;
}

/** Draws the pictures of an animation of turns in art pixels: the map, and the hero's figures above. */
export class ClipPainter {
  private ground: { view: View; corner: Point; pixels: Pixels } | null = null;

  constructor(
    private readonly raws: Raws,
    private readonly captionsOf: (view: View) => Captions,
    private readonly palette: Palette,
  ) {}

  /** Draws a picture. If `isTitle`, the panel about the newest moment lies over the map. */
  draw(beat: Beat, isTitle = false): Pixels {
    const { raws, palette } = this;
    const viewport = { ...CLOSE_UP, corner: beat.corner };
    const captions = this.captionsOf(beat.ground);
    const pixels = this.groundOf(beat, viewport);
    const scene = new Scene(raws, beat.cast, palette, viewport);
    scene.shifts = beat.shifts;
    scene.fallen = beat.fallen ?? false;
    const marks = marksOf(beat.events);
    pixels.within(viewport.mapClip, () => {
      drawBursts(pixels, scene, marks);
      drawStreams(pixels, scene, marks);
      drawThings(pixels, scene);
      drawActors(pixels, scene, marks);
      drawShots(pixels, scene, marks);
      drawThrows(pixels, scene, marks);
      drawNumbers(pixels, scene, beat.events, beat.risen);
      drawBeyond(pixels, scene);
    });
    if (isLow(beat.cast)) drawDanger(pixels, viewport, overlayColours(palette).frame);
    drawStatus({ pixels, viewport, colours: hudColours(palette) }, raws.sprites, beat.cast, captions, []);
    const splash = isTitle && captions.moment && splashIn(scene, captions.moment, { taken: [], obstacles: [] });
    if (splash) drawSplash(pixels, scene, splash);
    return pixels;
  }

  /** Returns a new picture with the ground alone. */
  private groundOf({ ground: view, corner }: Beat, viewport: Viewport): Pixels {
    if (this.ground?.view !== view || this.ground.corner.x !== corner.x || this.ground.corner.y !== corner.y) {
      const pixels = new Pixels(viewport.width, viewport.height, UNKNOWN);
      const scene = new Scene(this.raws, view, this.palette, viewport);
      pixels.within(viewport.mapClip, () => {
        drawGround(pixels, scene);
        drawFarLights(pixels, scene);
      });
      this.ground = { view, corner, pixels };
    }
    const copy = new Pixels(viewport.width, viewport.height, UNKNOWN);
    copy.data.set(this.ground.pixels.data);
    return copy;
  }
}
