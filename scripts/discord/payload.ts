/**
 * Types of the payloads that an app sends to Discord. Nothing here is checked: the lint checks payloads, and the
 * playground renders them.
 */

export interface Emoji {
  id?: string | null;
  name?: string | null;
  animated?: boolean;
}

export interface SelectOption {
  label: string;
  value: string;
  description?: string;
  emoji?: Emoji;
  default?: boolean;
}

export interface Media {
  url: string;
}

export interface GalleryItem {
  media: Media;
  description?: string | null;
  spoiler?: boolean;
}

export interface Component {
  type: number;
  id?: number;
  custom_id?: string;
  style?: number;
  label?: string;
  emoji?: Emoji;
  url?: string;
  disabled?: boolean;
  placeholder?: string;
  options?: SelectOption[];
  min_values?: number;
  max_values?: number;
  min_length?: number;
  max_length?: number;
  required?: boolean;
  value?: string;
  content?: string;
  description?: string;
  components?: Component[];
  component?: Component;
  accessory?: Component;
  items?: GalleryItem[];
  media?: Media;
  file?: Media;
  accent_color?: number | null;
  spoiler?: boolean;
  divider?: boolean;
  spacing?: number;
}

export const COMPONENT = {
  row: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
} as const;

export const CALLBACK = {
  pong: 1,
  message: 4,
  deferMessage: 5,
  deferUpdate: 6,
  update: 7,
  autocomplete: 8,
  modal: 9,
} as const;

export const INTERACTION = { ping: 1, command: 2, component: 3, autocomplete: 4, modal: 5 } as const;

export const FLAG = { ephemeral: 1 << 6, loading: 1 << 7, componentsV2: 1 << 15 } as const;

export interface AttachmentEntry {
  /** Index of an uploaded part, or id of a file that the message already has. */
  id: number | string;
  filename?: string;
  description?: string | null;
}

export interface Choice {
  name: string;
  value: string | number;
}

export interface EmbedPart {
  title?: string;
  description?: string;
  color?: number;
  fields?: { name: string; value: string; inline?: boolean }[];
  footer?: { text: string };
  author?: { name: string };
  image?: Media;
}

/** The `data` of a callback, or the body of an edit. An edit does not change fields that are absent. */
export interface PayloadData {
  content?: string | null;
  embeds?: EmbedPart[] | null;
  components?: Component[] | null;
  attachments?: AttachmentEntry[] | null;
  flags?: number;
  choices?: Choice[];
  custom_id?: string;
  title?: string;
}

export interface Callback {
  type: number;
  data?: PayloadData;
}

export interface Upload {
  /** The number in `files[n]`. */
  index: number;
  filename: string;
  contentType: string;
  bytes: Buffer;
}

/** Returns parents before children. */
export function flatten(components: readonly Component[]): Component[] {
  return components.flatMap((component) => [
    component,
    ...flatten(component.components ?? []),
    ...flatten(component.component ? [component.component] : []),
    ...flatten(component.accessory ? [component.accessory] : []),
  ]);
}

/** Returns every URL in a component tree: of gallery items, thumbnails and files. */
export function mediaUrls(components: readonly Component[]): string[] {
  return flatten(components).flatMap((part) => [
    ...(part.items ?? []).map((item) => item.media.url),
    ...(part.media ? [part.media.url] : []),
    ...(part.file ? [part.file.url] : []),
  ]);
}
