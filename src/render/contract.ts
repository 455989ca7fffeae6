import type { View } from '../engine';

type Point = View['hero']['at'];

export type Layout = 'compact' | 'classic';

export interface PictureOptions {
  layout?: Layout;
  contrast?: boolean;
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
  map(view: View): Picture;
  /** At most 1024 characters: where the hero is and how, who is in sight nearest first, what just happened. */
  altText(view: View): string;
  /** Code-block friendly lines, at most 32 columns by 30 rows. */
  textMode(view: View): string;
}
