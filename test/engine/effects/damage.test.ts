import { drainEffects } from '../../../src/engine/effects/queue/drain-effects';
import type { World } from '../../../src/engine/state/world';
import { eventsOfKind, hpOf, worldOf } from '../../support/combat';
import { apply, cells, HERO, hurt, on } from '../../support/effects';
import { find, scenario } from '../../support/scenario';

it('ignores armour', () => {
  const game = scenario('@D.\n...');
  const world = apply(worldOf(game, []), { damage: 20 }, cells([2, 1]));
  expect(eventsOfKind(world, 'hurt')).toMatchObject([{ target: { raw: 'black-dragon' }, amount: 20 }]);
});

it('does not hurt its author', () => {
  const world = worldOf(scenario('@r'));
  hurt(world, HERO, cells([1, 1], [2, 1]), 3);
  drainEffects(world);
  expect(hpOf(world.game.hero)).toBe(30);
  expect(eventsOfKind(world, 'hurt')).toMatchObject([
    { target: { raw: 'rat' }, amount: 3, cause: 'zap', sense: 'self' },
  ]);
});

it('hurts the hero if it has no author', () => {
  const world = worldOf(scenario('@'));
  hurt(world, null, on(HERO), 6);
  drainEffects(world);
  expect(hpOf(world.game.hero)).toBe(24);
});

it('spares a hero in god mode', () => {
  const world = worldOf(scenario('@', { hero: { godMode: true } }));
  hurt(world, null, on(HERO), 6);
  drainEffects(world);
  expect(hpOf(world.game.hero)).toBe(30);
});

it('hits friends in the area as well', () => {
  const world = worldOf(scenario('@.t'));
  hurt(world, HERO, cells([3, 1]), 1);
  drainEffects(world);
  expect(eventsOfKind(world, 'hurt')).toMatchObject([{ target: { raw: 'peasant' } }]);
});

it('is not reported when the hero cannot see it', () => {
  const world = worldOf(scenario('@#r'));
  hurt(world, HERO, cells([3, 1]), 1);
  drainEffects(world);
  expect(world.events).toEqual([]);
});

describe('blood', () => {
  const dragonsDen = '....\n.D..\n....\n@...';
  const at = (world: World, x: number, y: number) => y * world.level.width + x;

  it('is recorded once a cell', () => {
    const world = worldOf(scenario('@r'));
    hurt(world, HERO, cells([2, 1]), 1);
    hurt(world, HERO, cells([2, 1]), 1);
    drainEffects(world);
    expect(world.level.blood).toEqual([at(world, 2, 1)]);
  });

  it('needs damage above 0', () => {
    const world = worldOf(scenario('@r'));
    hurt(world, HERO, cells([2, 1]), 0);
    drainEffects(world);
    expect(world.level.blood).toEqual([]);
  });

  it('is on the cell of a large body that was hit', () => {
    const world = worldOf(scenario(dragonsDen));
    hurt(world, HERO, cells([4, 4], [3, 3]), 1);
    drainEffects(world);
    expect(world.level.blood).toEqual([at(world, 3, 3)]);
  });

  it('is on the cell of a large body nearest to the attacker', () => {
    const world = worldOf(scenario(dragonsDen));
    hurt(world, HERO, on(find(world.game, 'black-dragon').id), 1);
    drainEffects(world);
    expect(world.level.blood).toEqual([at(world, 2, 3)]);
  });

  it('is on the first cell of a large body if the damage has no author', () => {
    const world = worldOf(scenario(dragonsDen));
    hurt(world, null, on(find(world.game, 'black-dragon').id), 1);
    drainEffects(world);
    expect(world.level.blood).toEqual([at(world, 2, 2)]);
  });
});
