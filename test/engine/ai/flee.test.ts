import { visible } from '../../../src/engine/ai/visible';
import { worldOf } from '../../support/combat';
import { streams, think } from '../../support/minds';
import { all, draw, drawing, find, scenario } from '../../support/scenario';

test('townsfolk run from a wolf', () => {
  const game = scenario('@#wt....');
  expect(draw(think(game, all(game, 'peasant')).game)).toBe('@#w.t...');
});

test('deer run from the hero', () => {
  expect(draw(think(scenario('@.d...')).game)).toBe('@..d..');
});

test('peasants run from all the creatures that they fear at once', () => {
  const game = scenario(
    `
    w.t.w
    ##.##
    ##.##
    @#.##`,
  );
  expect(draw(think(game, all(game, 'peasant')).game)).toBe(
    drawing(`
    w...w
    ##t##
    ##.##
    @#.##`),
  );
});

test('cornered creatures stand and do not fight back', () => {
  const game = scenario('@#wt');
  const { game: next, intents } = think(game, all(game, 'peasant'));
  expect(draw(next)).toBe('@#wt');
  expect(intents.size).toBe(0);
});

test('creatures out of sight are not feared', () => {
  const game = scenario('@w#t....');
  for (const stream of streams(game, 20)) {
    expect(find(think(stream).game, 'peasant').position).toEqual(find(game, 'peasant').position);
  }
});

test('fleeing creatures avoid fires', () => {
  const game = scenario(`
    @#.##.
    ##wtf.
    ##.##.`);
  const next = think(game, all(game, 'peasant')).game;
  expect(find(next, 'peasant').position).not.toEqual(find(game, 'watch-fire').position);
});

test('an enemy in view takes precedence over a feared creature', () => {
  const world = worldOf(scenario('@....d..t'));
  const herbivores = world.raws.faction.herbivores!;
  const responses = { ...herbivores.responses, townsfolk: 'attack' as const };
  world.raws = { ...world.raws, faction: { ...world.raws.faction, herbivores: { ...herbivores, responses } } };
  const deer = find(world.game, 'deer');
  world.due = new Set([deer.id]);
  visible(world);
  expect(world.intents.get(deer.id)).toMatchObject({ kind: 'approach', target: find(world.game, 'peasant').id });
});
