import { worldOf } from '../../../support/combat';
import { cells, fire, HERO, on } from '../../../support/effects';
import { scenario } from '../../../support/scenario';

describe('a carrier', () => {
  it('does nothing with visual effects only', () => {
    const world = worldOf(scenario('@'));
    expect(fire(world, { particle: '!;#FF0000;200', ranged: 6 }, on(HERO))).toBe(false);
    expect(world.events).toEqual([]);
  });

  it('fires on empty cells as well', () => {
    expect(fire(worldOf(scenario('@..')), { damage: 20 }, cells([3, 1]))).toBe(true);
  });

  it('fires its effects in a fixed order, healing before harm', () => {
    const world = worldOf(scenario('@'));
    world.game.hero.pools.hp.current = 20;
    fire(world, { slow: 1, damage: 6, provides_healing: 4, confusion: 2 }, on(HERO), null);
    expect(world.queue.map(({ tag }) => tag)).toEqual(['provides_healing', 'damage', 'confusion', 'slow']);
  });

  it('fires all of its effects if one of them would change anything', () => {
    const world = worldOf(scenario('@'));
    expect(fire(world, { provides_healing: 4, provides_mana: 4 }, on(HERO))).toBe(false);
    expect(fire(world, { provides_healing: 4, slow: 1 }, on(HERO))).toBe(true);
  });
});
