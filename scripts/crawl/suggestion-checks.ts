import { LOCALES } from '../../src/i18n';
import { CALLBACK, flatten } from '../discord/payload';
import type { Answer } from '../harness/bot-harness';
import { type Fault, gibberishFaults } from './checks';
import { choicesOf } from './suggestions';

/** What every answer to somebody who is typing must be; Discord's own limits are looked after by Discord. */
export function* suggestionFaults(answer: Answer): Generator<Fault> {
  const { ok, callback } = answer;
  if (!ok || !callback) return;
  if (callback.type !== CALLBACK.autocomplete)
    yield { rule: 'who types is given suggestions', detail: `type ${callback.type}` };
  const choices = choicesOf(answer);
  yield* gibberishFaults(choices.map(({ name }) => name).join('\n'));
  for (const { name, value } of choices)
    if (choices.filter((other) => other.value === value).length > 1)
      yield { rule: 'no suggestion is given twice', detail: name };
}

/** A list shorter than this may be the same in two languages. */
const TELLING = 3;

/** The same suggestions in another language. */
export function* choiceTranslationFaults(english: Answer, other: Answer, locale: string): Generator<Fault> {
  const [here, there] = [choicesOf(english), choicesOf(other)];
  const valuesOf = (choices: typeof here): string =>
    choices
      .map(({ value }) => value)
      .sort()
      .join();
  if (valuesOf(here) !== valuesOf(there)) yield { rule: 'every language has the same suggestions', detail: locale };
  if (here.length >= TELLING && here.every(({ name }, at) => name === there[at]?.name))
    yield { rule: 'every language is spoken', detail: `${locale}: ${here[0]?.name}` };
}

const { input, notes } = LOCALES.en;

/** Said of words that mean nothing. */
const NOT_UNDERSTOOD = [
  ...[input.noSuchThing, input.noSuchTarget, input.noSuchPlace, input.noSuchSpell, input.noneLying, input.notSold],
  ...Object.values(input.noneTo),
  notes.refusals['no-run'],
];

/** What is suggested is understood when it is sent. */
export function* rejectedSuggestionFaults({ callback }: Answer, what: string): Generator<Fault> {
  const said = flatten(callback?.data?.components ?? [])
    .map(({ content }) => content)
    .join('\n');
  for (const words of NOT_UNDERSTOOD)
    if (said.includes(words)) yield { rule: 'what is suggested is understood', detail: `${what}: ${words}` };
}
