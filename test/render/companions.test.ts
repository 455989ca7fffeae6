import { type Game, view } from '../../src/engine';
import { createI18n, LOCALES } from '../../src/i18n';
import { loadRaws } from '../../src/raws';
import { underlinesOf } from '../../src/render/classic/underlines';
import { accompanied, CAPTIVES } from '../support/companions';
import { act, changed, find, scenario } from '../support/scenario';

const raws = loadRaws();
const i18n = createI18n(raws);
const lineOf = (game: Game) => underlinesOf(raws)(view(game, raws).things.find(({ raw }) => raw === 'mara')!);

test('a label states the health of the companion, and warns if the companion is badly hurt', () => {
  const game = accompanied('@m');
  const chips = (of: Game) => i18n.captions(view(of, raws)).chips;
  expect(chips(game)).toContainEqual({ text: 'Mara 9/9', tone: 'good' });
  const hurt = changed(game, (draft) => {
    find(draft, 'mara').pools!.hp.current = 2;
  });
  expect(chips(hurt)).toContainEqual({ text: 'Mara 2/9', tone: 'bad' });
});

test('classic pictures underline captives and companions', () => {
  expect(lineOf(scenario('@m', { legend: CAPTIVES }))).toMatchObject({ dashed: true });
  expect(lineOf(accompanied('@m'))).toMatchObject({ dashed: false });
});

test.each([
  ['en', 'Mara 1 E (in chains)', 'Mara 1 E (your companion)'],
  ['de', 'Mara 1 O (in Ketten)', 'Mara 1 O (gehört zu dir)'],
  ['es', 'Mara 1 E (en cadenas)', 'Mara 1 E (te acompaña)'],
] as const)('%s: words tell captives and companions', (locale, captive, companion) => {
  const { look } = createI18n(raws, LOCALES[locale]);
  expect(look(view(scenario('@m', { legend: CAPTIVES }), raws)).join('\n')).toContain(captive);
  expect(look(view(accompanied('@m'), raws)).join('\n')).toContain(companion);
});

test('the hero’s sheet shows the companion, even one that waits elsewhere', () => {
  const here = i18n.character(view(accompanied('@m'), raws)).join('\n');
  expect(here).toContain('Companion: Mara, Level 1, Health 9/9, follows you');
  const elsewhere = changed(accompanied('@m'), (game) => {
    game.companion!.depth = 4;
  });
  expect(i18n.character(view(elsewhere, raws)).join('\n')).toContain('Companion: Mara, depth 4, waits');
});

test('a panel reports a freed captive and a lost companion', () => {
  const asked = act(scenario('@m', { legend: CAPTIVES }), { kind: 'move', direction: 'e' }).game;
  const { game } = act(asked, { kind: 'answer', option: find(asked, 'mara').id });
  const { moment } = i18n.captions(view(game, raws));
  expect(moment).toMatchObject({ kind: 'freed', raw: 'mara', name: 'Mara', line: 'Free, and with you' });
});

test('the stone names the companion at the end', () => {
  const dead = changed(accompanied('@m'), (game) => {
    game.over = { result: 'died', turn: 3, depth: 2, by: 'orc', cause: null };
  });
  expect(i18n.epitaph(view(dead, raws)).companion).toMatchObject({ raw: 'mara', beside: 'with Mara at their side' });
  const alone = changed(dead, (game) => {
    delete game.companion;
  });
  expect(i18n.epitaph(view(alone, raws)).companion).toBeNull();
});
