import type { DungeonOfRun, EntityId, GameEvent, View } from '../engine';
import type { CardRecord, ClosingRecord, I18n, ShopRequest } from '../i18n';
import type { Point } from '../lib/geometry';
import type { LayoutSwitches, PictureLayout } from '../settings/layout';
import type { Palette } from '../settings/palette';

/** Overlay on the picture for choosing a target. `range` is in cells. */
export interface Aim {
  label: string;
  range: number;
  targets: { id: EntityId; at: Point; size: { width: number; height: number } }[];
  blast?: Point[];
  /** `valid` is true if the cell is in sight and within range. */
  chosen?: { at: Point; valid: boolean } | null;
  /** True to draw letters above the columns and numbers beside the rows. */
  ruler?: boolean;
}

/** Thing at which the player looks. `at` is the thing's upper left cell. */
export interface Look {
  at: Point;
  id: EntityId;
}

export interface PictureOptions {
  layout?: PictureLayout;
  palette?: Palette;
  /** If false, the picture has more rows of map instead of a log. The classic layout always has a log. */
  log?: boolean;
  targeting?: Aim | null;
  look?: Look | null;
  /** True to draw the map even if the run is over. */
  scene?: boolean;
  /** Player-turn after which the picture shows events; by default the turn before the newest. */
  sinceTurn?: number;
  /** True for pictures of an animation, which must be equally large on dark and lit levels. */
  wide?: boolean;
}

export interface Picture {
  png: Buffer;
  width: number;
  height: number;
}

export type SheetRequest = ({ kind: 'shop' } & ShopRequest) | { kind: 'pack' | 'hero' | 'boons' };

export interface Renderer {
  /** Draws the board. If the run is over, draws its card instead, unless `scene` is true. */
  picture(view: View, options?: PictureOptions): Picture;
  title(): Picture;
  profile(record: CardRecord, options?: Pick<PictureOptions, 'palette'>): Picture;
  closing(record: ClosingRecord, options?: Pick<PictureOptions, 'palette'>): Picture;
  /** Returns `null` for the shop of a vendor who is away or does not trade, and for boons if there are none. */
  sheet(view: View, request: SheetRequest, options?: Pick<PictureOptions, 'palette'>): Picture | null;
  /** Draws the whole known part of the level, 8 pixels for each cell. */
  map(view: View, options?: Pick<PictureOptions, 'palette'>): Picture;
}

export interface ClipFrame {
  view: View;
  events: readonly GameEvent[];
  peak?: true;
}

export interface ClipOptions extends Pick<PictureOptions, 'layout' | 'palette'> {
  /** Number of the newest actions to show; 60 by default, at most 400. */
  frames?: number;
  /** Maximum size in bytes, 4,000,000 by default. The oldest actions are left out until the file fits. */
  bytes?: number;
  /** If true, the animation repeats for ever. By default, the animation plays once. */
  loop?: boolean;
  /** Factor that enlarges each drawn pixel, 2 by default. The classic layout always has scale 1. */
  scale?: 1 | 2;
}

export type SceneOptions = Pick<PictureOptions, 'palette'>;

export interface Clip {
  gif: Buffer;
  width: number;
  height: number;
  frames: number;
  milliseconds: number;
  /** Picture of the board after the last action, or of the finished level. */
  still: Picture;
  texts: {
    /** Alternative text of at most 1024 characters, which describes the last board or names the level. */
    alt: string;
    sentences: string[];
  };
}

export interface Animator {
  /**
   * Draws one picture for each of the newest actions, then the card if the run is over. Throws if `frames` is empty.
   */
  clip(frames: Iterable<ClipFrame>, options?: ClipOptions): Clip;
  /** Draws turns for 3 to 8 seconds. `frames` starts with the view before the first turn; throws if empty. */
  scene(frames: readonly ClipFrame[], options?: SceneOptions): Omit<Clip, 'still'>;
  /** Draws how a level was built. If two levels have this depth, draws the level on the run's branch. */
  building(dungeon: DungeonOfRun, depth: number, options?: Pick<ClipOptions, 'bytes'>): Clip;
}

export interface PictureSettings extends Omit<LayoutSwitches, 'text'> {
  palette: Palette;
  log: boolean;
}

export interface PictureRequest {
  aim: Aim | null;
  look: Look | null;
  /** Player-turn after which the picture shows events; `null` for only the events of the newest turn. */
  sinceTurn: number | null;
  scene?: true;
}

/** Functions that draw the bot's pictures. If a function throws, the caller sends the message without a picture. */
export interface BoardPictures {
  picture(view: View, settings: PictureSettings, request: PictureRequest): Picture;
  /** A call takes longer than Discord waits for a reply. Throws if `frames` is empty. */
  clip(frames: readonly ClipFrame[], settings: PictureSettings): { gif: Buffer; texts: Pick<Clip['texts'], 'alt'> };
  /** Draws turns for 3 to 8 seconds, at most two megabytes. Throws if `frames` is empty. */
  scene(frames: readonly ClipFrame[], settings: PictureSettings): { gif: Buffer; texts: Pick<Clip['texts'], 'alt'> };
  /** A call takes longer than Discord waits for a reply. */
  building(dungeon: DungeonOfRun, depth: number): Pick<Clip, 'gif' | 'texts'> & { still: Pick<Picture, 'png'> };
  title(): Pick<Picture, 'png'>;
  profile(record: CardRecord, settings: PictureSettings): Pick<Picture, 'png'>;
  closing(record: ClosingRecord, settings: PictureSettings): Pick<Picture, 'png'>;
  /** Returns `null` for the shop of a vendor who is away or does not trade, and for boons if there are none. */
  sheet(view: View, request: SheetRequest, settings: PictureSettings): Pick<Picture, 'png'> | null;
  map(view: View, settings: PictureSettings): Pick<Picture, 'png'>;
}

export interface BoardRenderer {
  pictures: BoardPictures;
  i18n: I18n;
  /** Reports that drawing a picture failed. The caller then replies without a picture. */
  pictureFailed?: (error: unknown) => void;
  /** Returns the renderer for a Discord tag, such as `de` or `es-419`; the English renderer for an unknown tag. */
  in(locale: string): BoardRenderer;
}
