import type { CommandInteraction } from '../api/interaction';

/** Options as Discord sends them. */
export type SentOptions = NonNullable<CommandInteraction['data']['options']>;

/** The typed options of a command, by name. Each reader returns `null` if the option is missing or has another type. */
export interface Options {
  text(name: string): string | null;
  /** Returns whole numbers only; any other number counts as missing. */
  number(name: string): number | null;
  flag(name: string): boolean | null;
  /**
   * Returns the entry of the list that the player typed. The list is checked, because Discord's choices do not bind
   * what clients send.
   */
  choice<T extends string>(name: string, list: readonly T[]): T | null;
}

/** Makes the typed options readable by name. Each reader checks the type, because clients may send any value. */
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
