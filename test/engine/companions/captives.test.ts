import type { Action, Game } from '../../../src/engine';
import { eventsOfKind } from '../../support/combat';
import { accompanied, CAPTIVES } from '../../support/companions';
import { act, all, changed, find, poolsWith, refusal, scenario } from '../../support/scenario';

const legend = { ...CAPTIVES, d: 'durgan', s: { raw: 'bandit', unaware: 'asleep' as const } };
const east: Action = { kind: 'move', direction: 'e' };

const asked = (map: string): Game => act(scenario(map, { legend }), east).game;

/** Answers the question that a step to the east opens. By default, the captive joins the hero. */
function freed(game: Game, option?: number) {
  const question = act(game, east).game;
  return act(question, { kind: 'answer', option: option ?? question.pending?.item ?? 0 });
}

test('a step into a captive asks whether to free it, which takes no time', () => {
  const { game, turns } = act(scenario('@m', { legend }), east);
  const { id } = find(game, 'mara');
  expect(turns).toBe(0);
  expect(game.pending).toMatchObject({ kind: 'captive', item: id, options: [id] });
});

test('declining costs nothing, and the captive stays in chains', () => {
  const { game, turns } = act(asked('@m'), { kind: 'answer', option: null });
  expect(turns).toBe(0);
  expect(game.pending).toBeNull();
  expect(find(game, 'mara').chains).toBe(3);
});

test('to free a captive takes three turns; the captive is then the companion', () => {
  const { game, turns, events } = freed(scenario('@m', { legend }));
  expect(turns).toBe(3);
  expect(eventsOfKind({ events }, 'unchained').map((one) => one.turns)).toEqual([2, 1, 0]);
  expect(eventsOfKind({ events }, 'joined')).toMatchObject([{ who: { raw: 'mara' } }]);
  expect(game.companion).toEqual({ id: find(game, 'mara').id, raw: 'mara', depth: 2 });
  expect(find(game, 'mara').chains).toBeUndefined();
});

test('the work wakes sleepers within ten cells, and none farther away', () => {
  expect(find(freed(scenario('@m.......s', { legend })).game, 'bandit').unaware).not.toBe('asleep');
  expect(find(freed(scenario('@m...........s', { legend })).game, 'bandit').unaware).toBe('asleep');
});

test('an enemy that wakes interrupts the work, and the turns already spent count', () => {
  const { game, turns } = freed(scenario('@m..s', { legend, hero: { godMode: true } }));
  expect(turns).toBeLessThan(3);
  expect(find(game, 'mara').chains).toBe(3 - turns);
  expect(game.companion).toBeUndefined();
});

test('the hero cannot free a captive while an enemy threatens the hero', () => {
  expect(refusal(scenario('@m..w', { legend }), east)).toEqual({ code: 'hostile-in-view', who: 'mangy-wolf' });
});

test('creatures leave a captive alone, and it does nothing', () => {
  const { game } = act(scenario('mw####\n.#...@', { legend }), { kind: 'wait' });
  expect(find(game, 'mara').position).toEqual({ x: 1, y: 1 });
  expect(find(game, 'mara').pools?.hp).toEqual(find(scenario('m@', { legend }), 'mara').pools?.hp);
});

test('the new captive may replace the companion, who then goes home', () => {
  const { game, events } = freed(accompanied('m@d', { legend }));
  expect(game.companion).toMatchObject({ raw: 'durgan' });
  expect(all(game, 'mara')).toEqual([]);
  expect(eventsOfKind({ events }, 'went-home')).toMatchObject([{ who: { raw: 'mara' }, gold: 0 }]);
});

test('the new captive may go home instead, for a purse that does not count as gold found', () => {
  const start = accompanied('m@d', { legend, hero: poolsWith({ level: 3 }) });
  const { game } = freed(start, start.hero.id);
  expect(game.companion).toMatchObject({ raw: 'mara' });
  expect(all(game, 'durgan')).toEqual([]);
  expect(game.hero.pools.gold).toBe(18);
  expect(game.coins).toBe(0);
});

test('a hero without a companion gets no purse', () => {
  const question = asked('@m');
  expect(refusal(question, { kind: 'answer', option: question.hero.id })).toEqual({ code: 'not-an-option' });
});

test('a captive that dies leaves nothing', () => {
  const doomed = changed(scenario('@d', { legend, hero: poolsWith({ level: 9 }) }), (game) => {
    find(game, 'durgan').pools!.hp.current = 1;
    game.hero.skills = { melee: 99, defense: 1, magic: 1 };
  });
  const { game } = act(doomed, { kind: 'attack', direction: 'e', sure: true });
  expect(all(game, 'durgan')).toEqual([]);
  expect(all(game, 'war-axe')).toEqual([]);
  expect(game.hero.pools.xp).toBe(0);
});
