import type { Moment } from '../../../i18n';
import { noise } from '../../noise';

/** Function that returns a shade, 0 (dark) to 3 (bright). x and y count squares from the middle. */
type Backdrop = (x: number, y: number) => number;

const moon: Backdrop = (x, y) => {
  if (y > 6 + Math.sin(x * 0.5) * 0.9) return 1;
  const d = Math.hypot(x, y + 1);
  if (d > 8.2) return noise(Math.floor(x), Math.floor(y), 7) < 0.06 ? 2 : 0;
  if (d > 7.3) return 3;
  const isCrater = Math.hypot(x + 5, y + 4) < 1.6 || Math.hypot(x - 5, y + 1) < 1.4 || Math.hypot(x - 1, y + 7) < 1.1;
  return isCrater ? 1 : 2;
};

const spotlight: Backdrop = (x, y) => {
  if (y > 5.5 && Math.hypot(x / 9, (y - 7) / 1.9) < 1) return 3;
  const beyond = Math.abs(x) - 4 - (y + 9) * 0.34;
  return beyond < -1.2 ? 2 : beyond < 0 ? 1 : 0;
};

const rings: Backdrop = (x, y) => {
  const d = Math.hypot(x, y);
  if (d < 4) return 3;
  return Math.floor(d / 2) % 2 === 0 ? 0 : 2;
};

const rays: Backdrop = (x, y) => {
  const turn = Math.atan2(y, x) / (Math.PI / 8) + 0.5;
  const d = Math.hypot(x, y);
  const isRay = Math.floor(turn + 16) % 2 === 0;
  if (d < 4.5) return 3;
  return isRay ? 2 : d < 7 ? 1 : 0;
};

const disc: Backdrop = (x, y) => {
  const d = Math.hypot(x, y);
  if (d > 8.4) return 0;
  return d > 7.4 ? 3 : d > 6.6 ? 0 : 1;
};

const bars: Backdrop = (x, y) => {
  if (y > 7) return 3;
  if (y < -7.5) return 2;
  if (Math.abs(x) > 6 && Math.floor(Math.abs(x)) % 2 === 0) return 2;
  return Math.hypot(x, y) < 6 ? 1 : 0;
};

const BACKDROPS: Record<Moment['kind'], Backdrop> = {
  met: moon,
  first: spotlight,
  alarm: rings,
  boon: disc,
  cage: bars,
  freed: rays,
  lost: moon,
  level: rays,
  laurel: rays,
};

export const backdropOf = (kind: Moment['kind']): Backdrop => BACKDROPS[kind];
