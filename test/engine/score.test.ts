import { newGame, summarizeGame } from '../../src/engine';
import { sellItem } from '../../src/engine/actions/common/sale';
import { reward } from '../../src/engine/creatures';
import { createEntity } from '../../src/engine/creatures/create';
import { enterLevel } from '../../src/engine/levels/change-level';
import { createLevel } from '../../src/engine/levels/create-level';
import { tallyOf } from '../../src/engine/levels/tally';
import type { Entity } from '../../src/engine/state/entity';
import type { Game, Tally } from '../../src/engine/state/game';
import { scoreParts } from '../../src/engine/state/game-summary';
import { migrateGame, type SavedJson } from '../../src/engine/state/migrations';
import { mobsOf } from '../../src/engine/state/queries';
import { closeWorld, openWorld } from '../../src/engine/state/world-draft';
import { rngFromSeed } from '../../src/lib/rng';
import { loadRaws } from '../../src/raws';
import { act, changed, find, here, scenario } from '../support/scenario';

const raws = loadRaws();
const LAUREL = 3000;

const tally = (mostXp: number, mostGold: number, xp = 0): Tally => ({ xp, mostXp, mostGold });

/** Parts of the score of a run if the hero gives up now. */
const partsOf = (game: Game) => scoreParts(act(game, { kind: 'abandon', sure: true }).game, raws)!;
const scoreOf = (game: Game): number => summarizeGame(act(game, { kind: 'abandon', sure: true }).game, raws)!.score;

function rich(xp: number, gold: number, change: (game: Game) => void = () => {}): Game {
  return changed(scenario('@'), (game) => {
    Object.assign(game.hero.pools, { xp, gold });
    change(game);
  });
}

/** Game after the hero has killed one more creature of a raw. `born` can give it another depth of birth. */
function killed(game: Game, raw: string, born: Partial<Entity> = {}): Game {
  const world = openWorld(game, raws);
  const victim = { ...createEntity(raws, rngFromSeed('victim'), raw, world.game.nextId++), ...born };
  reward(world, { ...victim, position: { x: 1, y: 1 } });
  return closeWorld(world);
}

describe('the tally of a level', () => {
  it('is the experience and coins of creatures that pay, without the prices of things', () => {
    const game = changed(scenario('@b.d.%t'), (draft) => {
      find(draft, 'bandit').pools!.gold = 5;
      find(draft, 'peasant').pools!.gold = 50;
    });
    expect(tallyOf(raws, here(game))).toEqual(tally(200, 5));
  });

  it('excludes summoned creatures', () => {
    const game = changed(scenario('@b'), (draft) => {
      find(draft, 'bandit').summoned = true;
    });
    expect(tallyOf(raws, here(game))).toEqual(tally(0, 0));
  });

  it('is fixed when the level is built', () => {
    const start = newGame({ seed: 'tally' }, raws);
    expect(Object.keys(start.tallies)).toEqual(['1']);
    const world = openWorld(start, raws);
    enterLevel(world, 2, 'stairs');
    const below = closeWorld(world);
    expect(below.tallies['2']).toMatchObject(tallyOf(raws, createLevel(raws, { seed: 'tally', depth: 2 }, 1)));
    const counted = killed(below, 'rat');
    const again = openWorld(counted, raws);
    enterLevel(again, 1, 'stairs');
    enterLevel(again, 2, 'stairs');
    expect(closeWorld(again).tallies).toEqual(counted.tallies);
    expect(counted.tallies['2']!.xp).toBe(100);
  });
});

describe('experience', () => {
  it('counts for the depth where the victim was born', () => {
    const start = changed(scenario('@'), (game) => {
      game.tallies = { '2': tally(500, 0), '3': tally(500, 0) };
    });
    const game = killed(killed(start, 'rat', { birthDepth: 3 }), 'orc-leader');
    expect([game.tallies['2']!.xp, game.tallies['3']!.xp]).toEqual([200, 100]);
    expect(partsOf(game).experience).toBe(30);
  });

  it('counts up to the tally of each depth, and a surplus does not count for other depths', () => {
    const game = rich(5000, 0, (draft) => {
      draft.tallies = { '1': tally(300, 0, 4000), '2': tally(2000, 0, 1000) };
    });
    expect(partsOf(game).experience).toBe(130);
  });
});

