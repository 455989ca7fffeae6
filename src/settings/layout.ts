const PICTURE_LAYOUTS = ['compact', 'large', 'classic'] as const;
/** Kinds of pictures of a board: `large` shows fewer cells than `compact`, `classic` is a screen of glyphs. */
export type PictureLayout = (typeof PICTURE_LAYOUTS)[number];

/** How a board can be shown: as a kind of picture, or in words instead. */
export const LAYOUTS = [...PICTURE_LAYOUTS, 'text'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The settings that choose the layout: of several that are on the first counts, and `compact` where none is. */
export interface LayoutSwitches {
  /** Words instead of pictures. */
  text: boolean;
  /** Pictures in the classic style. */
  classic: boolean;
  /** Pictures of fewer, larger cells. */
  large: boolean;
}

export const layoutOf = (switches: LayoutSwitches): Layout => (switches.text ? 'text' : pictureLayoutOf(switches));

/** The kind of picture, for callers that draw one even in text mode. */
export const pictureLayoutOf = ({ classic, large }: Omit<LayoutSwitches, 'text'>): PictureLayout =>
  classic ? 'classic' : large ? 'large' : 'compact';

export const switchesFor = (layout: Layout): LayoutSwitches => ({
  text: layout === 'text',
  classic: layout === 'classic',
  large: layout === 'large',
});
