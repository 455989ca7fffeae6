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

/** Every command and subcommand that can be typed without any further word. */
export const LINES: readonly Line[] = DEFINITIONS.flatMap(({ name, options = [] }) =>
  bareForms(options).map((form) => ({ command: name, options: form })),
);

function bareForms(options: readonly OptionDefinition[]): OptionValue[][] {
  const below = options.filter(({ type }) => type === SUBCOMMAND || type === GROUP);
  if (below.length > 0)
    return below.flatMap(({ type, name, options: inner = [] }) =>
      bareForms(inner).map((form) => [{ type, name, options: form }]),
    );
  return options.some(({ required }) => required) ? [] : [[]];
}

/** `/party mode` */
export const wordsOfLine = ({ command, options }: Line): string => {
  const names = (given: readonly OptionValue[]): string[] =>
    given.flatMap(({ name, options: inner = [] }) => [name, ...names(inner)]);
  return [`/${command}`, ...names(options)].join(' ');
};
