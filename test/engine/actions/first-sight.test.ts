import type { Game } from '../../../src/engine';
import { stopped } from '../../support/actions';
import { act, changed, type Legend, refusal, scenario } from '../../support/scenario';

/** Enemies that die of any blow and neither move nor hit. */
const still = { naturalArmor: -60, initiative: 10000 } as const;
const legend: Legend = {
  r: { raw: 'rat', ...still },
  o: { raw: 'orc', ...still },
  O: { raw: 'orc-leader', ...still },
  G: { raw: 'gnasha-two-axes', ...still },
};
const kills = ({ game }: { game: Game }): number => game.kills;

/** Map on which the hero steps towards the enemy R and sees the enemy round the corner on the way. */
const corner = (letter: string) => `
  @....r
  ##.###
  ##${letter}###`;
const strong = { hero: { skills: { melee: 40, defense: 40 } } };

test('a foe with a name ends the fight that it joins, however weak it is', () => {
  const result = act(scenario(corner('G'), { legend, ...strong }), { kind: 'fight' });
  expect(stopped(result.events)).toMatchObject({ reason: 'hostile', what: 'gnasha-two-axes' });
  expect(kills(result)).toBe(0);
});

test('Explore does not fight a foe with a name', () => {
  const game = scenario(`@..G${'.'.repeat(12)}`, { legend, ...strong });
  expect(refusal(game, { kind: 'explore' })).toEqual({ code: 'hostile-in-view', who: 'gnasha-two-axes' });
});

const stopOfFight = (letter: string, change: (game: Game) => void = () => {}) =>
  stopped(act(changed(scenario(corner(letter), { legend, ...strong }), change), { kind: 'fight' }).events);

test('the first of a kind of level 2 ends the fight that it joins, and the second does not', () => {
  const first = act(scenario(corner('O'), { legend, ...strong }), { kind: 'fight' });
  expect(stopped(first.events)).toMatchObject({ reason: 'first-met', what: 'orc-leader' });
  expect([kills(first), first.game.met]).toEqual([0, ['orc-leader']]);
  const again = stopOfFight('O', (game) => {
    game.met = ['orc-leader'];
  });
  expect(again).toMatchObject({ reason: 'done', what: 'rat' });
});

test('a kind of level 1 that only strikes joins at any time', () => {
  expect(stopOfFight('o')).toMatchObject({ reason: 'done', what: 'rat' });
});

test('a group that could cost a quarter of the hit points ends a fight', () => {
  const weak = ({ hero }: Game) => void Object.assign(hero, { skills: { defense: -20 } });
  expect(stopOfFight('w', weak)).toMatchObject({ reason: 'group', what: 'mangy-wolf' });
});

test('an alarm ends a fight', () => {
  const orc = { raw: 'orc', naturalArmor: 60 } as const;
  const { events } = act(scenario('@......o#..g', { legend: { o: orc }, ...strong }), { kind: 'fight' });
  expect(stopped(events)).toMatchObject({ reason: 'alarm', what: 'orc' });
});
