import { DEFINITIONS } from '../discord/definitions';
import type { OptionValue } from '../discord/interaction';
import type { Choice } from '../discord/payload';
import type { Answer } from '../harness/bot-harness';
import { requiredBeside, type TypedCommand, WORDS } from './typed-commands';

/** An option for which values are suggested, and what its command needs besides. */
export interface CompletedOption {
  command: string;
  option: string;
  others: OptionValue[];
}

/** Every option with autocomplete. */
export const COMPLETED_OPTIONS: readonly CompletedOption[] = DEFINITIONS.flatMap(({ name, options = [] }) =>
  options
    .filter(({ autocomplete }) => autocomplete)
    .map((option) => ({ command: name, option: option.name, others: requiredBeside(options, option) })),
);

const TEXT = 3;

/** What may stand in an option besides nothing when suggestions are asked for: a letter, nonsense, or any other text. */
export const BEGINNINGS: readonly string[] = ['e', 'zzz', ...WORDS];

/** The options as they stand while one is being typed. */
export const whileTyping = ({ option, others }: CompletedOption, typed: string): OptionValue[] => [
  ...others,
  { type: TEXT, name: option, value: typed, focused: true },
];

/** The command with one of its suggestions. */
export const withChoice = ({ command, option, others }: CompletedOption, { value }: Choice): TypedCommand => ({
  command,
  options: [...others, { type: TEXT, name: option, value }],
});

export const choicesOf = ({ callback }: Answer): readonly Choice[] => callback?.data?.choices ?? [];

/** The first and the last. */
export const endsOf = <T>(list: readonly T[]): T[] => list.filter((_, at) => at === 0 || at === list.length - 1);

export const formatOption = ({ command, option }: CompletedOption): string => `/${command} ${option}`;
