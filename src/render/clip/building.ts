import type { Raws } from '../../engine';
import { buildLevel } from '../../engine/builders';
import type { I18n } from '../../i18n';
import type { Clip, ClipOptions } from '../contract';
import { encodeGif } from '../gif';
import { buildingFrames } from '../level';
import { finish } from '../picture';
import { CLIP_BYTES } from './clip';

/** How the level of a depth is built, from the first builder's first stroke to everybody in place, and again. */
export function buildingClip(
  raws: Raws,
  i18n: I18n,
  seed: string,
  depth: number,
  { bytes: room = CLIP_BYTES }: Pick<ClipOptions, 'bytes'> = {},
): Clip {
  const level = buildLevel(raws, seed, depth, { snapshots: true });
  const frames = buildingFrames(raws, level, depth);
  const { bytes, ...gif } = encodeGif(frames, { loop: true, bytes: room });
  const title = i18n.levelTitle({ recipe: level.recipe, depth });
  const builders = [...new Set(level.snapshots.map(({ name }) => name))];
  return {
    gif: bytes,
    ...gif,
    milliseconds: frames.slice(-gif.frames).reduce((sum, { delay }) => sum + delay, 0),
    still: finish({ pixels: frames.at(-1)!.pixels, scale: 1 }),
    words: { alt: title, told: builders.map(i18n.builder) },
  };
}
