import { DEFINITIONS } from '../discord/definitions';
import type { OptionValue } from '../discord/interaction';
import type { OptionDefinition } from '../discord/lint/commands';

/** A command as it is typed. */
export interface Line {
  command: string;
  options: OptionValue[];
}

const SUBCOMMAND = 1;
const GROUP = 2;

/** Every command and subcommand that can be typed without further words, and with each word there is to choose. */
export const LINES: readonly Line[] = DEFINITIONS.flatMap(({ name, options = [] }) =>
  formsOf(options).map((form) => ({ command: name, options: form })),
);

function formsOf(options: readonly OptionDefinition[]): OptionValue[][] {
  const below = options.filter(({ type }) => type === SUBCOMMAND || type === GROUP);
  if (below.length > 0)
    return below.flatMap(({ type, name, options: inner = [] }) =>
      formsOf(inner).map((form) => [{ type, name, options: form }]),
    );
  const needed = options.filter(({ required }) => required);
  const chosen = options
    .filter((option) => needed.every((other) => other === option))
    .flatMap(({ type, name, choices = [] }) => choices.map(({ value }) => [{ type, name, value }]));
  return needed.length > 0 ? chosen : [[], ...chosen];
}

/** `/party mode vote` */
export const wordsOfLine = ({ command, options }: Line): string => {
  const words = (given: readonly OptionValue[]): string[] =>
    given.flatMap(({ name, value, options: inner = [] }) => [
      name,
      ...(value === undefined ? [] : [String(value)]),
      ...words(inner),
    ]);
  return [`/${command}`, ...words(options)].join(' ');
};
