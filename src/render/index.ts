import type { Raws, View } from '../engine';
import { titleCard } from './card/title';
import { buildingClip } from './clip/building';
import { clipOf } from './clip/clip';
import { SCALE } from './compact/layout';
import type { Animator, Picture, PictureOptions, Renderer } from './contract';
import { knownPicture } from './level';
import { drawBoard, drawCard, finish } from './picture';
import { createWords, type Words } from './words';
import type { Locale } from './words/locale';

export type { Animator, Clip, ClipFrame, ClipOptions, Picture, PictureOptions, Renderer } from './contract';
export { createWords, LOCALES, localeOf, type Words } from './words';

const TITLE = 'Wyrmdeep';

/** Pictures, animations and words of views, in one language. */
export function createRenderer(raws: Raws, locale?: Locale): Renderer & Animator & { words: Words } {
  const words = createWords(raws, locale);
  return {
    words,
    altText: words.altText,
    textMode: words.textMode,
    title: (): Picture => finish({ pixels: titleCard(raws, TITLE), scale: SCALE }),
    map: (view: View, { palette }: Pick<PictureOptions, 'palette'> = {}): Picture =>
      finish({ pixels: knownPicture(raws, view, words.levelTitle(view), palette), scale: 1 }),
    picture: (view: View, options: PictureOptions = {}): Picture =>
      finish(
        view.over && !options.scene
          ? drawCard(raws, words, view, options.palette)
          : drawBoard(raws, words, view, options),
      ),
    clip: (frames, options) => clipOf(raws, words, frames, options),
    building: (seed, depth, options) => buildingClip(raws, words, seed, depth, options),
  };
}
