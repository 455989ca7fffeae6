import { buildLevel, type DungeonOfRun, HERO_ID, type Raws, rawsFor } from '../../engine';
import type { I18n } from '../../i18n';
import { drawBoard, drawCard, toPicture } from '../board-picture';
import type { Clip, ClipFrame, ClipOptions, PictureOptions } from '../contract';
import { encodeGif, type Frame } from '../gif';
import { buildingFrames } from '../level';
import { fitCard } from './fit-card';

const DEFAULT_FRAMES = 60;
/** More actions would fit neither into memory nor into the file. */
const MAX_FRAMES = 400;
/** Default maximum size of the file in bytes. Phones load small files quickly. */
const CLIP_BYTES = 4_000_000;

/** Milliseconds for an action, for an action that cost hit points, and for the last pictures. */
const DELAY = 500;
const HURT_DELAY = 900;
const LAST_DELAY = 4000;

/** Builds an animation of the newest actions. `frames` are oldest first. Throws if `frames` is empty. */
export function clipOf(raws: Raws, i18n: I18n, frames: Iterable<ClipFrame>, options: ClipOptions = {}): Clip {
  const { frames: most = DEFAULT_FRAMES, bytes = CLIP_BYTES, loop = false, layout = 'compact' } = options;
  const moments = newest(frames, Math.min(most, MAX_FRAMES));
  const last = moments.at(-1);
  if (!last) throw new Error('a clip needs a frame');
  const scale = layout === 'classic' ? 1 : (options.scale ?? 2);
  const { bytes: file, ...gif } = encodeGif(framesOf(raws, i18n, moments, options), { scale, loop, bytes });
  const actions = last.view.over ? gif.frames - 1 : gif.frames;
  const events = actions > 0 ? moments.slice(-actions).flatMap((moment) => moment.events) : [];
  return {
    gif: file,
    ...gif,
    still: toPicture(drawBoard(raws, i18n, last.view, optionsOf(last, options))),
    texts: { alt: i18n.altText(last.view), sentences: i18n.sentences(events) },
  };
}

function newest(frames: Iterable<ClipFrame>, most: number): ClipFrame[] {
  const last: ClipFrame[] = [];
  for (const { view, events } of frames) {
    last.push({ view, events });
    if (last.length > Math.max(1, most)) last.shift();
  }
  return last;
}

function delaysOf(moments: readonly ClipFrame[]): number[] {
  const delays = moments.map(({ events }, index) => {
    if (index === moments.length - 1) return LAST_DELAY;
    return events.some(isHurt) ? HURT_DELAY : DELAY;
  });
  return moments.at(-1)?.view.over ? [...delays, LAST_DELAY] : delays;
}

const isHurt = (event: ClipFrame['events'][number]): boolean =>
  (event.kind === 'hit' || event.kind === 'hurt') && event.target.id === HERO_ID && event.amount > 0;

/** Yields the pictures one by one, so that memory never holds all of them. */
function* framesOf(
  raws: Raws,
  i18n: I18n,
  moments: readonly ClipFrame[],
  options: ClipOptions,
): Generator<Frame, void, void> {
  const delays = delaysOf(moments);
  let size = { width: 0, height: 0 };
  for (const [index, moment] of moments.entries()) {
    const own = optionsOf(moment, options);
    const { pixels } = drawBoard(raws, i18n, moment.view, own);
    size = pixels;
    yield { pixels, delay: delays[index]! };
  }
  const { view } = moments.at(-1)!;
  if (view.over)
    yield { pixels: fitCard(drawCard(raws, i18n, view, options.palette), view.over, size), delay: delays.at(-1)! };
}

function optionsOf({ view, events }: ClipFrame, { layout, palette }: ClipOptions): PictureOptions {
  const sinceTurn = events.length > 0 ? Math.min(...events.map(({ turn }) => turn)) - 1 : view.turn;
  return { sinceTurn, wide: true, ...(layout ? { layout } : {}), ...(palette ? { palette } : {}) };
}

/** Builds an endless animation of how a level was built. */
export function buildingClip(
  { raws: all, i18n, dungeon }: { raws: Raws; i18n: I18n; dungeon: DungeonOfRun },
  depth: number,
  { bytes: limit = CLIP_BYTES }: Pick<ClipOptions, 'bytes'> = {},
): Clip {
  const raws = rawsFor(all, dungeon);
  const { seed, secondWays } = dungeon;
  const isSecond = secondWays?.includes(depth) ?? false;
  const level = buildLevel(raws, seed, depth, { isSecond, forks: secondWays !== undefined, snapshots: true });
  const title = i18n.levelTitle(level);
  const frames = buildingFrames(raws, level, title);
  const { bytes, ...gif } = encodeGif(frames, { loop: true, bytes: limit });
  const builders = [...new Set(level.snapshots.map(({ name }) => name))];
  return {
    gif: bytes,
    ...gif,
    still: toPicture({ pixels: frames.at(-1)!.pixels, scale: 1 }),
    texts: { alt: title, sentences: builders.map(i18n.builder) },
  };
}
