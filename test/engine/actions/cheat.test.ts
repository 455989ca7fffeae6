import { type Game, legalActions } from '../../../src/engine';
import { loadRaws } from '../../../src/raws';
import { act, changed, here, refusal, scenario } from '../../support/scenario';

const hurt = () =>
  changed(scenario('@w'), ({ hero }) => {
    hero.pools.hp.current = 3;
  });

test.each(['exit', 'heal', 'reveal', 'god'] as const)('%s marks the run and takes no time', (cheat) => {
  const { game, turns } = act(hurt(), { kind: 'cheat', cheat });
  expect(game.cheated).toBe(true);
  expect(turns).toBe(0);
});

test('heal fills the hit points', () => {
  const { hp } = act(hurt(), { kind: 'cheat', cheat: 'heal' }).game.hero.pools;
  expect(hp.current).toBe(hp.max);
});

test('exit leads to the next level', () => {
  expect(act(hurt(), { kind: 'cheat', cheat: 'exit' }).game.depth).toBe(3);
});

test('exit leads nowhere from the last level', () => {
  const last: Game = { ...scenario('@', { depth: 15 }), campaign: 'amulet' };
  expect(refusal(last, { kind: 'cheat', cheat: 'exit' })).toEqual({ code: 'no-way-down' });
});

test('reveal shows walkable cells and the cells beside them', () => {
  const { game } = act(scenario('@#.....\n#######'), { kind: 'cheat', cheat: 'reveal' });
  expect(here(game).revealed.slice(0, 18)).toBe('1'.repeat(18));
});

test('in god mode nothing hurts', () => {
  let { game } = act(hurt(), { kind: 'cheat', cheat: 'god' });
  for (let turn = 0; turn < 20; turn++) game = act(game, { kind: 'wait' }).game;
  expect(game.hero.pools.hp.current).toBe(3);
});

test('no cheat is ever listed', () => {
  expect(legalActions(scenario('@w'), loadRaws()).filter(({ kind }) => kind === 'cheat')).toEqual([]);
});