describe('gold', () => {
  /** Game of a hero with the given purse. The hero has found `coins`, and the levels generated `most`. */
  const finder = (coins: number, most: number, purse = coins): Game =>
    rich(0, purse, (draft) => {
      draft.coins = coins;
      draft.tallies = { '1': tally(0, 0), '2': tally(0, most) };
    });

  it.each([
    ['all coins found', 120, 500, 120],
    ['no more than there was to be found', 900, 500, 500],
    ['whole pieces', 50.9, 500, 50],
    ['nothing of what heroes begin with', 0, 500, 0],
  ])('counts %s', (_, coins, most, points) => {
    expect(partsOf(finder(coins, most)).gold).toBe(points);
  });

  it('counts coins that the hero has spent', () => {
    expect(partsOf(finder(120, 500, 0)).gold).toBe(120);
  });

  it('is found on creatures that the hero kills', () => {
    const game = killed(finder(10, 500), 'orc', { pools: { ...find(scenario('o'), 'orc').pools!, gold: 7.2 } });
    expect([game.coins, game.hero.pools.gold]).toEqual([17.2, 17.2]);
    expect(partsOf(game).gold).toBe(17);
  });
});

describe('a game of an older build', () => {
  /** Game without a count of coins, in which the hero gained 80 gold where there were 500. */
  const older = (): Game => {
    const { coins: _, ...game } = rich(0, raws.hero.gold + 80, (draft) => {
      draft.tallies = { '2': tally(0, 500) };
      draft.pack.push({ id: draft.nextId++, kind: 'item', raw: 'battleaxe', inBackpack: { owner: draft.hero.id } });
    });
    return game;
  };

  it('counts its gold as found coins until the next action', () => {
    expect(partsOf(older()).gold).toBe(80);
    expect(act(older(), { kind: 'wait' }).game.coins).toBe(80);
  });

  it('counts no sale after that', () => {
    const world = openWorld(older(), raws);
    sellItem(world, world.game.pack.at(-1)!);
    const sold = closeWorld(world);
    expect(sold.hero.pools.gold).toBeGreaterThan(raws.hero.gold + 80);
    expect(partsOf(sold).gold).toBe(80);
  });
});

describe('a run that began under older rules', () => {
  /** Game of schema 1, migrated, and then changed by `change`. */
  const migrated = (xp: number, gold: number, change: (game: Game) => void = () => {}): Game => {
    const { standings, watchCalled, pursuers, tallies, earlier, coins, ...older } = rich(xp, gold);
    const saved = structuredClone({ ...older, schema: 1 }) as SavedJson;
    migrateGame(saved, 1);
    return changed(saved as unknown as Game, change);
  };

  it('keeps every point that it had', () => {
    const game = migrated(2345, 678.9);
    expect(partsOf(game)).toEqual({ depth: 100, experience: 234, gold: 678, laurel: 0 });
  });

  it('gets no more points from levels that existed already', () => {
    const game = killed(migrated(2000, 100), 'orc-leader');
    expect(game.coins).toBeGreaterThan(100);
    expect(partsOf(game)).toMatchObject({ experience: 200, gold: 100 });
  });

  it('gets points from new levels', () => {
    const game = changed(migrated(2000, 100), (draft) => {
      draft.tallies['3'] = tally(400, 50, 400);
      draft.coins = 170;
    });
    expect(partsOf(game)).toMatchObject({ experience: 240, gold: 150 });
  });

  it('keeps points for gold that it spends later', () => {
    const begun = act(migrated(0, 500), { kind: 'wait' }).game;
    expect(partsOf(changed(begun, ({ hero }) => (hero.pools.gold = 40))).gold).toBe(500);
  });
});

describe('no exploit pays', () => {
  const SEEDS = Array.from({ length: 12 }, (_, i) => `town ${i}`);

  test.each(SEEDS)('killing and selling a whole town scores far less than a laurel: %s', (seed) => {
    let game = newGame({ seed }, raws);
    for (const victim of mobsOf(here(game))) game = killed(game, victim.raw, { pools: victim.pools ?? null });
    game = changed(game, ({ hero }) => (hero.pools.gold += 5000));
    expect(scoreOf(game)).toBeLessThan(LAUREL / 4);
  });

  it('the points of one depth are limited, even after a very long stay', () => {
    let game = scenario('@rr.%');
    const scores = [0, 1000, 2000, 3000].map((turn) => {
      for (let i = 0; i < 40; i++) game = killed(game, 'orc-leader', { pools: goldenPools() });
      game = { ...game, turn };
      return scoreOf(game);
    });
    expect(scores[0]).toBeLessThanOrEqual(100 + 20 + 1);
    expect(new Set(scores).size).toBe(1);
  });

  const goldenPools = () => ({ ...find(scenario('o'), 'orc').pools!, level: 2, gold: 24 });
});
