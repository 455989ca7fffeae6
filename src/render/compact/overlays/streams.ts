import type { SeenThing } from '../../../engine';
import type { Point } from '../../../lib/geometry';
import type { Pixels } from '../../pixels';
import type { EventMarks } from '../event-marks';
import { CELL } from '../layout';
import type { Scene } from '../scene';
import { type ParticleColours, particleColours } from './particles';

/** Maximum number of wide beams. If there are more beams, all are thin, because a web has one beam for each cell. */
const MANY = 4;

/** Draws the jets and beams whose end is in sight. Only jets widen towards the target. */
export function drawStreams(pixels: Pixels, scene: Scene, { jets, beams }: EventMarks): void {
  for (const { caster, from, to, color } of jets) {
    if (!scene.isInSight(to)) continue;
    const mouth = mouthOf(
      scene,
      scene.view.things.find(({ id }) => id === caster),
      from,
    );
    drawStream(
      pixels,
      mouth,
      scene.middle(to),
      particleColours(scene.raws.sprites, color, scene.palette),
      (share) => 2 + share * 15,
    );
  }
  const width = beams.length > MANY ? 0.7 : 3.2;
  for (const { from, to, color } of beams) {
    if (!scene.isInSight(to)) continue;
    const colours = particleColours(scene.raws.sprites, color, scene.palette);
    drawStream(pixels, scene.middle(from), scene.middle(to), colours, () => width);
  }
}

/** Returns the position of a creature's mouth in pixels; the middle of cell `from` if the creature is out of sight. */
function mouthOf(scene: Scene, beast: SeenThing | undefined, from: Point): Point {
  if (beast === undefined) return scene.middle(from);
  const corner = scene.corner(beast.at);
  const width = beast.size.width * CELL;
  return { x: corner.x + width / 2 - 1, y: corner.y + Math.round(beast.size.height * CELL * 0.44) };
}

/** `widthAt` returns half the width in pixels at a share of the length, from 0 to 1. */
function drawStream(
  pixels: Pixels,
  from: Point,
  to: Point,
  { jet }: ParticleColours,
  widthAt: (share: number) => number,
): void {
  const length = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
  if (length === 0) return;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const margin = 20;
  const [left, right] = [Math.min(from.x, to.x) - margin, Math.max(from.x, to.x) + margin];
  const [top, bottom] = [Math.min(from.y, to.y) - margin, Math.max(from.y, to.y) + margin];
  const { x1, y1, x2, y2 } = pixels.clip;
  for (let y = Math.max(y1, top); y < Math.min(y2, bottom); y++) {
    for (let x = Math.max(x1, left); x < Math.min(x2, right); x++) {
      const along = (x - from.x) * ux + (y - from.y) * uy;
      if (along < 0 || along > length + 6) continue;
      const aside = Math.abs((y - from.y) * ux - (x - from.x) * uy);
      const share = along / length;
      const half = widthAt(share);
      const width = half < 2 ? half : half + Math.sin(along * 0.8) * 1.2;
      const dither = (x + y) % 2 === 0;
      if (aside < width * 0.3 && share < 0.8) pixels.set(x, y, jet[0]);
      else if (aside < width * 0.62 && (share < 0.75 || dither)) pixels.set(x, y, jet[1]);
      else if (aside < width && (share < 0.4 || dither)) pixels.set(x, y, jet[2]);
    }
  }
}
