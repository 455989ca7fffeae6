import type { Game } from '../../../src/engine';
import { drainEffects } from '../../../src/engine/effects/queue/drain-effects';
import type { World } from '../../../src/engine/state/world';
import { eventsOfKind, kindsOf, worldOf } from '../../support/combat';
import { HERO, hurt, on } from '../../support/effects';
import { find, scenario } from '../../support/scenario';

/** Kills the first creature of a raw with a zap. */
function slay(game: Game, raw: string, by: number | null): World {
  const world = worldOf(game);
  hurt(world, by, on(find(game, raw).id), 999);
  drainEffects(world);
  return world;
}

it('is reported with its author and its cause', () => {
  expect(eventsOfKind(slay(scenario('@r'), 'rat', HERO), 'died')).toMatchObject([
    { who: { raw: 'rat' }, by: { raw: 'hero' }, cause: 'zap', sense: 'self' },
  ]);
});

it('is not reported out of sight', () => {
  expect(kindsOf(slay(scenario('@#rw'), 'rat', 3))).toEqual([]);
});

it('happens once if two effects would kill, credited to the first', () => {
  const world = worldOf(scenario('@rw'));
  const rat = find(world.game, 'rat').id;
  hurt(world, find(world.game, 'mangy-wolf').id, on(rat), 99);
  hurt(world, HERO, on(rat), 99);
  drainEffects(world);
  expect(eventsOfKind(world, 'died')).toMatchObject([{ by: { raw: 'mangy-wolf' } }]);
  expect(world.game.kills).toBe(0);
});

it('is rewarded once if two effects of the hero would kill', () => {
  const world = worldOf(scenario('@r'));
  const rat = find(world.game, 'rat').id;
  hurt(world, HERO, on(rat), 99);
  hurt(world, HERO, on(rat), 99);
  drainEffects(world);
  expect(world.game).toMatchObject({ kills: 1, hero: { pools: { xp: 100 } } });
});

it('rewards nobody without an author', () => {
  const world = slay(scenario('@r'), 'rat', null);
  expect(world.game).toMatchObject({ kills: 0, hero: { pools: { xp: 0 } } });
  expect(kindsOf(world)).not.toContain('rewarded');
});

describe('of the hero', () => {
  it('ends the run, with its cause', () => {
    const game = scenario('@w');
    const world = slay(game, 'hero', find(game, 'mangy-wolf').id);
    expect(world.game.over).toEqual({ result: 'died', turn: 0, depth: 2, by: 'mangy-wolf', cause: 'zap' });
  });

  it('by a bite has an attacker but no cause', () => {
    const world = worldOf(scenario('@w'));
    const wolf = find(world.game, 'mangy-wolf').id;
    world.queue.push({ tag: 'strike', by: wolf, source: 'mangy-wolf', targets: on(HERO), amount: 99 });
    drainEffects(world);
    expect(world.game.over).toMatchObject({ by: 'mangy-wolf', cause: null });
  });
});
