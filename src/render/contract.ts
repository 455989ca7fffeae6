import type { Dungeon, EntityId, GameEvent, View } from '../engine';
import type { CardRecord, ClosingRecord, I18n } from '../i18n';
import type { Point } from '../lib/geometry';
import type { LayoutSwitches, PictureLayout } from '../settings/layout';
import type { Palette } from '../settings/palette';

/** Targets of an action, marked in a picture of the board. */
export interface Aim {
  label: string;
  range: number;
  /** Targets in the order of their buttons; the picture numbers them from 1. */
  targets: { id: EntityId; at: Point; size: { width: number; height: number } }[];
  /** Cells that the action would hit. */
  blast?: Point[];
  /** Cell the player aims at. `valid` is true if the cell is in sight and within reach. */
  chosen?: { at: Point; valid: boolean } | null;
  /**
   * True if the picture has a ruler: letters over the columns and numbers beside the rows of the map. The ruler begins
   * with `A` and `1` at the upper left; after `Z` comes `AA`. The hero always stands at the same cell of the ruler.
   */
  ruler?: boolean;
}

/** One thing in sight, marked and described in the picture. */
export interface Look {
  at: Point;
  id: EntityId;
}

export interface PictureOptions {
  layout?: PictureLayout;
  palette?: Palette;
  targeting?: Aim | null;
  look?: Look | null;
  /** If true, draws the last moment of a finished run instead of its card. */
  scene?: boolean;
  /** Draws events after this player-turn. Without it, the picture draws events of the newest turn only. */
  sinceTurn?: number;
}

/** A finished picture. Sizes are in pixels. */
export interface Picture {
  png: Buffer;
  width: number;
  height: number;
}

export interface BoardPicture extends Picture {
  /** Log lines of the newest action that the picture shows uncut, oldest first. */
  logLines: readonly string[];
}

/** Draws pictures as PNG. */
export interface Renderer {
  /** Draws a board. If the run is over, its card replaces the map unless `scene` is set. */
  picture(view: View, options?: PictureOptions): BoardPicture;
  /** Draws the title picture. */
  title(): Picture;
  /** Draws the profile card of a player. */
  profile(record: CardRecord, options?: Pick<PictureOptions, 'palette'>): Picture;
  /** Draws the card that closes a week or a month. */
  closing(record: ClosingRecord, options?: Pick<PictureOptions, 'palette'>): Picture;
  /** Draws the whole level as far as the hero knows it, 640 pixels wide. */
  map(view: View, options?: Pick<PictureOptions, 'palette'>): Picture;
}

/** The view after an action, and the events of the action. */
export interface ClipFrame {
  view: View;
  events: readonly GameEvent[];
}

export interface ClipOptions extends Pick<PictureOptions, 'layout' | 'palette'> {
  /** Number of newest actions to show; 60 by default, at most 400. */
  frames?: number;
  /** Limit of the size in bytes, 4 MB by default. The oldest actions are left out until the animation fits. */
  bytes?: number;
  /** Limit of the whole duration. A longer animation shows each picture for a shorter time, in proportion. */
  milliseconds?: number;
  /** If true, the animation repeats for ever. Otherwise it plays once and stops at its last picture. */
  loop?: boolean;
  /** Factor that enlarges each pixel of the compact picture; 2 by default, as in a picture. */
  scale?: 1 | 2;
}

/** An animation with a still picture and a description. */
export interface Clip {
  gif: Buffer;
  width: number;
  height: number;
  /** Number of pictures, and their duration together. */
  frames: number;
  milliseconds: number;
  /** Picture of the last moment. */
  still: Picture;
  texts: {
    /** Description of the last moment, in at most 1024 characters. */
    alt: string;
    /** Sentences about the events of the animation. */
    sentences: string[];
  };
}

/** Draws animations. An animation takes some hundred milliseconds, too long for a reply within three seconds. */
export interface Animator {
  /** Draws one picture for each action, and the card at the end of a finished run. Throws if there are no frames. */
  clip(frames: Iterable<ClipFrame>, options?: ClipOptions): Clip;
  /** Draws the steps in which the level of a depth is built. */
  building(dungeon: Dungeon, depth: number, options?: Pick<ClipOptions, 'bytes'>): Clip;
}

/** A player's settings about pictures. */
export interface PictureSettings extends Omit<LayoutSwitches, 'text'> {
  palette: Palette;
}

/** Options of one picture of a view. */
export interface PictureRequest {
  aim: Aim | null;
  look: Look | null;
  /** Shows events after this player-turn; `null` shows events of the newest turn only. */
  sinceTurn: number | null;
  /** Shows the last moment of a finished run instead of its card. */
  scene?: true;
}

/** Limits of an animation. */
export type ClipLimits = Pick<ClipOptions, 'bytes' | 'milliseconds'>;

/** Pictures for the messages of a game. If one of these functions throws, the reply consists of words only. */
export interface BoardPictures {
  picture(view: View, settings: PictureSettings, request: PictureRequest): BoardPicture;
  /** Draws an animation. Takes longer than Discord waits for a reply. Throws if there are no frames. */
  clip(
    frames: readonly ClipFrame[],
    settings: PictureSettings,
    limits?: ClipLimits,
  ): { gif: Buffer; texts: Pick<Clip['texts'], 'alt'> };
  /** Draws the steps in which a level is built. Takes longer than Discord waits for a reply. */
  building(dungeon: Dungeon, depth: number): Pick<Clip, 'gif' | 'texts'> & { still: Pick<Picture, 'png'> };
  /** Draws the title picture. */
  title(): Pick<Picture, 'png'>;
  /** Draws the profile card of a player. */
  profile(record: CardRecord, settings: PictureSettings): Pick<Picture, 'png'>;
  /** Draws the card that closes a week or a month. */
  closing(record: ClosingRecord, settings: PictureSettings): Pick<Picture, 'png'>;
  /** Draws the whole level as far as the hero knows it. */
  map(view: View, settings: PictureSettings): Pick<Picture, 'png'>;
}

/** Pictures and texts of a game in one language. */
export interface BoardRenderer {
  pictures: BoardPictures;
  i18n: I18n;
  /** Reports that drawing a picture failed. The reply then has no picture. */
  pictureFailed?: (error: unknown) => void;
  /** Returns the renderer of another language, by Discord's tag such as `de` or `es-419`. Unknown tags give English. */
  in(locale: string): BoardRenderer;
}
