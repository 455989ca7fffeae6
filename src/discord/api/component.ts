import type {
  APIActionRowComponent,
  APIButtonComponent,
  APIComponentInContainer,
  APIContainerComponent,
  APIFileComponent,
  APIMediaGalleryComponent,
  APIStringSelectComponent,
  APITextDisplayComponent,
} from 'discord.js';
import { BUTTON_STYLE, COMPONENT_TYPE } from './constants';

export type Row = APIActionRowComponent<APIButtonComponent | APIStringSelectComponent>;
export type Part = APIComponentInContainer;

export interface ButtonOptions {
  id: string;
  label?: string;
  emoji?: string;
  style?: Exclude<keyof typeof BUTTON_STYLE, 'link'>;
  disabled?: boolean;
}

/**
 * Maximum numbers of letters that phones show of a button's label, according to Discord's guide. Discord accepts 80.
 */
const SHOWN_LETTERS = { besideEmoji: 34, alone: 38 };

/** Builds a button. Shortens the label to the letters that a phone shows. */
export function button({ id, label, emoji, style = 'secondary', disabled = false }: ButtonOptions): APIButtonComponent {
  return {
    type: COMPONENT_TYPE.button,
    style: BUTTON_STYLE[style],
    custom_id: id,
    ...(label === undefined ? {} : { label: shorten(label, SHOWN_LETTERS[emoji ? 'besideEmoji' : 'alone']) }),
    ...(emoji === undefined ? {} : { emoji: { name: emoji } }),
    ...(disabled ? { disabled } : {}),
  } as APIButtonComponent;
}

/** Builds a button that opens a web page. Discord accepts http and https addresses of at most 512 characters. */
export function linkButton(label: string, url: string): APIButtonComponent {
  return {
    type: COMPONENT_TYPE.button,
    style: BUTTON_STYLE.link,
    label: shorten(label, SHOWN_LETTERS.alone),
    url,
  } as APIButtonComponent;
}

export interface MenuOption {
  label: string;
  value: string;
  description?: string;
  selected?: boolean;
}

/** Maximum number of options that Discord accepts in one menu or list of suggestions. */
export const MAX_CHOICES = 25;

/** Maximum number of characters that Discord accepts in an option's label, and in its description. */
export const OPTION_LENGTH = 100;

/**
 * Builds a menu for one pick, or for `picks.min` to `picks.max` picks. Drops options beyond the first 25, and cuts long
 * texts. Discord refuses a menu without options, and a row that holds a menu and anything else.
 */
export function select(
  id: string,
  placeholder: string,
  choices: MenuOption[],
  picks: { min: number; max: number } | null = null,
): APIStringSelectComponent {
  return {
    type: COMPONENT_TYPE.select,
    custom_id: id,
    ...(placeholder === '' ? {} : { placeholder: cut(placeholder, 150) }),
    ...(picks ? { min_values: picks.min, max_values: picks.max } : {}),
    options: choices.slice(0, MAX_CHOICES).map(({ label, value, description, selected }) => ({
      label: cut(label, OPTION_LENGTH),
      value,
      ...(description ? { description: cut(description, OPTION_LENGTH) } : {}),
      ...(selected ? { default: true } : {}),
    })),
  };
}

/** Discord accepts up to five buttons or one menu in a row. */
export function row(...components: (APIButtonComponent | APIStringSelectComponent)[]): Row {
  return { type: COMPONENT_TYPE.row, components };
}

/** Returns a row with a menu. Returns no row without choices, because Discord refuses an empty menu. */
export const menuRow = (id: string, placeholder: string, choices: MenuOption[]): Row[] =>
  choices.length > 0 ? [row(select(id, placeholder, choices))] : [];

export const ROW_WIDTH = 5;

/** Splits buttons into rows of at most five. */
export function inRows(buttons: readonly APIButtonComponent[]): Row[] {
  return Array.from({ length: Math.ceil(buttons.length / ROW_WIDTH) }, (_, i) =>
    row(...buttons.slice(i * ROW_WIDTH, (i + 1) * ROW_WIDTH)),
  );
}

export function text(content: string): APITextDisplayComponent {
  return { type: COMPONENT_TYPE.text, content };
}

const ATTACHED = 'attachment://';

/**
 * Builds a gallery of one picture. `name` is the file name of the attachment. Cuts the description to 1024 UTF-16 code
 * units.
 */
export function gallery({ name, description }: { name: string; description: string }): APIMediaGalleryComponent {
  return {
    type: COMPONENT_TYPE.gallery,
    items: [{ media: { url: `${ATTACHED}${name}` }, description: cut(description, 1024) }],
  };
}

/** Returns the file names of the attachments that galleries in containers show. */
export const picturedNames = (components: readonly (Part | APIContainerComponent)[]): Set<string> =>
  new Set(
    components
      .flatMap((part) => (part.type === COMPONENT_TYPE.container ? part.components : []))
      .flatMap((part) => (part.type === COMPONENT_TYPE.gallery ? part.items : []))
      .map(({ media }) => media.url.slice(ATTACHED.length)),
  );

/** Builds a component that offers a file for download. `name` is the file name of the attachment. */
export function file(name: string): APIFileComponent {
  return { type: COMPONENT_TYPE.file, file: { url: `${ATTACHED}${name}` } };
}

/** Builds a box with a bar at its left. `accent` is the colour of the bar, such as `0x6fa45a`. */
export function container(accent: number, parts: Part[]): APIContainerComponent {
  return { type: COMPONENT_TYPE.container, accent_color: accent, components: parts };
}

/**
 * Returns a label of at most `letters` letters, by default as many as a phone shows on a button without an emoji. If
 * the label is too long, shortens only the `name`, because a verb may follow the name.
 */
export const fitName = (name: string, label: (name: string) => string, letters: number = SHOWN_LETTERS.alone): string =>
  label(shorten(name, Math.max(1, letters - label('').length)));

/**
 * Shortens a label to `length` letters, at least 1, ellipsis included. An accented letter or an emoji counts as one
 * letter.
 */
export function shorten(label: string, length: number): string {
  if (label.length <= length) return label;
  const letters = [...new Intl.Segmenter('en').segment(label)].map(({ segment }) => segment);
  return letters.length <= length
    ? label
    : `${letters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}

/**
 * Cuts text to at most `length` UTF-16 code units, with an ellipsis at the end. Cuts between words, because half a
 * number would look like another number. Cuts inside a word only if less than half of `length` would remain.
 */
export function cut(content: string, length: number): string {
  if (content.length <= length) return content;
  // Cuts one code unit earlier if the cut would split a surrogate pair.
  const end = /[\uD800-\uDBFF]/.test(content.charAt(length - 2)) ? length - 2 : length - 1;
  const words = content.slice(0, Math.max(0, content.lastIndexOf(' ', end))).replace(/[\s,.;:\u00b7(]+$/, '');
  return `${words.length >= length / 2 ? words : content.slice(0, end)}…`;
}

/**
 * Joins as many of the first lines as fit into `length` UTF-16 code units. If lines are left out, `more` formats a last
 * line with their number; the default needs no translation. Cuts the text if not even one line fits.
 */
export function fitLines(
  lines: readonly string[],
  length: number,
  more: (count: number) => string = (count) => `-# … +${count}`,
): string {
  const whole = lines.join('\n');
  if (whole.length <= length) return whole;
  for (let count = lines.length - 1; count > 0; count--) {
    const fitted = [...lines.slice(0, count), more(lines.length - count)].join('\n');
    if (fitted.length <= length) return fitted;
  }
  return cut(whole, length);
}
