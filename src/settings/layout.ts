const PICTURE_LAYOUTS = ['compact', 'large', 'classic'] as const;
/** `large` has fewer, larger cells, and `classic` has characters. */
export type PictureLayout = (typeof PICTURE_LAYOUTS)[number];

export const LAYOUTS = [...PICTURE_LAYOUTS, 'text'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** `text` comes before `classic`, and `classic` before `large`; if none is true, the layout is `compact`. */
export interface LayoutSwitches {
  text: boolean;
  classic: boolean;
  large: boolean;
}

export const layoutOf = (switches: LayoutSwitches): Layout => (switches.text ? 'text' : pictureLayoutOf(switches));

/** Returns the layout of a picture even if the player has chosen `text`. */
export const pictureLayoutOf = ({ classic, large }: Omit<LayoutSwitches, 'text'>): PictureLayout =>
  classic ? 'classic' : large ? 'large' : 'compact';

export const switchesFor = (layout: Layout): LayoutSwitches => ({
  text: layout === 'text',
  classic: layout === 'classic',
  large: layout === 'large',
});
