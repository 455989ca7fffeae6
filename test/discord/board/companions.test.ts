import { boardMessage } from '../../../src/discord/board/board-message';
import { parseCustomId } from '../../../src/discord/controls/control';
import type { Action, Game } from '../../../src/engine';
import { createI18n, LOCALES } from '../../../src/i18n';
import { optionsIn } from '../../../src/play/options/question';
import { loadRaws } from '../../../src/raws';
import { situationIn } from '../../play/advice/advice-on';
import { blankRenderer, boardOf, componentsOf, textOf } from '../../support/bot-fixture';
import { accompanied, CAPTIVES } from '../../support/companions';
import { act, changed, find, poolsWith, scenario } from '../../support/scenario';

const raws = loadRaws();
const legend = { ...CAPTIVES, d: 'durgan', b: { raw: 'bandit', unaware: 'asleep' as const } };
const east: Action = { kind: 'move', direction: 'e' };

/** Texts and controls of the board of a game, with its options. */
function shown(game: Game, locale: keyof typeof LOCALES = 'en') {
  const board = { ...boardOf(game), options: optionsIn(situationIn(game)) };
  const message = boardMessage(board, { ...blankRenderer(), i18n: createI18n(raws, LOCALES[locale]) });
  const reply = { kind: 'update', message } as const;
  const parts = componentsOf(reply).filter(({ disabled }) => !disabled);
  const actions = parts.flatMap(({ custom_id }) => {
    const control = custom_id === undefined ? undefined : parseCustomId(custom_id)?.control;
    return control && 'action' in control && control.action ? [control.action] : [];
  });
  return { text: textOf(reply), labels: parts.flatMap(({ label }) => label ?? []), actions };
}

test('the option names captive and price, and has a button for each answer', () => {
  const game = act(scenario('@m', { legend }), east).game;
  const { text, labels, actions } = shown(game);
  expect(text).toContain('Free Mara?');
  expect(text).toContain('3 turns of loud work');
  expect(labels).toContain('Come with me');
  expect(actions).toContainEqual({ kind: 'answer', option: find(game, 'mara').id });
  expect(actions).toContainEqual({ kind: 'answer', option: null });
});

test('a hero with a companion reads that it would go home, and may take a purse instead', () => {
  const game = act(accompanied('m@d', { legend, hero: poolsWith({ level: 2 }) }), east).game;
  const { text, labels, actions } = shown(game);
  expect(text).toContain('Mara would go home');
  expect(labels).toContain('Go home: 12 gold');
  expect(actions).toContainEqual({ kind: 'answer', option: game.hero.id });
});

test('one button bids the companion wait, and another calls it', () => {
  const game = accompanied('.@m.', { legend });
  expect(shown(game).labels).toContain('Wait, Mara');
  const waiting = act(game, { kind: 'bid', what: 'wait' }).game;
  expect(shown(waiting).labels).toContain('Follow, Mara');
  expect(shown(waiting).actions).toContainEqual({ kind: 'bid', what: 'follow' });
});

describe('on the stairs, the board warns of a companion that would stay behind', () => {
  const atStairs = (drawing: string): Game =>
    changed(accompanied(drawing), (game) => {
      game.hero.position = { x: drawing.indexOf('>') + 1, y: 1 };
    });
  const warned = (game: Game, locale?: keyof typeof LOCALES): string =>
    /^-# .*Mara.*$/m.exec(shown(game, locale).text)?.[0] ?? '';
  const follows = (game: Game): boolean => act(game, { kind: 'descend' }).game.companion?.depth === game.depth + 1;

  test('three cells away, not two', () => {
    const [near, far] = [atStairs('>.m'), atStairs('>..m')];
    expect([warned(near), follows(near)]).toEqual(['', true]);
    expect([warned(far), follows(far)]).toEqual(['-# Mara would stay behind.', false]);
  });

  test('beside the hero, if it was told to wait', () => {
    const waiting = act(atStairs('>m'), { kind: 'bid', what: 'wait' }).game;
    expect([warned(waiting), follows(waiting)]).toEqual(['-# Mara would stay behind.', false]);
  });

  test('out of sight, in three languages', () => {
    const game = atStairs('m.#>');
    expect((['en', 'de', 'es'] as const).map((locale) => warned(game, locale))).toEqual([
      '-# Mara is out of sight and may stay behind.',
      '-# Mara ist außer Sicht und bleibt vielleicht zurück.',
      '-# Mara no está a la vista y quizá se quede atrás.',
    ]);
  });

  test('but not on the way there', () => {
    expect(warned(accompanied('@>...m'))).toBe('');
  });
});

test.each([
  ['en', 'Free Brother Hollin: 3 turns · wakes 2'],
  ['de', 'Bruder H… befreien: 3 Runden · weckt 2'],
  ['es', 'Liberar a Hermano…: 3 turnos · oyen 2'],
] as const)('%s: the option and its price fit on a phone', (locale, option) => {
  const { text, labels } = shown(scenario('>.@..h..\n.....bb.', { legend: { ...legend, h: 'hollin' } }), locale);
  const lines = text.replace(/[*\\]/g, '').split('\n');
  const line = lines.find((one) => one.includes(option)) ?? '';
  expect(line).not.toBe('');
  expect([...line].length).toBeLessThanOrEqual(40);
  expect(labels.find((label) => label.includes(option.slice(0, 8)))!.length).toBeLessThanOrEqual(20);
});
