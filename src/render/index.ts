import type { Raws, View } from '../engine';
import { card } from './card';
import { titleCard } from './card/title';
import { classicPicture } from './classic';
import { compactPicture } from './compact';
import { SCALE } from './compact/layout';
import type { Picture, PictureOptions, Renderer } from './contract';
import { knownPicture } from './level';
import type { Pixels } from './pixels';
import { encodePng } from './png';
import { createWords, type Words } from './words';
import type { Locale } from './words/locale';

export type { Picture, PictureOptions, Renderer } from './contract';
export { createWords, LOCALES, localeOf, type Words } from './words';

const TITLE = 'Wyrmdeep';

/** Pictures and words of views, in one language. */
export function createRenderer(raws: Raws, locale?: Locale): Renderer & { words: Words } {
  const words = createWords(raws, locale);
  return {
    words,
    altText: words.altText,
    textMode: words.textMode,
    title: (): Picture => finish(titleCard(raws, TITLE), SCALE),
    map: (view: View): Picture => finish(knownPicture(raws, view, words.levelTitle(view)), 1),
    picture(view: View, options: PictureOptions = {}): Picture {
      if (view.over) {
        return finish(card(raws, view, words.epitaph(view), words.captions(view).log, options.contrast), SCALE);
      }
      const tooltip = options.look ? words.tooltip(view, options.look.id) : [];
      if (options.layout === 'classic') {
        const said = { ...words.classic(view, options.sinceTurn), tooltip };
        return finish(classicPicture(raws, view, said, options), 1);
      }
      const captions = words.captions(view, options.sinceTurn);
      const mode = options.targeting ? [{ text: options.targeting.label, tone: 'mode' as const }] : [];
      const said = { ...captions, chips: [...mode, ...captions.chips], tooltip };
      return finish(compactPicture(raws, view, said, options), SCALE);
    },
  };
}

function finish(pixels: Pixels, scale: number): Picture {
  return { png: encodePng(pixels, scale), width: pixels.width * scale, height: pixels.height * scale };
}
