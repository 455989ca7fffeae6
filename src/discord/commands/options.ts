import type { CommandInteraction } from '../api/interaction';

/** Options as Discord sends them. */
export type SentOptions = NonNullable<CommandInteraction['data']['options']>;

/** The options of a command that were typed, by name. A value of another type than is asked for counts as none. */
export interface Options {
  text(name: string): string | null;
  /** Whole numbers only. */
  number(name: string): number | null;
  flag(name: string): boolean | null;
  /** The one of the list that was typed. Discord's own choices do not bind what is sent. */
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
