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

export interface Beat {
  /** View for the ground and light. Successive pictures with the same view are drawn faster. */
  ground: View;
  /** View for the creatures and the hero's figures, on the same level as `ground`. */
  cast: View;
  events: readonly GameEvent[];
  shifts: ReadonlyMap<EntityId, Point>;
  risen: number;
  fallen?: boolean;
  /** Cell of the level in the picture's upper left corner. */
  corner: Point;
}

/** Offsets in cells by which the camera moves aside for a panel, the preferred one first. */
const ASIDE = [
  [0, 0],
  [3, 0],
  [-3, 0],
  [0, 2],
  [0, -2],
] as const;

export class ClipPainter {
  private ground: { view: View; corner: Point; pixels: Pixels } | null = null;

  constructor(
    private readonly raws: Raws,
    private readonly captionsOf: (view: View) => Captions,
    private readonly palette: Palette,
  ) {}

  draw(beat: Beat): Pixels {
    return this.drawScene(beat, this.sceneOf(beat));
  }

  /** Draws a picture with the panel about the newest moment, if the panel fits. The camera may move aside. */
  drawTitle(beat: Beat): Pixels {
    const { moment } = this.captionsOf(beat.ground);
    if (!moment) return this.draw(beat);
    for (const [dx, dy] of ASIDE) {
      const moved = { ...beat, corner: { x: beat.corner.x + dx, y: beat.corner.y + dy } };
      const scene = this.sceneOf(moved);
      const splash = splashIn(scene, moment, { taken: [], obstacles: [] });
      if (!splash) continue;
      const pixels = this.drawScene(moved, scene);
      drawSplash(pixels, scene, splash);
      return pixels;
    }
    return this.draw(beat);
  }

  private sceneOf(beat: Beat): Scene {
    const scene = new Scene(this.raws, beat.cast, this.palette, { ...CLOSE_UP, corner: beat.corner });
    scene.shifts = beat.shifts;
    scene.fallen = beat.fallen ?? false;
    return scene;
  }

  private drawScene(beat: Beat, scene: Scene): Pixels {
    const { raws, palette } = this;
    const { viewport } = scene;
    const captions = this.captionsOf(beat.ground);
    const pixels = this.groundOf(beat, viewport);
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
    return pixels;
  }

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
