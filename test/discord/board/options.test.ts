import { boardMessage } from '../../../src/discord/board/board-message';
import { optionLines } from '../../../src/discord/board/options';
import { parseCustomId } from '../../../src/discord/controls/control';
import type { Board } from '../../../src/discord/types';
import { createI18n, LOCALES } from '../../../src/i18n';
import type { Option, OptionSubject, Price } from '../../../src/play/options/option';
import { loadRaws } from '../../../src/raws';
import { blankRenderer, boardOf, buttonsInStyle, componentsOf, textOf } from '../../support/bot-fixture';
import { scenario } from '../../support/scenario';

const raws = loadRaws();
const languages = Object.values(LOCALES).map((locale) => [locale.id, createI18n(raws, locale)] as const);

const FIGHT: Option = { kind: 'fight', action: { kind: 'fight' }, subject: { kind: 'fight' }, price: { loss: 12 } };
const FIREBALL: Option = {
  kind: 'thing',
  action: { kind: 'use', item: 4, at: { x: 3, y: 1 } },
  subject: { kind: 'thing', thing: { id: 4, raw: 'fireball-scroll' } },
  price: { hits: 4, left: 8, loss: 3 },
};

const board = (options: readonly Option[], settings: Partial<Board['settings']> = {}): Board => {
  const plain = boardOf(scenario('@..b'));
  return { ...plain, options, settings: { ...plain.settings, ...settings } };
};
const reply = (of: Board) => ({ kind: 'update', message: boardMessage(of, blankRenderer()) }) as const;

test('stand below the main row, numbered, and none is blue', () => {
  const shown = reply(board([FIGHT, FIREBALL]));
  const labels = componentsOf(shown).flatMap(({ label }) => label ?? []);
  expect(labels.slice(5, 7)).toEqual(['1 Fight', '2 Scroll of Fireball']);
  expect(buttonsInStyle(shown, 'primary')).toEqual([]);
});

test('have a line each, with the same number and the price, in pictures and in words', () => {
  for (const text of [false, true]) {
    const caption = textOf(reply(board([FIGHT, FIREBALL], { text })));
    expect(caption).toContain('**1** Fight: about −12 HP');
    expect(caption).toContain('**2** Scroll of Fireball: about −3 HP');
  }
});

test('submit their action by a custom id of their own', () => {
  const ids = componentsOf(reply(board([FIGHT, FIREBALL]))).flatMap(({ custom_id }) => custom_id ?? []);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(ids.map((id) => parseCustomId(id)?.control)).toContainEqual({ kind: 'option', action: FIREBALL.action });
});

/** Every subject, with the longest names in the raws. */
const SUBJECTS: readonly OptionSubject[] = [
  ...(['fight', 'doorway', 'narrows', 'back', 'retire', 'onward'] as const).map((kind) => ({ kind })),
  ...(['up', 'down'] as const).map((leads) => ({ kind: 'way' as const, leads })),
  ...raws.spells.map(({ id }) => ({ kind: 'spell' as const, spell: id })),
  ...raws.items.map(({ id }) => ({ kind: 'thing' as const, thing: { id: 1, raw: id } })),
  ...raws.items.map(({ id }) => ({ kind: 'throw' as const, thing: { id: 1, raw: id } })),
];
const PRICES: readonly Price[] = [
  {},
  { loss: 199 },
  { hits: 12, left: 99, loss: 199 },
  { hits: 12, left: 99, loss: Number.POSITIVE_INFINITY },
  { heals: 199, left: 99 },
  { steps: 0 },
  { steps: 12 },
];

test.each(languages)('labels have at most 20 letters, and lines at most 40: %s', (_, i18n) => {
  const options = SUBJECTS.flatMap((subject) => PRICES.map((price) => ({ ...FIGHT, subject, price })));
  const lines = optionLines({ ...board([]), options }, i18n).map((line) =>
    // The number of a real option has one digit.
    [...line.replace(/^\*\*\d+\*\*/, '1').replaceAll('\\', '')],
  );
  expect(lines.filter((line) => line.length > 40).map((line) => line.join(''))).toEqual([]);
  const labels = lines.map((line) => line.join('').split(':')[0] ?? '');
  expect(labels.filter((label) => [...label].length > 20)).toEqual([]);
});
