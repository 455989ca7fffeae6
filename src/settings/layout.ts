const PICTURE_LAYOUTS = ['compact', 'large', 'classic'] as const;
/** Kinds of pictures of a board. `large` shows fewer cells than `compact`; `classic` is a screen of glyphs. */
export type PictureLayout = (typeof PICTURE_LAYOUTS)[number];

/** Layouts of a board: a kind of picture, or text instead. */
export const LAYOUTS = [...PICTURE_LAYOUTS, 'text'] as const;
export type Layout = (typeof LAYOUTS)[number];

/**
 * Settings that choose the layout. If several are on, the first in this order counts. If none is on, the layout is
 * `compact`.
 */
export interface LayoutSwitches {
  /** Text instead of pictures. */
  text: boolean;
  /** Pictures in the classic style. */
  classic: boolean;
  /** Pictures of fewer, larger cells. */
  large: boolean;
}

/** Returns the layout that a player's settings choose. */
export const layoutOf = (switches: LayoutSwitches): Layout => (switches.text ? 'text' : pictureLayoutOf(switches));

/** Returns the kind of picture, for callers that draw one even in text mode. */
export const pictureLayoutOf = ({ classic, large }: Omit<LayoutSwitches, 'text'>): PictureLayout =>
  classic ? 'classic' : large ? 'large' : 'compact';

/** Returns the settings that choose a layout. */
export const switchesFor = (layout: Layout): LayoutSwitches => ({
  text: layout === 'text',
  classic: layout === 'classic',
  large: layout === 'large',
});
