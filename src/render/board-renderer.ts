import type { Raws } from '../engine';
import type { I18n } from '../i18n';
import { pictureLayoutOf } from '../settings/layout';
import { createRenderer } from '.';
import type { BoardPictures, BoardRenderer, PictureSettings } from './contract';

/** Returns the English renderer. The method `in` creates the renderers of other languages on first use. */
export function createBoardRenderer(
  raws: Raws,
  i18nOf: (tag: string) => I18n,
  pictureFailed: (error: unknown) => void,
): BoardRenderer {
  const renderers = new Map<I18n, BoardRenderer>();
  const inLocale = (tag: string): BoardRenderer => {
    const i18n = i18nOf(tag);
    const known = renderers.get(i18n);
    if (known) return known;
    const created: BoardRenderer = { pictures: boardPictures(raws, i18n), i18n, pictureFailed, in: inLocale };
    renderers.set(i18n, created);
    return created;
  };
  return inLocale('en');
}

function boardPictures(raws: Raws, i18n: I18n): BoardPictures {
  const renderer = createRenderer(raws, i18n);
  const optionsOf = (settings: PictureSettings) =>
    ({ layout: pictureLayoutOf(settings), palette: settings.palette }) as const;
  return {
    picture: (view, settings, { aim, look, sinceTurn, scene = false }) =>
      renderer.picture(view, {
        ...optionsOf(settings),
        log: settings.log,
        targeting: aim,
        look,
        scene,
        ...(sinceTurn === null ? {} : { sinceTurn }),
      }),
    clip: (frames, settings) => renderer.clip(frames, optionsOf(settings)),
    scene: (frames, { palette }) => renderer.scene(frames, { palette }),
    building: renderer.building,
    title: renderer.title,
    profile: (record, { palette }) => renderer.profile(record, { palette }),
    closing: (record, { palette }) => renderer.closing(record, { palette }),
    sheet: (view, request, { palette }) => renderer.sheet(view, request, { palette }),
    map: (view, { palette }) => renderer.map(view, { palette }),
  };
}
