import type { Raws } from '../engine';
import type { I18n } from '../i18n';
import { drawBoard, drawCard, toPicture } from './board-picture';
import { closingPicture } from './card/closing';
import { profilePicture } from './card/profile';
import { titlePicture } from './card/title-picture';
import { buildingClip, clipOf } from './clip/clip';
import { sceneClip } from './clip/scene-clip';
import { SCALE } from './compact/layout';
import type { Animator, Renderer } from './contract';
import { knownPicture } from './level';
import { sheetPicture } from './sheet';

export type { Animator, ClipFrame, ClipOptions, PictureOptions, Renderer } from './contract';

export function createRenderer(raws: Raws, i18n: I18n): Renderer & Animator {
  return {
    title: () => titlePicture(raws),
    closing: (record, { palette = 'standard' } = {}) =>
      toPicture({ pixels: closingPicture(raws, i18n.closingCard(record), palette), scale: SCALE }),
    profile: (record, { palette = 'standard' } = {}) =>
      toPicture({ pixels: profilePicture(raws, i18n.profileCard(record), palette), scale: SCALE }),
    sheet(view, request, { palette = 'standard' } = {}) {
      const pixels = sheetPicture(raws, i18n, { view, request }, palette);
      return pixels && toPicture({ pixels, scale: SCALE });
    },
    map: (view, { palette } = {}) =>
      toPicture({
        pixels: knownPicture(raws, view, { title: i18n.levelTitle(view), legend: i18n.map.legend }, palette),
        scale: 1,
      }),
    picture: (view, options = {}) =>
      toPicture(
        view.over && !options.scene
          ? drawCard(raws, i18n, view, options.palette)
          : drawBoard(raws, i18n, view, options),
      ),
    clip: (frames, options) => clipOf(raws, i18n, frames, options),
    scene: (frames, options) => sceneClip(raws, i18n, frames, options),
    building: (dungeon, depth, options) => buildingClip({ raws, i18n, dungeon }, depth, options),
  };
}
