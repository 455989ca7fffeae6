const PICTURE_LAYOUTS = ['compact', 'large', 'classic'] as const;
/**
 * Kinds of pictures of a board. `compact` is the default, `large` shows fewer and larger cells, `classic` is a screen
 * of characters.
 */
export type PictureLayout = (typeof PICTURE_LAYOUTS)[number];

/** Layouts of a board: one of the kinds of pictures, or text instead of a picture. */
export const LAYOUTS = [...PICTURE_LAYOUTS, 'text'] as const;
export type Layout = (typeof LAYOUTS)[number];

/**
 * Settings of a player that choose the layout. If several are true, the first of them in the order below counts. If
 * none is true, the layout is `compact`.
 */
export interface LayoutSwitches {
  /** True if the board is text instead of a picture. */
  text: boolean;
  /** True if pictures are screens of characters. */
  classic: boolean;
  /** True if pictures show fewer and larger cells. */
  large: boolean;
}

/** Returns the layout that a player's settings choose. */
export const layoutOf = (switches: LayoutSwitches): Layout => (switches.text ? 'text' : pictureLayoutOf(switches));

/**
 * Returns the kind of picture that a player's settings choose. Ignores `text`, for callers that draw a picture in any
 * case.
 */
export const pictureLayoutOf = ({ classic, large }: Omit<LayoutSwitches, 'text'>): PictureLayout =>
  classic ? 'classic' : large ? 'large' : 'compact';

/** Returns the settings that choose this layout; all are false for `compact`. */
export const switchesFor = (layout: Layout): LayoutSwitches => ({
  text: layout === 'text',
  classic: layout === 'classic',
  large: layout === 'large',
});
