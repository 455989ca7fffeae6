import type { Entity, Game } from '../../../src/engine';
import { think } from '../../support/minds';
import { all, changed, find, here, type Legend, scenario } from '../../support/scenario';

test('a wolf beside the hero bites it', () => {
  const game = scenario(`
    .....
    .w@..
    .....`);
  const { intents } = think(game);
  expect(intents.get(find(game, 'mangy-wolf').id)).toEqual({ kind: 'melee', target: 1 });
});

test('a wolf bites across a corner between walls', () => {
  const game = scenario(`
    w#
    #@`);
  expect(think(game).intents.get(find(game, 'mangy-wolf').id)).toEqual({ kind: 'melee', target: 1 });
});

test('a creature that attacks does not step', () => {
  const game = scenario('.w@.');
  expect(find(think(game).game, 'mangy-wolf').position).toEqual(find(game, 'mangy-wolf').position);
});

test('bandit and wolf fight each other, far from the hero', () => {
  const game = scenario('@#wb');
  const { intents } = think(game);
  const [wolf, bandit] = [find(game, 'mangy-wolf'), find(game, 'bandit')];
  expect(intents.get(wolf.id)).toEqual({ kind: 'melee', target: bandit.id });
  expect(intents.get(bandit.id)).toEqual({ kind: 'melee', target: wolf.id });
});

test('a creature attacks the nearest enemy: an orthogonal neighbour before a diagonal one', () => {
  const game = scenario(`
    b..
    .w@
    ...`);
  expect(think(game).intents.get(find(game, 'mangy-wolf').id)).toEqual({ kind: 'melee', target: 1 });
});

describe('a member of a clan', () => {
  const legend: Legend = { o: 'arbat-orc-slave', s: 'cirro-spider' };
  const aimOf = (game: Game) => think(game).intents.get(find(game, 'arbat-orc-slave').id);

  test('strikes a rival rather than the hero if both are beside it', () => {
    const game = scenario('@os', { legend });
    expect(aimOf(game)).toEqual({ kind: 'melee', target: find(game, 'cirro-spider').id });
  });

  test('goes for a rival in sight rather than strike the hero', () => {
    const game = scenario('@o..s', { legend });
    const slave = find(think(game).game, 'arbat-orc-slave');
    expect(slave).toMatchObject({ chasing: find(game, 'cirro-spider').id, position: { x: 3, y: 1 } });
  });

  test('strikes the hero if no rival is in sight', () => {
    expect(aimOf(scenario('@o#s', { legend }))).toEqual({ kind: 'melee', target: 1 });
  });

  test.each<[string, Partial<Entity>]>([
    ['who has provoked it', { provoked: true }],
    ['against whom it has a grudge', { grudges: [1] }],
  ])('strikes the hero %s, whatever rivals it sees', (_, mind) => {
    const game = changed(scenario('@o..s', { legend }), (draft) => {
      Object.assign(find(draft, 'arbat-orc-slave'), mind);
    });
    expect(aimOf(game)).toEqual({ kind: 'melee', target: 1 });
  });
});

test('of two equally near enemies a creature attacks the one that it already chases', () => {
  const game = changed(scenario('.bw@.'), (draft) => {
    find(draft, 'mangy-wolf').chasing = find(draft, 'bandit').id;
  });
  const target = find(game, 'bandit').id;
  expect(think(game).intents.get(find(game, 'mangy-wolf').id)).toEqual({ kind: 'melee', target });
});

test('of two equally near enemies a creature attacks the one with the lower id', () => {
  const game = scenario('.bwb.');
  const [first] = all(game, 'bandit');
  expect(think(game).intents.get(find(game, 'mangy-wolf').id)).toEqual({ kind: 'melee', target: first?.id });
});

test('wolves leave each other alone', () => {
  const game = scenario('@#ww');
  expect(think(game).intents.size).toBe(0);
});

test('dead creatures neither attack nor are attacked', () => {
  const game = changed(scenario('.wb#@'), (draft) => {
    for (const mob of here(draft).entities) if (mob.raw === 'bandit' && mob.pools) mob.pools.hp.current = 0;
  });
  expect(think(game).intents.size).toBe(0);
});
