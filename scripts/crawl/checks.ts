import { BUILDERS } from '../../src/engine/builders';
import { type I18n, LOCALES } from '../../src/i18n';
import { loadRaws } from '../../src/raws';
import type { Message } from '../discord/messages';
import type { Callback, Component } from '../discord/payload';
import { CALLBACK, COMPONENT, flatten } from '../discord/payload';
import type { HarnessReply } from '../harness/bot-harness';
import { controlOf, isControl, type Press, patternOf, pressesOf } from '../harness/presses';

export interface Fault {
  rule: string;
  detail: string;
}

/** Notes that the bot should never send to a player who uses the newest message. */
const APOLOGY_NOTES = [
  ...['stale', 'oldButton', 'oldForm', 'gone', 'noTradeNow', 'noRun', 'busy', 'unknownCommand'],
  ...['tooLate', 'unanswered', 'tookTooLong'],
] as (keyof I18n['notes'])[];

const APOLOGIES = Object.values(LOCALES).flatMap(({ notes }) => [
  ...APOLOGY_NOTES.map((name) => notes[name]).filter((words): words is string => typeof words === 'string'),
  ...Object.values(notes.errors),
]);

/** Values that a text must not contain. */
const PLACEHOLDERS = /\bundefined\b|\bNaN\b|\[object |\bnull\b|\bInfinity\b/;

/** Ids of raws and builders with a hyphen, which no text should contain. Other ids may be ordinary words. */
const CODE_NAMES = (() => {
  const { mobs, items, props, spells, themes, factions, levels } = loadRaws();
  const raws = [mobs, items, props, spells, themes, factions, levels.recipes].flat().map(({ id }) => id);
  const names = [...raws, ...Object.keys(BUILDERS), 'clean-up'].filter((name) => name.includes('-'));
  return new RegExp(`(?<![\\w-])(${[...new Set(names)].join('|')})(?![\\w-])`);
})();

const REFUSALS = ['refused', 'stale', 'no-run', 'busy', 'not-yours', 'not-your-turn', 'not-here'];

export function* replyFaults({ ok, problems, faults, callback, message, outcome }: HarnessReply): Generator<Fault> {
  for (const detail of problems) yield { rule: 'Discord accepts the reply', detail };
  for (const detail of faults) yield { rule: 'no error occurs', detail };
  if (!ok || !callback) return;
  const parts = flatten(callback.data?.components ?? []);
  if (callback.type === CALLBACK.modal) yield { rule: 'the crawl knows every control', detail: 'a form' };
  for (const part of parts) yield* accessibilityFaults(part);
  yield* placeholderFaults(textOf(parts));
  yield* nameFaults(callback, parts);
  // A posted card is shown without controls, because a control would change it for everybody.
  const isPost = outcome?.kind === 'may-post';
  if (!message?.visibleTo && !isPost && isDeadEnd(callback, parts))
    yield { rule: 'there is a next step', detail: textOf(parts).slice(0, 80) };
}

/** Yields a fault if the bot refuses a control of the newest message, or apologizes. */
export function* refusalFaults({ outcome, callback }: HarnessReply, press: Press): Generator<Fault> {
  const pattern = patternOf(press.customId);
  if (
    outcome &&
    REFUSALS.includes(outcome.kind) &&
    outcome.refusal?.code !== 'danger' &&
    !isOthersPress(outcome, pattern)
  )
    yield { rule: 'offered controls are accepted', detail: `${pattern}: ${outcome.refusal?.code ?? outcome.kind}` };
  if (outcome?.kind === 'aiming' && outcome.action && 'at' in outcome.action) {
    const code = outcome.refusal?.code ?? 'danger';
    if (code !== 'danger') yield { rule: 'offered controls are accepted', detail: `${pattern}: ${code}` };
  }
  const text = textOf(flatten(callback?.data?.components ?? []));
  for (const apology of APOLOGIES)
    if (text.includes(apology)) yield { rule: 'no apology is shown', detail: `${pattern}: ${apology}` };
}

/** Outcomes that count as an effect even if the message did not change. */
const EFFECTS = ['applied', 'started', 'voted'];
/** Controls that only check whether the board has changed, or show it again. */
const REFRESH = /^(watch\b|bring$)/;
/** Control on the board of every member that only the owner of the run may use. */
const OF_THE_OWNER = /^mode$/;

/**
 * Yields a fault if a button had no effect and the reply is the same as the message with the button. Menus are not
 * checked, because the picked option may already be selected.
 */
export function* idleFaults(
  { outcome, message }: HarnessReply,
  { customId, value }: Press,
  before: Pick<Message, 'components'>,
): Generator<Fault> {
  const pattern = patternOf(customId);
  if (value !== null || REFRESH.test(pattern) || EFFECTS.includes(outcome?.kind ?? '')) return;
  if (JSON.stringify(message?.components) === JSON.stringify(before.components))
    yield { rule: 'a button has an effect', detail: pattern };
}

/**
 * True if it is another member's turn, or if only another member may use the control. All members see the same message
 * with the same buttons.
 */
const isOthersPress = ({ kind, board }: NonNullable<HarnessReply['outcome']>, pattern: string): boolean =>
  OF_THE_OWNER.test(pattern) || (kind === 'not-your-turn' && board?.party !== undefined);

/** Modes of a party in which every member may act. */
const OPEN_MODES = ['vote', 'hotseat'];

/** Yields the faults of a reply to a player who has no rights to the run. */
export function* outsiderFaults({ outcome }: HarnessReply, press: Press): Generator<Fault> {
  if (outcome?.kind === 'applied' && !OPEN_MODES.includes(outcome.board?.party?.mode ?? 'owner'))
    yield { rule: 'only the player of a run plays it', detail: patternOf(press.customId) };
}

/** Buttons that a board may leave out if labels are too wide. All are also below the direction buttons. */
const MAY_LACK_ROOM = /^(again:\S+|aim:\S+|panel:(fetch|spells)|do:(wait|wear-best|pickup|fetch:\d+)) null$/;

/** Yields faults of a reply in another language, compared with the English one: other controls, English labels. */
export function* translationFaults(english: HarnessReply, other: HarnessReply, locale: string): Generator<Fault> {
  const ids = ({ callback }: HarnessReply): string =>
    pressesOf(callback?.data?.components ?? [])
      .map(
        ({ customId, value }) =>
          `${controlOf(customId).replace(OF_ONE_LANGUAGE, '$1').replace(ASKED_AT, '$1')} ${value}`,
      )
      .filter((control) => !MAY_LACK_ROOM.test(control))
      .join();
  if (ids(english) !== ids(other)) yield { rule: 'every language has the same controls', detail: locale };
  // All members of a party see its board in the language that the board has chosen.
  const board = other.outcome?.board;
  const language = board?.personal === undefined ? locale : board.settings.language;
  for (const { label = '' } of flatten(other.callback?.data?.components ?? []))
    if (untranslatedLabels(language).has(label))
      yield { rule: 'every label is translated', detail: `${locale}: ${label}` };
}

/** Controls whose reply is in the language of the message, because everybody sees that message. */
const OF_ONE_LANGUAGE = /^(watch|unshare|last):\w+(:watched)?$/;

/** Controls that confirm, with the time of their question at the end. This time differs between languages. */
const ASKED_AT = /(:sure|:erase):[0-9a-z]{8}$/;

/** True if the reply to this control is in the language of the message, regardless of the player who pressed it. */
export const keepsLanguage = (customId: string): boolean => OF_ONE_LANGUAGE.test(controlOf(customId));

/** Returns the English labels of buttons that have a different label in this language. */
function untranslatedLabels(locale: string): Set<string> {
  const tag = locale.split('-')[0] as keyof typeof LOCALES;
  const [english, own] = [LOCALES.en.turns.button, LOCALES[tag].turns.button];
  const names = Object.keys(english) as (keyof typeof english)[];
  const foreign = new Set<string>(Object.values(own));
  return new Set(names.map((name) => english[name]).filter((label) => !foreign.has(label)));
}

/** Yields a fault for each control without a label, and for each picture without an alt text. */
function* accessibilityFaults(part: Component): Generator<Fault> {
  if (part.custom_id !== undefined && !isControl(part))
    yield { rule: 'the crawl knows every control', detail: `type ${part.type}` };
  if (part.type === COMPONENT.button && !part.label)
    yield { rule: 'every control has a label', detail: patternOf(part.custom_id ?? '') };
  if (part.type === COMPONENT.stringSelect && !part.placeholder && !part.options?.some((one) => one.default))
    yield { rule: 'every control has a label', detail: patternOf(part.custom_id ?? '') };
  for (const { description, media } of part.items ?? [])
    if (!description?.trim()) yield { rule: 'every picture has an alt text', detail: media.url };
}

/** Yields a fault if the text shows a placeholder value, such as `undefined`, or an id from the code. */
export function* placeholderFaults(text: string): Generator<Fault> {
  for (const [rule, pattern] of [
    ['no placeholder value is shown', PLACEHOLDERS],
    ['no name of the code is shown', CODE_NAMES],
  ] as const) {
    const found = pattern.exec(text);
    if (found) yield { rule, detail: text.slice(Math.max(0, found.index - 40), found.index + 40) };
  }
}

/** Yields a fault if a name of `scenes.ts` links, mentions, formats or reorders the text around it. */
function* nameFaults({ data }: Callback, parts: readonly Component[]): Generator<Fault> {
  const suggestions = (data?.choices ?? []).map(({ name }) => name);
  for (const text of [...textsOf(parts), ...suggestions]) {
    if (LINK.test(text)) yield { rule: 'no name is a link', detail: text.slice(0, 80) };
    if (DISORDER.test(text.replace(ISOLATE, ''))) yield { rule: 'names are isolated', detail: text.slice(0, 80) };
  }
  for (const { content = '' } of parts)
    if (MARKDOWN.test(content)) yield { rule: 'names are escaped', detail: content.slice(0, 80) };
}

/** An address that Discord shows as a link or an invitation. */
const LINK = /\bhttps?:\/\/|\bwww\.\w|\bdiscord(app)?\.(gg|com)\//i;
/** A text whose direction is isolated from the text around it. */
const ISOLATE = /\u2068[^\u2066-\u2069\n]*\u2069/g;
/** Characters that reorder the text around them, including right-to-left letters. */
const DISORDER = /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
/** Beginning of a name that is not escaped. */
const MARKDOWN = /(?<!\\)(\*سل|<@1>)/;

const textsOf = (parts: readonly Component[]): string[] =>
  parts
    .flatMap(({ content, label, placeholder, options = [], items = [] }) => [
      ...[content, label, placeholder],
      ...options.flatMap((option) => [option.label, option.description]),
      ...items.map(({ description }) => description),
    ])
    .filter((text) => typeof text === 'string');

const textOf = (parts: readonly Component[]): string => textsOf(parts).filter(Boolean).join('\n');

/** True if a message has no enabled control, so that the player cannot continue. */
function isDeadEnd({ data }: Callback, parts: readonly Component[]): boolean {
  if (data?.choices || data?.custom_id) return false;
  return !parts.some((part) => isControl(part) && !part.disabled);
}
