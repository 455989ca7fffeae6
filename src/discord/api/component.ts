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

/** Letters that phones show on a button. Source: Discord's guide. */
const SHOWN_LETTERS = { besideEmoji: 34, alone: 38 };

/** Shortens the label to the letters that a phone shows. */
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

/** Shortens the label to 38 letters. Discord limits `url` to 512 characters. */
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

/** Discord's limit for a menu and for a list of suggestions. */
export const MAX_CHOICES = 25;

export const OPTION_LENGTH = 100;

/** Without `picks`, the player picks one option. Drops options after the 25th. */
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

/** Discord accepts five buttons or one menu in a row. */
export function row(...components: (APIButtonComponent | APIStringSelectComponent)[]): Row {
  return { type: COMPONENT_TYPE.row, components };
}

/** Returns no row without choices, because Discord refuses an empty menu. */
export const menuRow = (id: string, placeholder: string, choices: MenuOption[]): Row[] =>
  choices.length > 0 ? [row(select(id, placeholder, choices))] : [];

export const ROW_WIDTH = 5;

export function inRows(buttons: readonly APIButtonComponent[]): Row[] {
  return Array.from({ length: Math.ceil(buttons.length / ROW_WIDTH) }, (_, i) =>
    row(...buttons.slice(i * ROW_WIDTH, (i + 1) * ROW_WIDTH)),
  );
}

export function text(content: string): APITextDisplayComponent {
  return { type: COMPONENT_TYPE.text, content };
}

const ATTACHED = 'attachment://';

/** Shows the attachment `name`. Cuts `description` to 1024 UTF-16 code units. */
export function gallery({ name, description }: { name: string; description: string }): APIMediaGalleryComponent {
  return {
    type: COMPONENT_TYPE.gallery,
    items: [{ media: { url: `${ATTACHED}${name}` }, description: cut(description, 1024) }],
  };
}

/** Returns the names of attachments in galleries inside containers. */
export const picturedNames = (components: readonly (Part | APIContainerComponent)[]): Set<string> =>
  new Set(
    components
      .flatMap((part) => (part.type === COMPONENT_TYPE.container ? part.components : []))
      .flatMap((part) => (part.type === COMPONENT_TYPE.gallery ? part.items : []))
      .map(({ media }) => media.url.slice(ATTACHED.length)),
  );

/** Offers the attachment called `name` for download. */
export function file(name: string): APIFileComponent {
  return { type: COMPONENT_TYPE.file, file: { url: `${ATTACHED}${name}` } };
}

/** `accent` is the RGB colour of the bar at the left. */
export function container(accent: number, parts: Part[]): APIContainerComponent {
  return { type: COMPONENT_TYPE.container, accent_color: accent, components: parts };
}

/** Shortens only the name until the label has at most `letters` letters. */
export const fitName = (name: string, label: (name: string) => string, letters: number = SHOWN_LETTERS.alone): string =>
  label(shorten(name, Math.max(1, letters - label('').length)));

/** Shortens to `length` graphemes (at least 1), ellipsis included. */
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

/** Cuts to `length` UTF-16 code units, if possible between words. */
export function cut(content: string, length: number): string {
  if (content.length <= length) return content;
  const end = /[\uD800-\uDBFF]/.test(content.charAt(length - 2)) ? length - 2 : length - 1;
  const words = content.slice(0, Math.max(0, content.lastIndexOf(' ', end))).replace(/[\s,.;:\u00b7(]+$/, '');
  return `${words.length >= length / 2 ? words : content.slice(0, end)}…`;
}

/** Omits lines beyond `length` UTF-16 code units. `more` formats the number of omitted lines. */
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
