import type { Game } from '../../../src/engine';
import { drainEffects } from '../../../src/engine/effects/queue/drain-effects';
import { stageAt } from '../../../src/engine/schema/campaigns';
import type { World } from '../../../src/engine/state/world';
import { tick } from '../../../src/engine/systems';
import { death } from '../../../src/engine/systems/death';
import { loadRaws } from '../../../src/raws';
import { kindsOf, worldOf } from '../../support/combat';
import { HERO, hurt, on } from '../../support/effects';
import { act, changed, find, here, refusal, scenario } from '../../support/scenario';

/** Kills the first creature of a raw. `rolls`: dice for the things that the dead leaves. */
function slay(game: Game, raw: string, by: number | null, rolls: number[] = []): World {
  const world = worldOf(game, rolls);
  hurt(world, by, on(find(game, raw).id), 999);
  drainEffects(world);
  death(world);
  return world;
}

/** Scenario at a depth whose stage has the dead leave all their gear and loot. */
const deep = (map: string): Game => scenario(map, { depth: 7 });

const lying = (world: World) => world.level.entities.map(({ raw }) => raw);

describe('a mob', () => {
  it('is taken off the level and its cell', () => {
    const world = slay(deep('@r'), 'rat', HERO);
    expect(lying(world)).toEqual([]);
    expect(world.index.blocked({ x: 2, y: 1 })).toBe(false);
  });

  it('no longer acts', () => {
    const world = worldOf(scenario('@r'));
    const rat = find(world.game, 'rat').id;
    world.intents.set(rat, { kind: 'melee', target: HERO });
    world.due.add(rat);
    hurt(world, HERO, on(rat), 99);
    drainEffects(world);
    death(world);
    expect(world.intents.size + world.due.size).toBe(0);
  });

  it('is gone before the next tick, and its things lie where it fell', () => {
    const hero = { initiative: 1, knownSpells: [{ spell: 'zap', manaCost: 1 }] };
    const start = changed(scenario('@..w', { hero }), (draft) => {
      const wolf = find(draft, 'mangy-wolf');
      wolf.pools!.hp.current = 1;
      wolf.chasing = HERO;
    });
    const zapped = act(start, { kind: 'cast', spell: 'zap', at: { x: 4, y: 1 } }).game;
    const { game } = act(zapped, { kind: 'wait' });
    expect(here(game).entities).toMatchObject([{ kind: 'item', position: { x: 4, y: 1 } }]);
  });

  it('is removed in the tick of its death', () => {
    const world = worldOf(scenario('@r'));
    hurt(world, HERO, on(find(world.game, 'rat').id), 99);
    tick(world);
    expect(lying(world)).toEqual([]);
  });

  it('leaves its gear as things on its cell', () => {
    const world = slay(deep('@b'), 'bandit', HERO);
    expect(lying(world)).toEqual(['dagger', 'shield', 'leather-armor', 'leather-boots']);
    expect(world.level.entities[0]).toMatchObject({ kind: 'item', position: { x: 2, y: 1 } });
    expect(new Set(world.level.entities.map(({ id }) => id)).size).toBe(4);
  });

  it('leaves each piece of gear with the chance of the stage', () => {
    const { gear, loot } = stageAt(loadRaws().campaign, 2)!.leaves!;
    const world = slay(scenario('@b'), 'bandit', HERO, [gear, gear + 1, gear + 1, gear, loot]);
    expect(lying(world)).toEqual(['dagger', 'leather-boots']);
    expect(lying(slay(scenario('@w'), 'mangy-wolf', HERO, [loot + 1]))).toEqual([]);
  });

  it('leaves all its gear if it has a name', () => {
    const named = scenario('@g', { legend: { g: 'gnasha-two-axes' } });
    expect(lying(slay(named, 'gnasha-two-axes', HERO, [100, 100])).length).toBeGreaterThan(1);
  });

  it('leaves one roll of its loot, by weight and never nothing', () => {
    const drops = [1, 10, 11, 20].map((roll) => lying(slay(deep('@w'), 'mangy-wolf', HERO, [roll])));
    expect(drops).toEqual([['hide'], ['hide'], ['meat'], ['meat']]);
  });

  it('keeps its gold unless the hero killed it', () => {
    const rich = changed(deep('@b'), (draft) => {
      find(draft, 'bandit').pools!.gold = 5;
      draft.hero.pools.gold = 0;
    });
    expect(slay(rich, 'bandit', HERO).game.hero.pools?.gold).toBe(5);
    expect(slay(rich, 'bandit', null).game.hero.pools?.gold).toBe(0);
  });
});

describe('the hero', () => {
  it('ends the run', () => {
    const game = scenario('@w');
    const world = slay(game, 'hero', find(game, 'mangy-wolf').id);
    expect(kindsOf(world)).toEqual(['hurt', 'died', 'over']);
  });

  it('dies of a trap without a killer', () => {
    const start = changed(scenario('@x'), ({ hero }) => {
      hero.pools.hp.current = 6;
    });
    const { game, events } = act(start, { kind: 'move', direction: 'e' });
    expect(game.over).toMatchObject({ result: 'died', by: null, cause: 'bear-trap' });
    expect(kindsOf({ events }).slice(-2)).toEqual(['died', 'over']);
    expect(refusal(game, { kind: 'wait' })).toEqual({ code: 'over' });
  });

  it('keeps its belongings', () => {
    const game = scenario('@');
    expect(slay(game, 'hero', null).game.pack).toEqual(game.pack);
  });
});
