import type { Game } from '../../../src/engine/state/game';
import { eventsOfKind } from '../../support/combat';
import { act, all, poolsWith, scenario } from '../../support/scenario';

const WAIT = { kind: 'wait' } as const;

/** Game of a hero with 98 gold beside a pickpocket, whose turn comes with the second wait. */
const beside = (drawing: string): Game =>
  scenario(drawing, { depth: 1, legend: { g: 'pickpocket' }, hero: poolsWith({ gold: 98 }) });

test('a pickpocket reaches for the purse, takes a fifth a turn later, and is gone', () => {
  const reached = act(act(beside('@g'), WAIT).game, WAIT);
  expect(eventsOfKind(reached, 'prepared')).toMatchObject([{ spell: 'cutpurse' }]);
  const robbed = act(reached.game, WAIT);
  expect(eventsOfKind(robbed, 'robbed')).toMatchObject([{ by: { raw: 'pickpocket' }, gold: 20 }]);
  expect(robbed.game.hero.pools.gold).toBe(78);
  expect(all(robbed.game, 'pickpocket')).toEqual([]);
});

test('a step aside saves the purse', () => {
  const reached = act(act(beside('.@g'), WAIT).game, WAIT);
  const aside = act(reached.game, { kind: 'move', direction: 'w' });
  expect(eventsOfKind(aside, 'cast')).toMatchObject([{ spell: 'cutpurse' }]);
  expect(eventsOfKind(aside, 'robbed')).toEqual([]);
  expect(aside.game.hero.pools.gold).toBe(98);
});
