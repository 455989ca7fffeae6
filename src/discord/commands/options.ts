import type { CommandInteraction } from '../api/interaction';

export type SentOptions = NonNullable<CommandInteraction['data']['options']>;

/** Methods return `null` for a missing option or another type. */
export interface Options {
  text(name: string): string | null;
  number(name: string): number | null;
  flag(name: string): boolean | null;
  /** Returns `null` outside `list`, because clients may send any value. */
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
