import type { Raws, View } from '../engine';
import { createI18n, type I18n } from '../i18n';
import type { Locale } from '../i18n/locale';
import { titleCard } from './card/title';
import { buildingClip } from './clip/building';
import { clipOf } from './clip/clip';
import { SCALE } from './compact/layout';
import type { Animator, Picture, PictureOptions, Renderer } from './contract';
import { knownPicture } from './level';
import { drawBoard, drawCard, finish } from './picture';

export { createI18n, type I18n, LOCALES, localeOf } from '../i18n';
export type { Animator, Clip, ClipFrame, ClipOptions, Picture, PictureOptions, Renderer } from './contract';

const TITLE = 'Wyrmdeep';

/** Pictures, animations and words of views, in one language. */
export function createRenderer(raws: Raws, locale?: Locale): Renderer & Animator & { words: I18n } {
  const i18n = createI18n(raws, locale);
  return {
    words: i18n,
    altText: i18n.altText,
    textMode: i18n.textMode,
    title: (): Picture => finish({ pixels: titleCard(raws, TITLE), scale: SCALE }),
    map: (view: View, { palette }: Pick<PictureOptions, 'palette'> = {}): Picture =>
      finish({ pixels: knownPicture(raws, view, i18n.levelTitle(view), palette), scale: 1 }),
    picture: (view: View, options: PictureOptions = {}): Picture =>
      finish(
        view.over && !options.scene
          ? drawCard(raws, i18n, view, options.palette)
          : drawBoard(raws, i18n, view, options),
      ),
    clip: (frames, options) => clipOf(raws, i18n, frames, options),
    building: (seed, depth, options) => buildingClip(raws, i18n, seed, depth, options),
  };
}
