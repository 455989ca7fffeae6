import type { CommandInteraction } from '../api/interaction';

export type SentOptions = NonNullable<CommandInteraction['data']['options']>;

/** Each method returns `null` if the option is missing or has another type. */
export interface Options {
  text(name: string): string | null;
  number(name: string): number | null;
  flag(name: string): boolean | null;
  /** Returns `null` for a value outside `list`, because clients may send values outside Discord's choices. */
  choice<T extends string>(name: string, list: readonly T[]): T | null;
}

export function readOptions(options: SentOptions): Options {
  const find = (name: string) => options.find((option) => option.name === name)?.value ?? null;
  return {
    text(name) {
      const value = find(name);
      return typeof value === 'string' ? value : null;
    },
    number(name) {
      const value = find(name);
      return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
    },
    flag(name) {
      const value = find(name);
      return typeof value === 'boolean' ? value : null;
    },
    choice: (name, list) => list.find((each) => each === find(name)) ?? null,
  };
}
