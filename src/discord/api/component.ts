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
  style?: keyof typeof BUTTON_STYLE;
  disabled?: boolean;
}

/** A button; at most five stand in a row. Labels are cut to the 80 characters Discord takes. */
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

export interface Choice {
  label: string;
  value: string;
  description?: string;
  /** Picked already. */
  chosen?: boolean;
}

/** Choices Discord takes in one menu. */
export const MOST_CHOICES = 25;

/** A menu of at most 25 choices; it has a row to itself. One is picked, unless it says how many. */
export function select(
  id: string,
  placeholder: string,
  choices: Choice[],
  picks: { least: number; most: number } | null = null,
): APIStringSelectComponent {
  return {
    type: COMPONENT_TYPE.select,
    custom_id: id,
    ...(placeholder === '' ? {} : { placeholder: cut(placeholder, 150) }),
    ...(picks ? { min_values: picks.least, max_values: picks.most } : {}),
    options: choices.slice(0, MOST_CHOICES).map(({ label, value, description, chosen }) => ({
      label: cut(label, 100),
      value,
      ...(description ? { description: cut(description, 100) } : {}),
      ...(chosen ? { default: true } : {}),
    })),
  };
}

export function row(...components: (APIButtonComponent | APIStringSelectComponent)[]): Row {
  return { type: COMPONENT_TYPE.row, components };
}

/** Buttons Discord takes in a row. */
const ROW_WIDTH = 5;

/** As many rows as the buttons need; none for none. */
export function inRows(buttons: readonly APIButtonComponent[]): Row[] {
  return Array.from({ length: Math.ceil(buttons.length / ROW_WIDTH) }, (_, i) =>
    row(...buttons.slice(i * ROW_WIDTH, (i + 1) * ROW_WIDTH)),
  );
}

export function text(content: string): APITextDisplayComponent {
  return { type: COMPONENT_TYPE.text, content };
}

export function gallery(file: string, description: string): APIMediaGalleryComponent {
  return {
    type: COMPONENT_TYPE.gallery,
    items: [{ media: { url: `attachment://${file}` }, description: cut(description, 1024) }],
  };
}

/** A file that is sent along, to be taken away. */
export function file(name: string): APIFileComponent {
  return { type: COMPONENT_TYPE.file, file: { url: `attachment://${name}` } };
}

export function container(accent: number, parts: Part[]): APIContainerComponent {
  return { type: COMPONENT_TYPE.container, accent_color: accent, components: parts };
}

/** At most `length` characters as Discord counts them, the last one an ellipsis where something was left out. */
export function cut(words: string, length: number): string {
  if (words.length <= length) return words;
  // A pair of surrogates is one letter and stays whole.
  const end = /[\uD800-\uDBFF]/.test(words.charAt(length - 2)) ? length - 2 : length - 1;
  return `${words.slice(0, end)}…`;
}

/** Whole lines only, from the first on; the last one then says how many are left out. */
export function fitLines(lines: readonly string[], length: number, more: (count: number) => string): string {
  const whole = lines.join('\n');
  if (whole.length <= length) return whole;
  for (let count = lines.length - 1; count > 0; count--) {
    const fitted = [...lines.slice(0, count), more(lines.length - count)].join('\n');
    if (fitted.length <= length) return fitted;
  }
  return cut(whole, length);
}
