const PICTURE_LAYOUTS = ['compact', 'large', 'classic'] as const;
/** Kinds of pictures of a board: `compact` by default, `large` with fewer, larger cells, `classic` with characters. */
export type PictureLayout = (typeof PICTURE_LAYOUTS)[number];

/** Layouts of a board: a kind of picture, or text instead of a picture. */
export const LAYOUTS = [...PICTURE_LAYOUTS, 'text'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Settings that select the layout. The first true one counts, in this order; if none is true, `compact`. */
export interface LayoutSwitches {
  text: boolean;
  classic: boolean;
  large: boolean;
}

export const layoutOf = (switches: LayoutSwitches): Layout => (switches.text ? 'text' : pictureLayoutOf(switches));

/** Returns the kind of picture, for callers that draw a picture even for a player with `text`. */
export const pictureLayoutOf = ({ classic, large }: Omit<LayoutSwitches, 'text'>): PictureLayout =>
  classic ? 'classic' : large ? 'large' : 'compact';

/** Returns the settings that select this layout; all false for `compact`. */
export const switchesFor = (layout: Layout): LayoutSwitches => ({
  text: layout === 'text',
  classic: layout === 'classic',
  large: layout === 'large',
});
