import { LOCALES } from '../../src/i18n';
import type { OptionValue } from '../discord/interaction';
import { CALLBACK, type Choice, flatten } from '../discord/payload';
import type { HarnessReply } from '../harness/bot-harness';
import { type Fault, placeholderFaults } from './checks';
import { requiredBeside, TYPABLE, type TypedCommand, WORDS } from './inputs';

/** An option with autocomplete, and values for the other options that its command requires. */
export interface CompletedOption {
  command: string;
  option: string;
  others: OptionValue[];
}

export const COMPLETED_OPTIONS: readonly CompletedOption[] = TYPABLE.flatMap(({ name, options = [] }) =>
  options
    .filter(({ autocomplete }) => autocomplete)
    .map((option) => ({ command: name, option: option.name, others: requiredBeside(options, option) })),
);

const TEXT = 3;

/** Texts that an option may contain when a client asks for suggestions. */
export const PARTIAL_TEXTS: readonly string[] = ['e', 'zzz', ...WORDS];

/** Returns the options of the command while the player types one of them. */
export const whileTyping = ({ option, others }: CompletedOption, typed: string): OptionValue[] => [
  ...others,
  { type: TEXT, name: option, value: typed, focused: true },
];

/** Returns the command with one of its suggestions. */
export const withChoice = ({ command, option, others }: CompletedOption, { value }: Choice): TypedCommand => ({
  command,
  options: [...others, { type: TEXT, name: option, value }],
});

export const choicesOf = ({ callback }: HarnessReply): readonly Choice[] => callback?.data?.choices ?? [];

/** Returns the first and the last element; one element if the list has only one. */
export const endsOf = <T>(list: readonly T[]): T[] => list.filter((_, at) => at === 0 || at === list.length - 1);

export const formatOption = ({ command, option }: CompletedOption): string => `/${command} ${option}`;

/** Yields the faults of a reply to autocomplete. The fake Discord checks Discord's own limits. */
export function* suggestionFaults(reply: HarnessReply): Generator<Fault> {
  const { ok, callback } = reply;
  if (!ok || !callback) return;
  if (callback.type !== CALLBACK.autocomplete)
    yield { rule: 'autocomplete is answered with suggestions', detail: `type ${callback.type}` };
  const choices = choicesOf(reply);
  yield* placeholderFaults(choices.map(({ name }) => name).join('\n'));
  for (const { name, value } of choices)
    if (choices.filter((other) => other.value === value).length > 1)
      yield { rule: 'suggestions are distinct', detail: name };
}

/** Lists with fewer entries may be equal in two languages. */
const SHORT_LIST = 3;

/** Yields faults of suggestions in another language, compared with the English ones. */
export function* choiceTranslationFaults(english: HarnessReply, other: HarnessReply, locale: string): Generator<Fault> {
  const [here, there] = [choicesOf(english), choicesOf(other)];
  const valuesOf = (choices: typeof here): string =>
    choices
      .map(({ value }) => value)
      .sort()
      .join();
  if (valuesOf(here) !== valuesOf(there)) yield { rule: 'every language has the same suggestions', detail: locale };
  if (here.length >= SHORT_LIST && here.every(({ name }, at) => name === there[at]?.name))
    yield { rule: 'every label is translated', detail: `${locale}: ${here[0]?.name}` };
}

const { input, notes } = LOCALES.en;

/** Replies to options that the bot did not understand. */
const NOT_UNDERSTOOD = [
  ...[input.noSuchThing, input.noSuchTarget, input.noSuchPlace, input.noSuchSpell, input.noneLying, input.notSold],
  ...Object.values(input.noneTo),
  notes.refusals['no-run'],
];

/** Yields a fault if the bot did not understand its own suggestion. */
export function* rejectedSuggestionFaults({ callback }: HarnessReply, what: string): Generator<Fault> {
  const text = flatten(callback?.data?.components ?? [])
    .map(({ content }) => content)
    .join('\n');
  for (const words of NOT_UNDERSTOOD)
    if (text.includes(words)) yield { rule: 'suggestions are understood when sent', detail: `${what}: ${words}` };
}
