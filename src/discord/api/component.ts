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

/** At most five fit in a row. Labels are cut to the 80 characters that Discord takes. */
export function button({ id, label, emoji, style = 'secondary', disabled = false }: ButtonOptions): APIButtonComponent {
  return {
    type: COMPONENT_TYPE.button,
    style: BUTTON_STYLE[style],
    custom_id: id,
    ...(label === undefined ? {} : { label: cut(label, 80) }),
    ...(emoji === undefined ? {} : { emoji: { name: emoji } }),
    ...(disabled ? { disabled } : {}),
  } as APIButtonComponent;
}

/**
 * Opens a page in the browser and sends no interaction. Addresses are http or https and at most 512 characters long.
 */
export function linkButton(label: string, url: string): APIButtonComponent {
  return { type: COMPONENT_TYPE.button, style: BUTTON_STYLE.link, label: cut(label, 80), url } as APIButtonComponent;
}

export interface MenuOption {
  label: string;
  value: string;
  description?: string;
  /** Whether it is picked already. */
  selected?: boolean;
}

/** Choices that Discord takes in one menu or list of suggestions. */
export const MAX_CHOICES = 25;

/** Characters of the label, and of the description, of such a choice. */
export const OPTION_LENGTH = 100;

/** A menu of at most 25 options, which needs a row of its own. One of them is picked, unless `picks` says how many. */
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

export function row(...components: (APIButtonComponent | APIStringSelectComponent)[]): Row {
  return { type: COMPONENT_TYPE.row, components };
}

/** A menu in a row of its own; no row where there is nothing to choose. */
export const menuRow = (id: string, placeholder: string, choices: MenuOption[]): Row[] =>
  choices.length > 0 ? [row(select(id, placeholder, choices))] : [];

/** Buttons that Discord takes in a row. */
export const ROW_WIDTH = 5;

/** As many rows as the buttons need; none for no buttons. */
export function inRows(buttons: readonly APIButtonComponent[]): Row[] {
  return Array.from({ length: Math.ceil(buttons.length / ROW_WIDTH) }, (_, i) =>
    row(...buttons.slice(i * ROW_WIDTH, (i + 1) * ROW_WIDTH)),
  );
}

export function text(content: string): APITextDisplayComponent {
  return { type: COMPONENT_TYPE.text, content };
}

/** Shows a picture among the attachments. */
export function gallery({ name, description }: { name: string; description: string }): APIMediaGalleryComponent {
  return {
    type: COMPONENT_TYPE.gallery,
    items: [{ media: { url: `attachment://${name}` }, description: cut(description, 1024) }],
  };
}

/** A file among the attachments, to be downloaded. */
export function file(name: string): APIFileComponent {
  return { type: COMPONENT_TYPE.file, file: { url: `attachment://${name}` } };
}

export function container(accent: number, parts: Part[]): APIContainerComponent {
  return { type: COMPONENT_TYPE.container, accent_color: accent, components: parts };
}

/**
 * At most `length` characters as Discord counts them, the last one an ellipsis where something was cut: between words,
 * since half a number is another one, unless that would leave less than half of these characters.
 */
export function cut(content: string, length: number): string {
  if (content.length <= length) return content;
  // Never ends within a surrogate pair.
  const end = /[\uD800-\uDBFF]/.test(content.charAt(length - 2)) ? length - 2 : length - 1;
  const words = content.slice(0, Math.max(0, content.lastIndexOf(' ', end))).replace(/[\s,.;:\u00b7(]+$/, '');
  return `${words.length >= length / 2 ? words : content.slice(0, end)}…`;
}

/**
 * Only whole lines, from the first on. Where not all fit, `more` is the last line and says how many are left out; by
 * default in no language.
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
