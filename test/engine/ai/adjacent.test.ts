import { think } from '../../support/minds';
import { all, changed, find, here, scenario } from '../../support/scenario';

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

test('the nearest enemy is attacked: orthogonal neighbours before diagonal ones', () => {
  const game = scenario(`
    b..
    .w@
    ...`);
  expect(think(game).intents.get(find(game, 'mangy-wolf').id)).toEqual({ kind: 'melee', target: 1 });
});

test('of two equally near the one already chased is attacked', () => {
  const game = changed(scenario('.bw@.'), (draft) => {
    find(draft, 'mangy-wolf').chasing = find(draft, 'bandit').id;
  });
  const target = find(game, 'bandit').id;
  expect(think(game).intents.get(find(game, 'mangy-wolf').id)).toEqual({ kind: 'melee', target });
});

test('of two equally near and not chased the lower id is attacked', () => {
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
