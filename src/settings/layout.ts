const PICTURE_LAYOUTS = ['compact', 'large', 'classic'] as const;
/** `large` has fewer, larger cells; `classic` has characters. */
export type PictureLayout = (typeof PICTURE_LAYOUTS)[number];

export const LAYOUTS = [...PICTURE_LAYOUTS, 'text'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** `text` wins over `classic`, and `classic` over `large`; the default is `compact`. */
export interface LayoutSwitches {
  text: boolean;
  classic: boolean;
  large: boolean;
}

export const layoutOf = (switches: LayoutSwitches): Layout => (switches.text ? 'text' : pictureLayoutOf(switches));

export const pictureLayoutOf = ({ classic, large }: Omit<LayoutSwitches, 'text'>): PictureLayout =>
  classic ? 'classic' : large ? 'large' : 'compact';

export const switchesFor = (layout: Layout): LayoutSwitches => ({
  text: layout === 'text',
  classic: layout === 'classic',
  large: layout === 'large',
});
