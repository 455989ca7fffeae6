import { drainEffects, enqueue } from '../../src/engine/effects/queue';
import type { Game } from '../../src/engine/state/game';
import type { World } from '../../src/engine/state/world';
import { death } from '../../src/engine/systems/death';
import { kindsOf, told, worldOf } from '../support/combat';
import { act, changed, find, refusal, scenario } from '../support/scenario';

const HERO = 1;

/** Kills the first of this raw, with the dice of what it leaves behind. */
function slay(game: Game, raw: string, by: number | null, rolls: number[] = []): World {
  const world = worldOf(game, rolls);
  const targets = { kind: 'entity', id: find(game, raw).id } as const;
  enqueue(world, { tag: 'damage', by, source: 'zap', targets, amount: 999, turns: 0 });
  drainEffects(world);
  death(world);
  return world;
}

const lying = (world: World) => world.level.entities.map(({ raw }) => raw);

describe('a mob', () => {
  it('is taken off the level and its cell', () => {
    const world = slay(scenario('@r'), 'rat', HERO);
    expect(lying(world)).toEqual([]);
    expect(world.index.blocked({ x: 2, y: 1 })).toBe(false);
  });

  it('no longer acts', () => {
    const game = scenario('@r');
    const rat = find(game, 'rat').id;
    const world = worldOf(game);
    world.intents.set(rat, { kind: 'melee', target: HERO });
    world.due.add(rat);
    enqueue(world, {
      tag: 'damage',
      by: HERO,
      source: 'zap',
      targets: { kind: 'entity', id: rat },
      amount: 99,
      turns: 0,
    });
    drainEffects(world);
    death(world);
    expect(world.intents.size + world.due.size).toBe(0);
  });

  it('leaves its gear as things on its cell', () => {
    const world = slay(scenario('@b'), 'bandit', HERO);
    expect(lying(world)).toEqual(['dagger', 'shield', 'leather-armor', 'leather-boots']);
    expect(world.level.entities[0]).toMatchObject({ kind: 'item', position: { x: 2, y: 1 } });
    expect(new Set(world.level.entities.map(({ id }) => id)).size).toBe(4);
  });

  it('leaves one roll of its loot, each drop by its weight', () => {
    expect(lying(slay(scenario('@w'), 'mangy-wolf', HERO, [10]))).toEqual(['hide']);
    expect(lying(slay(scenario('@w'), 'mangy-wolf', HERO, [11]))).toEqual(['meat']);
  });

  it('is told with who did it and by what means', () => {
    expect(told(slay(scenario('@r'), 'rat', HERO), 'died')).toMatchObject([
      { who: { raw: 'rat' }, by: { raw: 'hero' }, cause: 'zap', sense: 'self' },
    ]);
  });

  it('dies unnoticed out of sight', () => {
    expect(kindsOf(slay(scenario('@#rw'), 'rat', 3))).toEqual([]);
  });
});

describe('the hero', () => {
  it('ends the run, with what did it', () => {
    const game = scenario('@w');
    const world = slay(game, 'hero', find(game, 'mangy-wolf').id);
    expect(world.game.over).toEqual({ result: 'died', turn: 0, depth: 2, by: 'mangy-wolf', cause: 'zap' });
    expect(kindsOf(world)).toEqual(['hurt', 'died', 'over']);
  });

  it('dies of a trap by nobody', () => {
    const start = changed(scenario('@x'), ({ hero }) => {
      hero.pools!.hp.current = 6;
    });
    const { game, events } = act(start, { kind: 'move', direction: 'e' });
    expect(game.over).toMatchObject({ result: 'died', by: null, cause: 'bear-trap' });
    expect(kindsOf({ events }).slice(-2)).toEqual(['died', 'over']);
    expect(refusal(game, { kind: 'wait' })).toEqual({ code: 'over' });
  });

  it('dies of a bite by no other means than the biter', () => {
    const game = scenario('@w');
    const wolf = find(game, 'mangy-wolf').id;
    const world = worldOf(game);
    const targets = { kind: 'entity', id: HERO } as const;
    enqueue(world, { tag: 'strike', by: wolf, source: 'mangy-wolf', targets, amount: 99, turns: 0 });
    drainEffects(world);
    expect(world.game.over).toMatchObject({ by: 'mangy-wolf', cause: null });
  });

  it('keeps its belongings', () => {
    const game = scenario('@');
    expect(slay(game, 'hero', null).game.pack).toEqual(game.pack);
  });
});
