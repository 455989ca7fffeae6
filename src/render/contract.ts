import type { Dungeon, EntityId, GameEvent, View } from '../engine';
import type { CardRecord, ClosingRecord, I18n } from '../i18n';
import type { Point } from '../lib/geometry';
import type { LayoutSwitches, PictureLayout } from '../settings/layout';
import type { Palette } from '../settings/palette';

/** The targets of an action in a picture of the board. */
export interface Aim {
  label: string;
  range: number;
  /** Numbered, in the order of their buttons. */
  targets: { id: EntityId; at: Point; size: { width: number; height: number } }[];
  /** Cells that would be hit. */
  blast?: Point[];
  /** The cell aimed at; `valid` when it is in sight and within reach. */
  chosen?: { at: Point; valid: boolean } | null;
  /**
   * Letters over the columns and numbers beside the rows of the map's window, from `A` and `1` at its upper left;
   * after `Z` comes `AA`. The hero always has the same cell.
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
  /** Draws the last moment of a run that is over, instead of its card. */
  scene?: boolean;
  /** Draws what happened after this player-turn (the view's before the action); without it only the newest turn. */
  sinceTurn?: number;
}

/** A finished picture. */
export interface Picture {
  png: Buffer;
  width: number;
  height: number;
}

/** A picture of a board. */
export interface BoardPicture extends Picture {
  /** Lines of the newest action that stand in it uncut, oldest first. */
  logLines: readonly string[];
}

/** A view as a PNG. The death or victory card replaces the map once the run is over. */
export interface Renderer {
  picture(view: View, options?: PictureOptions): BoardPicture;
  /** The title picture. */
  title(): Picture;
  /** The card of a player. */
  profile(record: CardRecord, options?: Pick<PictureOptions, 'palette'>): Picture;
  /** The card of a week or month that is over. */
  closing(record: ClosingRecord, options?: Pick<PictureOptions, 'palette'>): Picture;
  /** The whole level as far as the hero knows it, 640 pixels wide. */
  map(view: View, options?: Pick<PictureOptions, 'palette'>): Picture;
}

/** What was seen after an action, and the events that the action caused. */
export interface ClipFrame {
  view: View;
  events: readonly GameEvent[];
}

export interface ClipOptions extends Pick<PictureOptions, 'layout' | 'palette'> {
  /** Actions shown, the newest of those given; 60 by default, 400 at most. */
  frames?: number;
  /** Limit of the size in bytes; the oldest actions are left out until it fits. 4 MB by default. */
  bytes?: number;
  /** Limit of how long it takes in all: the pictures are then shown for shorter, in proportion. */
  milliseconds?: number;
  /** Repeats for ever; else it plays once and the last picture stays. */
  loop?: boolean;
  /** Pixels that each pixel of the compact picture becomes; 2, as in a picture, by default. */
  scale?: 1 | 2;
}

/** An animation, with a still picture and a description to go with it. */
export interface Clip {
  gif: Buffer;
  width: number;
  height: number;
  /** Pictures it has, and how long they take together. */
  frames: number;
  milliseconds: number;
  /** The last moment. */
  still: Picture;
  texts: {
    /** Describes the last moment in at most 1024 characters. */
    alt: string;
    /** What happens in it, sentence by sentence. */
    sentences: string[];
  };
}

/** Animations. They take some hundred milliseconds, too long for a reply within three seconds. */
export interface Animator {
  /** Actions of a run, one picture each, with the card at the end of a run that is over. Throws when there are none. */
  clip(frames: Iterable<ClipFrame>, options?: ClipOptions): Clip;
  /** How the level of a depth is built, step by step. */
  building(dungeon: Dungeon, depth: number, options?: Pick<ClipOptions, 'bytes'>): Clip;
}

/** What a player has chosen about pictures. */
export interface PictureSettings extends Omit<LayoutSwitches, 'text'> {
  palette: Palette;
}

/** How one picture differs from another of the same view. */
export interface PictureRequest {
  aim: Aim | null;
  look: Look | null;
  /** Shows what happened after this player-turn; `null` for the newest turn alone. */
  sinceTurn: number | null;
  /** Shows the last moment of a run that is over, instead of its card. */
  scene?: true;
}

/** What an animation must keep to. */
export type ClipLimits = Pick<ClipOptions, 'bytes' | 'milliseconds'>;

/** Pictures for the messages of a game. When one throws, the reply is made of words. */
export interface BoardPictures {
  picture(view: View, settings: PictureSettings, request: PictureRequest): BoardPicture;
  /** Takes longer than Discord waits for a reply. Throws when there are no frames. */
  clip(
    frames: readonly ClipFrame[],
    settings: PictureSettings,
    limits?: ClipLimits,
  ): { gif: Buffer; texts: Pick<Clip['texts'], 'alt'> };
  /** How a level is built, step by step; takes as long. */
  building(dungeon: Dungeon, depth: number): Pick<Clip, 'gif' | 'texts'> & { still: Pick<Picture, 'png'> };
  /** The title picture. */
  title(): Pick<Picture, 'png'>;
  /** The card of a player. */
  profile(record: CardRecord, settings: PictureSettings): Pick<Picture, 'png'>;
  /** The card of a week or month that is over. */
  closing(record: ClosingRecord, settings: PictureSettings): Pick<Picture, 'png'>;
  /** The whole level as far as the hero knows it. */
  map(view: View, settings: PictureSettings): Pick<Picture, 'png'>;
}

/** Pictures and texts of a game in one language. */
export interface BoardRenderer {
  pictures: BoardPictures;
  i18n: I18n;
  /** Reports that a picture could not be made; the reply then does without it. */
  pictureFailed?: (error: unknown) => void;
  /** The same in another language, by Discord's tag for it such as `de` or `es-419`; English where there is none. */
  in(locale: string): BoardRenderer;
}
