import type { Game } from '../../../src/engine/state/game';
import { withBoons } from '../../support/boons';
import { act, changed, poolsWith, scenario } from '../../support/scenario';

const hurt = { hero: poolsWith({ hp: { current: 10, max: 30 } }) };
// The hero walks to and fro, because it would recover if it waited.
const walking = (game: Game, turns: number): Game =>
  turns === 0 ? game : walking(act(game, { kind: 'move', direction: turns % 2 === 0 ? 'e' : 'w' }).game, turns - 1);

test('a hit point comes back in every so many turns, without rest', () => {
  const start = withBoons(scenario('@.', hurt), 'troll-blood');
  expect(walking(start, 30).hero.pools.hp.current).toBe(13);
  expect(walking(scenario('@.', hurt), 30).hero.pools.hp.current).toBe(10);
});

test('a starving hero regains nothing', () => {
  const start = changed(withBoons(scenario('@.', hurt), 'troll-blood'), ({ hero }) => {
    hero.hunger = { state: 'starving', turns: 100 };
  });
  expect(walking(start, 30).hero.pools.hp.current).toBe(10);
});

test('states of hunger last longer or shorter', () => {
  const turns = (boon: string) => {
    const start = changed(withBoons(scenario('.@'), boon), ({ hero }) => {
      hero.hunger = { state: 'well-fed', turns: 1 };
    });
    return walking(start, 1).hero.hunger?.turns;
  };
  expect([turns('bear-gut'), turns('troll-blood'), turns('wildfire')]).toEqual([300, 150, 200]);
});
