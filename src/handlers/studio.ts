import type { Studio } from '../discord/layout/board';
import type { Raws } from '../engine';
import { createRenderer, localeOf } from '../render';

/** Words and pictures of every language, each made when it is first asked for; starts in English. */
export function createStudio(raws: Raws, pictureFailed: (error: unknown) => void): Studio {
  const made = new Map<string, Studio>();
  const inLocale = (tag: string): Studio => {
    const locale = localeOf(tag);
    const known = made.get(locale.id);
    if (known) return known;
    const renderer = createRenderer(raws, locale);
    const studio: Studio = {
      painter: {
        picture: (view, settings, { aim, look, sinceTurn, scene = false }) =>
          renderer.picture(view, {
            layout: settings.classic ? 'classic' : 'compact',
            palette: settings.palette,
            targeting: aim,
            look,
            scene,
            ...(sinceTurn === null ? {} : { sinceTurn }),
          }),
        clip: (frames, { classic, palette }) =>
          renderer.clip(frames, { layout: classic ? 'classic' : 'compact', palette }),
        building: (seed, depth) => renderer.building(seed, depth),
        title: () => renderer.title(),
        map: (view, { palette }) => renderer.map(view, { palette }),
      },
      words: renderer.words,
      pictureFailed,
      in: inLocale,
    };
    made.set(locale.id, studio);
    return studio;
  };
  return inLocale('en');
}
