import type { BoardRenderer } from '../discord/board/message';
import type { Raws } from '../engine';
import { createRenderer, localeOf } from '.';

/** Words and pictures of every language, each made when it is first asked for; starts in English. */
export function createBoardRenderer(raws: Raws, pictureFailed: (error: unknown) => void): BoardRenderer {
  const made = new Map<string, BoardRenderer>();
  const inLocale = (tag: string): BoardRenderer => {
    const locale = localeOf(tag);
    const known = made.get(locale.id);
    if (known) return known;
    const renderer = createRenderer(raws, locale);
    const studio: BoardRenderer = {
      pictures: {
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
      i18n: renderer.words,
      pictureFailed,
      in: inLocale,
    };
    made.set(locale.id, studio);
    return studio;
  };
  return inLocale('en');
}
