import { view } from '../../src/engine';
import { createI18n, LOCALES } from '../../src/i18n';
import { loadRaws } from '../../src/raws';
import { arrivedAtFork, onStairs } from '../support/forks';
import { act, changed, here } from '../support/scenario';

const raws = loadRaws();
const english = createI18n(raws);
const fork = arrivedAtFork(4);
const seen = view(onStairs(fork, 1), raws);
const languages = Object.values(LOCALES).map((locale) => [locale.id, createI18n(raws, locale)] as const);

const SIGNED = raws.levels.recipes.filter(({ sign }) => sign).map(({ id }) => id);

test('look, map and words list both stairs down by number and sign', () => {
  for (const text of [english.look(seen).join('\n'), english.mapLists(seen).join('\n'), english.stairs(seen, 'down')]) {
    expect(text).toContain('Stairs down: 1 Dwarven fort (lizards, golems)');
    expect(text).toContain('Stairs down: 2 Old mine (orcs, gold) here');
  }
  expect(english.textMode(seen).replaceAll(/\n */g, ' ')).toContain('Stairs down: 2 Old mine (orcs, gold) here');
});

test('stairs that the hero has not found are not listed', () => {
  const dark = changed(fork, (draft) => {
    here(draft).revealed = '0'.repeat(4000);
  });
  expect(english.stairs(view(dark, raws), 'down')).toBeNull();
});

test('stairs that have caved in are listed, and marked as such', () => {
  const below = act(onStairs(fork, 1), { kind: 'descend', sure: true }).game;
  const game = act(below, { kind: 'ascend' }).game;
  const [shut] = here(game).entities.filter(({ raw }) => raw === 'caved-in-stairs');
  const beside = changed(game, (draft) => {
    draft.hero.position = { ...shut!.position! };
  });
  const now = view(beside, raws);
  expect(english.look(now).join('\n')).toContain('Caved-in Stairs here');
  expect(english.describe(now, shut!.id)).toContain('You took the other way');
});

test.each(languages)('every way has a sign of its own that fits on a button: %s', (id, i18n) => {
  for (const recipe of SIGNED) {
    const { name, about } = i18n.sign(recipe);
    expect([...name].length).toBeLessThanOrEqual(18);
    expect(about).not.toBe('');
    if (id !== 'en') expect({ name, about }).not.toEqual(english.sign(recipe));
  }
  expect(new Set(SIGNED.map((recipe) => i18n.sign(recipe).name)).size).toBe(SIGNED.length);
});
