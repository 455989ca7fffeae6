import type { View } from '../engine';

export type Layout = 'compact' | 'classic';

export interface PictureOptions {
  layout?: Layout;
  contrast?: boolean;
  /** Numbered cells, in the order of the buttons; `null` draws none. */
  targeting?: {
    label: string;
    range: number;
    targets: { id: number; at: { x: number; y: number }; size: { width: number; height: number } }[];
    /** Id of the target picked, drawn in white. */
    chosen?: number;
  } | null;
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
