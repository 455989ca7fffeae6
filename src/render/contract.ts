import type { DungeonOfRun, EntityId, GameEvent, View } from '../engine';
import type { CardRecord, ClosingRecord, I18n, ShopRequest } from '../i18n';
import type { Point } from '../lib/geometry';
import type { LayoutSwitches, PictureLayout } from '../settings/layout';
import type { Palette } from '../settings/palette';

/** Overlay on the picture for choosing a target. `range` is in cells. */
export interface Aim {
  label: string;
  range: number;
  /**
   * Possible targets in the order of their buttons. The picture shows the number of each button, from 1. `at` is the
   * target's upper left cell, `size` is in cells.
   */
  targets: { id: EntityId; at: Point; size: { width: number; height: number } }[];
  blast?: Point[];
  /** Cell at which the player aims. `valid` is true if the cell is in sight and within reach. */
  chosen?: { at: Point; valid: boolean } | null;
  /** True to draw a ruler: letters above the columns and numbers beside the rows, with `A1` at the upper left. */
  ruler?: boolean;
}

/** Thing at which the player looks, which the picture marks and describes. `at` is the thing's upper left cell. */
export interface Look {
  at: Point;
  id: EntityId;
}

export interface PictureOptions {
  layout?: PictureLayout;
  palette?: Palette;
  /** If false, the picture has no log and more rows of map. True by default. The classic layout always has a log. */
  log?: boolean;
  targeting?: Aim | null;
  look?: Look | null;
  /** True to draw the map even if the run is over. By default, a finished run shows its card. */
  scene?: boolean;
  /** Player-turn after which the picture shows events; by default the turn before the newest. */
  sinceTurn?: number;
  /**
   * True for the pictures of an animation. A dark level then shows as many cells as a lit level, so that all pictures
   * are equally large. Panels about memorable moments are left out, because nobody could read them in time.
   */
  wide?: boolean;
}

export interface Picture {
  png: Buffer;
  width: number;
  height: number;
}

/** Sheet to draw: a picture that replaces the text of a side panel. */
export type SheetRequest = ({ kind: 'shop' } & ShopRequest) | { kind: 'pack' | 'hero' | 'boons' };

export interface Renderer {
  /** Draws the board. If the run is over, draws its card instead, unless `scene` is true. */
  picture(view: View, options?: PictureOptions): Picture;
  title(): Picture;
  profile(record: CardRecord, options?: Pick<PictureOptions, 'palette'>): Picture;
  /** Draws the card of a finished week or month. */
  closing(record: ClosingRecord, options?: Pick<PictureOptions, 'palette'>): Picture;
  /** Returns `null` if the vendor is not near or does not trade, or if there are no boons. */
  sheet(view: View, request: SheetRequest, options?: Pick<PictureOptions, 'palette'>): Picture | null;
  /** Draws the whole known part of the level, 8 pixels for each cell. */
  map(view: View, options?: Pick<PictureOptions, 'palette'>): Picture;
}

/** Picture of an animation: the view after an action, and the events of the action. */
export interface ClipFrame {
  view: View;
  events: readonly GameEvent[];
  /** Set on the most important frame of a scene. */
  peak?: true;
}

export interface ClipOptions extends Pick<PictureOptions, 'layout' | 'palette'> {
  /** Number of actions to show, counted back from the newest; 60 by default, at most 400. */
  frames?: number;
  /** Maximum size of the file in bytes, 4,000,000 by default. The oldest actions are left out until the file fits. */
  bytes?: number;
  /** If true, the animation repeats for ever. By default, the animation plays once and stops at its last picture. */
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
  /** Picture of the board after the last action; for a level's building, picture of the finished level. */
  still: Picture;
  texts: {
    /**
     * Alternative text of at most 1024 characters. Describes the last board. For a level's building, the text is only
     * the level's title.
     */
    alt: string;
    /** Sentences about the events in the animation; for a level's building, one about each builder. */
    sentences: string[];
  };
}

/** Functions that draw animations. A call may take longer than the three seconds that Discord allows for a reply. */
export interface Animator {
  /**
   * Draws one picture for each of the newest actions, then the card if the run is over. Throws if `frames` is empty.
   */
  clip(frames: Iterable<ClipFrame>, options?: ClipOptions): Clip;
  /**
   * Draws an animation of turns, each with its steps, blows and numbers. The first frame holds the view before the
   * first turn. The animation begins with the frame marked as the peak, and repeats for ever. The duration is 3 to 8
   * seconds, the file at most two megabytes. Throws if `frames` is empty.
   */
  scene(frames: readonly ClipFrame[], options?: SceneOptions): Omit<Clip, 'still'>;
  /**
   * Draws how a level was built, step by step. If there are two levels at this depth, draws the level on the run's
   * branch.
   */
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
  /** True to draw the map even if the run is over. If absent, a finished run shows its card. */
  scene?: true;
}

/** Functions that draw the bot's pictures. If a function throws, the caller sends the message without a picture. */
export interface BoardPictures {
  picture(view: View, settings: PictureSettings, request: PictureRequest): Picture;
  /** Draws an animation of actions, which takes longer than Discord waits for a reply. Throws if `frames` is empty. */
  clip(frames: readonly ClipFrame[], settings: PictureSettings): { gif: Buffer; texts: Pick<Clip['texts'], 'alt'> };
  /** Draws an animation of turns: 3 to 8 seconds, at most two megabytes. Throws if `frames` is empty. */
  scene(frames: readonly ClipFrame[], settings: PictureSettings): { gif: Buffer; texts: Pick<Clip['texts'], 'alt'> };
  /** Draws an animation of building a level, which takes longer than Discord waits for a reply. */
  building(dungeon: DungeonOfRun, depth: number): Pick<Clip, 'gif' | 'texts'> & { still: Pick<Picture, 'png'> };
  title(): Pick<Picture, 'png'>;
  profile(record: CardRecord, settings: PictureSettings): Pick<Picture, 'png'>;
  closing(record: ClosingRecord, settings: PictureSettings): Pick<Picture, 'png'>;
  /** Returns `null` if the vendor is not near or does not trade, or if there are no boons. */
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
