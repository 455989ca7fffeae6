import type { GameEvent, View } from '../engine';
import type { Palette } from '../lib/palette';

type Point = View['hero']['at'];

export type Layout = 'compact' | 'classic';

export interface PictureOptions {
  layout?: Layout;
  palette?: Palette;
  /** Numbered cells, in the order of the buttons; `null` draws none. */
  targeting?: {
    label: string;
    range: number;
    targets: { id: number; at: { x: number; y: number }; size: { width: number; height: number } }[];
    /** Cells that would be hit. */
    blast?: Point[];
    /** The cell aimed at, and whether it may be: it is in sight and within reach. */
    chosen?: { at: Point; valid: boolean } | null;
    /**
     * Letters over the columns and numbers beside the rows of the map's window, from `A` and `1` at its upper left;
     * after `Z` comes `AA`. The hero always has the same cell.
     */
    ruler?: boolean;
  } | null;
  /** Marks one thing in sight and says beside it what is known of it. */
  look?: { at: Point; id: number } | null;
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

/** The View as a PNG and as words. The death or victory card replaces the map once the run is over. */
export interface Renderer {
  picture(view: View, options?: PictureOptions): Picture;
  /** The picture before a game. */
  title(): Picture;
  /** The whole level as far as the hero knows it, 640 pixels wide. */
  map(view: View, options?: Pick<PictureOptions, 'palette'>): Picture;
  /** At most 1024 characters: where the hero is and how, who is in sight nearest first, what just happened. */
  altText(view: View): string;
  /** Code-block friendly lines, at most 32 columns by 30 rows. */
  textMode(view: View): string;
}

/** A moment of play: what was seen after a decision, and what that decision brought. */
export interface ClipFrame {
  view: View;
  events: readonly GameEvent[];
}

export interface ClipOptions extends Pick<PictureOptions, 'layout' | 'palette'> {
  /** Decisions shown, the newest of those given; 60 when absent, 400 at most. */
  frames?: number;
  /** Size it may have; the oldest decisions are left out until it fits. 4 MB when absent. */
  bytes?: number;
  /** Begins anew for ever; else it plays once and the last picture stays. */
  loop?: boolean;
  /** Pixels that each pixel of the compact picture becomes; 2, as in a picture, when absent. */
  scale?: 1 | 2;
}

/** An animation, with what stands in for it where nothing shall move. */
export interface Clip {
  gif: Buffer;
  width: number;
  height: number;
  /** Pictures it has, and how long they take together. */
  frames: number;
  milliseconds: number;
  /** The last moment, without any motion. */
  still: Picture;
  words: {
    /** Of the last moment, at most 1024 characters. */
    alt: string;
    /** What happens in it, sentence by sentence. */
    told: string[];
  };
}

/** Animations. They take some hundred milliseconds: for where nobody waits for an answer within three seconds. */
export interface Animator {
  /** Decisions of a run, one picture each, with the card at the end of a run that is over. Throws when there are none. */
  clip(frames: Iterable<ClipFrame>, options?: ClipOptions): Clip;
  /** How the level of a depth is built, step by step. */
  building(seed: string, depth: number, options?: Pick<ClipOptions, 'bytes'>): Clip;
}
