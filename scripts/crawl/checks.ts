import { type I18n, LOCALES } from '../../src/i18n';
import type { Callback, Component } from '../discord/payload';
import { CALLBACK, COMPONENT, flatten } from '../discord/payload';
import type { Answer } from '../harness/bot-harness';
import { isControl, type Press, patternOf, pressesOf } from '../harness/presses';

/** What is wrong with an answer: the rule that it breaks, and how. */
export interface Fault {
  rule: string;
  detail: string;
}

/** Answers that nobody should get who uses the newest message. */
const EXCUSES = [
  ...['stale', 'oldButton', 'oldForm', 'gone', 'noTradeNow', 'noRun', 'busy', 'unknownCommand'],
  ...['tooLate', 'unanswered', 'tookTooLong'],
] as (keyof I18n['notes'])[];

const APOLOGIES = Object.values(LOCALES).flatMap(({ notes }) => [
  ...EXCUSES.map((name) => notes[name]).filter((words): words is string => typeof words === 'string'),
  ...Object.values(notes.errors),
]);

const GIBBERISH = /\bundefined\b|\bNaN\b|\[object |\bnull\b|\bInfinity\b/;

/** Outcomes that are no answer to a button of the newest message. */
const REFUSING = ['refused', 'stale', 'no-run', 'busy', 'not-yours', 'not-your-turn', 'not-here'];

/** What every answer must be, whatever was asked. */
export function* replyFaults({ ok, problems, faults, callback, message }: Answer): Generator<Fault> {
  for (const detail of problems) yield { rule: 'Discord takes it', detail };
  for (const detail of faults) yield { rule: 'nothing fails', detail };
  if (!ok || !callback) return;
  const parts = flatten(callback.data?.components ?? []);
  if (callback.type === CALLBACK.modal) yield { rule: 'the crawl knows every control', detail: 'a form' };
  for (const part of parts) yield* unspoken(part);
  yield* nonsense(callback, parts);
  if (!message?.visibleTo && isDeadEnd(callback, parts))
    yield { rule: 'there is a way on', detail: wordsOf(parts).slice(0, 80) };
}

/** Besides, what the answer to a control of the newest message must be. */
export function* refusalFaults({ outcome: told, callback }: Answer, press: Press): Generator<Fault> {
  const pattern = patternOf(press.customId);
  if (told && REFUSING.includes(told.kind) && told.refusal?.code !== 'danger' && !isOthersTurn(told))
    yield { rule: 'what is offered is taken', detail: `${pattern}: ${told.refusal?.code ?? told.kind}` };
  if (told?.kind === 'aiming' && told.action && 'at' in told.action && told.refusal && told.refusal.code !== 'danger')
    yield { rule: 'what is offered is taken', detail: `${pattern}: ${told.refusal.code}` };
  const said = wordsOf(flatten(callback?.data?.components ?? []));
  for (const apology of APOLOGIES)
    if (said.includes(apology)) yield { rule: 'nobody is put off', detail: `${pattern}: ${apology}` };
}

/** Those who play together share one message, whoever has the torch. */
const isOthersTurn = ({ kind, board }: NonNullable<Answer['outcome']>): boolean =>
  kind === 'not-your-turn' && board?.party !== undefined;

/** How a channel plays where anybody may. */
const OPEN = ['vote', 'hotseat'];

/** What the answer to somebody must be whose run it is not. */
export function* outsiderFaults({ outcome: told }: Answer, press: Press): Generator<Fault> {
  if (told?.kind === 'applied' && !OPEN.includes(told.board?.party?.mode ?? 'owner'))
    yield { rule: 'nobody plays the run of another', detail: patternOf(press.customId) };
}

/** The same in another language: the same controls, and none of them in English. */
export function* translationFaults(english: Answer, other: Answer, locale: string): Generator<Fault> {
  const ids = ({ callback }: Answer): string =>
    pressesOf(callback?.data?.components ?? [])
      .map(({ customId, value }) => `${customId.split('|').slice(3)} ${value}`)
      .join();
  if (ids(english) !== ids(other)) yield { rule: 'every language has the same controls', detail: locale };
  for (const { label = '' } of flatten(other.callback?.data?.components ?? []))
    if (leftInEnglish(locale).has(label)) yield { rule: 'every language is spoken', detail: `${locale}: ${label}` };
}

/** Labels of buttons that differ in that language, in English. */
function leftInEnglish(locale: string): Set<string> {
  const tag = locale.split('-')[0] as keyof typeof LOCALES;
  const [english, own] = [LOCALES.en.turns.button, LOCALES[tag].turns.button];
  const names = Object.keys(english) as (keyof typeof english)[];
  const foreign = new Set<string>(Object.values(own));
  return new Set(names.map((name) => english[name]).filter((label) => !foreign.has(label)));
}

/** Pictures without words, and controls that only a picture tells apart. */
function* unspoken(part: Component): Generator<Fault> {
  if (part.custom_id !== undefined && !isControl(part))
    yield { rule: 'the crawl knows every control', detail: `type ${part.type}` };
  if (part.type === COMPONENT.button && !part.label)
    yield { rule: 'every control has words', detail: patternOf(part.custom_id ?? '') };
  if (part.type === COMPONENT.stringSelect && !part.placeholder && !part.options?.some((one) => one.default))
    yield { rule: 'every control has words', detail: patternOf(part.custom_id ?? '') };
  for (const { description, media } of part.items ?? [])
    if (!description?.trim()) yield { rule: 'every picture has words', detail: media.url };
}

function* nonsense({ data }: Callback, parts: readonly Component[]): Generator<Fault> {
  const alts = (data?.attachments ?? []).map(({ description }) => description ?? '');
  yield* gibberishFaults([wordsOf(parts), ...alts].join('\n'));
}

/** Words that no person would write. */
export function* gibberishFaults(said: string): Generator<Fault> {
  const found = GIBBERISH.exec(said);
  if (found) yield { rule: 'it makes sense', detail: said.slice(Math.max(0, found.index - 40), found.index + 40) };
}

/** Everything the parts say, labels and choices included. */
function wordsOf(parts: readonly Component[]): string {
  return parts
    .flatMap(({ content, label, placeholder, options = [], items = [] }) => [
      ...[content, label, placeholder],
      ...options.flatMap((option) => [option.label, option.description]),
      ...items.map(({ description }) => description),
    ])
    .filter(Boolean)
    .join('\n');
}

/** Nothing to press; in a private note that does not matter, since it can be put away. */
function isDeadEnd({ data }: Callback, parts: readonly Component[]): boolean {
  if (data?.choices || data?.custom_id) return false;
  return !parts.some((part) => isControl(part) && !part.disabled);
}
