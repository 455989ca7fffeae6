import fc from 'fast-check';
import { type Action, type Game, newGame, view } from '../../../src/engine';
import { ambushOf, makeNoise, settle } from '../../../src/engine/creatures';
import { stageAt } from '../../../src/engine/schema/campaigns';
import type { NoiseKind } from '../../../src/engine/schema/noises';
import type { Entity } from '../../../src/engine/state/entity';
import { distanceSquared } from '../../../src/lib/geometry';
import { rngFromSeed } from '../../../src/lib/rng';
import { loadRaws } from '../../../src/raws';
import { attacksOfHero } from '../../support/actions';
import { hpOf, worldOf } from '../../support/combat';
import { streams } from '../../support/minds';
import { act, all, changed, find, here, scenario } from '../../support/scenario';

const raws = loadRaws();
const kinds = Object.keys(raws.noises.radii) as NoiseKind[];

const sleeper = (raw: string) => ({ raw, unaware: 'asleep' as const, initiative: 10_000 });
const legend = { o: sleeper('orc'), w: sleeper('mangy-wolf'), D: sleeper('black-dragon'), B: sleeper('squeaky-bill') };
const strong = { pools: { ...newGame({ seed: 's', heroName: 'T' }, raws).hero.pools, hp: { current: 30, max: 30 } } };
const at = (map: string, options = {}): Game => scenario(map, { legend, hero: strong, ...options });

const burner = at('r@........', {
  legend: { ...legend, r: 'rat' },
  hero: { ...strong, knownSpells: [{ spell: 'fire-ring', manaCost: 3 }] },
});
const vessel = at('@..........', { carried: ['poison-potion'] });
const EAST: Action = { kind: 'attack', direction: 'e' };
const isAsleep = (game: Game, raw: string): boolean => find(game, raw).unaware === 'asleep';

describe('a noise', () => {
  test.each([
    ['a blow', 'blow', at('@r........', { legend: { ...legend, r: 'rat' } }), EAST, { x: 2, y: 1 }],
    ['a door', 'door', at('@+........'), { kind: 'move', direction: 'e' }, { x: 2, y: 1 }],
    [
      'a thrown potion',
      'shot',
      vessel,
      { kind: 'throw', item: find(vessel, 'poison-potion').id, at: { x: 3, y: 1 }, sure: true },
      { x: 3, y: 1 },
    ],
    ['magic round the caster', 'blow', burner, { kind: 'cast', spell: 'fire-ring' }, { x: 2, y: 1 }],
    ['a trap', 'trap', at('@x........'), { kind: 'move', direction: 'e', sure: true }, { x: 2, y: 1 }],
  ] as const)('of %s wakes creatures within its radius, and none farther away', (_, kind, game, action, from) => {
    const cells = raws.noises.radii[kind as NoiseKind];
    const withSleeper = (far: number): Game =>
      changed(game, (draft) => {
        const level = here(draft);
        level.tiles = '#'.repeat(level.tiles.length).replace(/./g, (tile, cell: number) => level.tiles[cell] ?? tile);
        level.entities.push({ ...orcAt(draft), position: { x: from.x + far, y: from.y } });
        draft.nextId += 1;
      });
    const orcAt = (draft: Game): Entity => ({ ...find(at('@o'), 'orc'), id: draft.nextId });
    expect(isAsleep(act(withSleeper(cells), action).game, 'orc')).toBe(false);
    expect(isAsleep(act(withSleeper(cells + 1), action).game, 'orc')).toBe(true);
  });

  test('wakes every creature within its radius and no other, whatever its kind', () => {
    const cell = fc.record({ x: fc.integer({ min: 1, max: 40 }), y: fc.integer({ min: 1, max: 3 }) });
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        cell,
        fc.uniqueArray(cell, { maxLength: 6, selector: (c) => `${c.x} ${c.y}` }),
        (kind, from, cells) => {
          const game = changed(at(`@${'.'.repeat(40)}\n${'.'.repeat(40)}`), (draft) => {
            const orc = find(at('@o'), 'orc');
            here(draft).entities.push(...cells.map((position, n) => ({ ...orc, id: 100 + n, position })));
          });
          const world = worldOf(structuredClone(game));
          makeNoise(world, kind, from);
          for (const one of all(world.game, 'orc')) {
            const isNear = distanceSquared(one.position!, from) <= raws.noises.radii[kind] ** 2;
            expect(one.unaware).toBe(isNear ? 'awake' : 'asleep');
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test('wakes a creature without telling it of the hero', () => {
    const { game } = act(at('@+.#o'), { kind: 'move', direction: 'e' });
    expect(find(game, 'orc')).toMatchObject({ unaware: 'awake' });
    expect(find(game, 'orc')).not.toHaveProperty('heard');
  });

  test('of the hero’s magic also tells where the hero is', () => {
    const game = at('@..r#..o', {
      legend: { ...legend, r: 'rat' },
      hero: { ...strong, knownSpells: [{ spell: 'zap', manaCost: 1 }] },
    });
    const cast = act(game, { kind: 'cast', spell: 'zap', at: { x: 4, y: 1 } });
    expect(find(cast.game, 'orc')).toMatchObject({ heard: game.hero.position });
    expect(find(cast.game, 'orc').unaware).toBeUndefined();
  });
});

describe('an ambush', () => {
  const strike = (map: string) => streams(at(map), 60).map((game) => ({ before: game, ...act(game, EAST) }));

  test('hits, and does double damage', () => {
    for (const { events } of strike('@o')) {
      const [blow] = attacksOfHero(events);
      expect(blow).toMatchObject({ kind: 'hit', ambush: 'double' });
      expect((blow as { amount: number }).amount % 2).toBe(0);
    }
  });

  test.each([
    ['the dragon', '@D\n..'],
    ['a creature with a name', '@B'],
  ])('against %s hits, but does no double damage', (_, map) => {
    for (const { events } of strike(map))
      expect(attacksOfHero(events)).toMatchObject([{ kind: 'hit', ambush: 'sure' }]);
  });

  test('works on a creature that is awake but has not noticed the hero', () => {
    const awake = changed(at('@o'), (draft) => {
      find(draft, 'orc').unaware = 'awake';
    });
    expect(attacksOfHero(act(awake, EAST).events)).toMatchObject([{ ambush: 'double' }]);
  });

  test('works once', () => {
    for (const { game } of strike('@o')) {
      if (all(game, 'orc').length === 0) continue;
      expect(find(game, 'orc').unaware).toBeUndefined();
      expect(attacksOfHero(act(game, EAST).events)[0]).not.toHaveProperty('ambush');
    }
  });

  test.each([
    [2, 'double'],
    [3, 'sure'],
    [4, 'sure'],
  ])('by a throw over %i cells is %s', (far, how) => {
    const game = at(`@${'.'.repeat(far - 1)}o`, { carried: ['dagger'] });
    const thrown = act(game, { kind: 'throw', item: find(game, 'dagger').id, at: { x: 1 + far, y: 1 } });
    expect(attacksOfHero(thrown.events)).toMatchObject([{ kind: 'hit', ambush: how }]);
  });

  test('by a shot over two cells does double damage, over more cells it only hits', () => {
    const shot = (map: string) => {
      const game = at(map, { worn: ['shortbow'] });
      return attacksOfHero(act(game, { kind: 'fire' }).events)[0];
    };
    expect(shot('@.o')).toMatchObject({ ambush: 'double' });
    expect(shot('@..o')).toMatchObject({ ambush: 'sure' });
  });

  test('is part of the odds, with a chance that falls with the distance', () => {
    const odds = (map: string) => view(at(map), raws).things.find(({ raw }) => raw === 'orc')!.odds!;
    expect(odds('@o').ambush).toMatchObject({ chance: 1, doubles: true });
    expect(odds('@....o').ambush!.chance).toBeLessThan(odds('@.o').ambush!.chance + 1e-9);
    expect(odds('@o').ambush!.blows).toBeLessThan(odds('@o').attack.blows!);
  });

  test('takes as many blows as the odds say, on average', () => {
    const { ambush } = view(at('@w'), raws).things.find(({ raw }) => raw === 'mangy-wolf')!.odds!;
    const played = streams(at('@w'), 200).map((stream) => {
      let game = stream;
      let blows = 0;
      for (; all(game, 'mangy-wolf').length > 0 && blows < 50; blows++) {
        const still = changed(game, (draft) => void Object.assign(find(draft, 'mangy-wolf'), { initiative: 10_000 }));
        game = act(still, EAST).game;
      }
      return blows;
    });
    const mean = played.reduce((sum, blows) => sum + blows, 0) / played.length;
    expect(Math.abs(mean - ambush!.blows!)).toBeLessThan(0.6);
  });
});

describe('new creatures of a level', () => {
  const shareOf = (raw: string, fits: (entity: Entity) => boolean, depth = 2): number => {
    const rng = rngFromSeed('shares');
    const all = Array.from({ length: 1000 }, (): Entity => ({ id: 9, kind: 'mob', raw, position: { x: 1, y: 1 } }));
    for (const entity of all) settle(raws, rng, entity, depth);
    return all.filter(fits).length / all.length;
  };

  test('sleep or wander by the shares in the raws', () => {
    const { sleeps = 0, wanders = 0 } = raws.mob.orc!;
    expect(shareOf('orc', ({ unaware }) => unaware === 'asleep', 7)).toBeCloseTo(sleeps, 1);
    expect(shareOf('orc', ({ moveMode }) => moveMode === 'random_waypoint', 7)).toBeCloseTo(wanders, 1);
  });

  test.each([2, 3, 4, 5])('sleep more or less often by the percentage of the stage, at depth %i', (depth) => {
    const percent = stageAt(raws.campaign, depth)!.sleeps_percent!;
    const share = ((raws.mob.orc!.sleeps ?? 0) * percent) / 100;
    expect(shareOf('orc', ({ unaware }) => unaware === 'asleep', depth)).toBeCloseTo(share, 1);
  });

  test('do not wander in the town', () => {
    expect(shareOf('rat', ({ moveMode }) => moveMode !== undefined, 1)).toBe(0);
  });

  test('are awake if they guard a lair or have a name', () => {
    for (const raw of ['black-dragon', 'squeaky-bill', 'gatekeeper'])
      expect(shareOf(raw, ({ unaware }) => unaware === 'awake')).toBe(1);
  });

  test('have noticed the hero from the start if they are harmless', () => {
    expect(shareOf('peasant', ({ unaware }) => unaware === undefined)).toBe(1);
  });
});

test('an unaware creature beside the stairs does not follow the hero', () => {
  const game = changed(at('@o'), (draft) => {
    const level = here(draft);
    draft.levels['1'] = { ...level, depth: 1, entities: [] };
    level.tiles = `${level.tiles.slice(0, level.width + 1)}<${level.tiles.slice(level.width + 2)}`;
  });
  expect(act(game, { kind: 'ascend' }).game.pursuers).toEqual([]);
});

test('a creature without the component, as in older runs, has noticed the hero', () => {
  const game = scenario('@o', { hero: strong });
  expect(ambushOf(worldOf(game), find(game, 'orc'))).toBeNull();
  expect(view(game, raws).things.find(({ raw }) => raw === 'orc')).not.toHaveProperty('unaware');
});

test('harm by another creature wakes a creature without telling it of the hero', () => {
  const bitten = streams(at('@#or', { legend: { ...legend, r: 'rat' } }), 20)
    .map((stream) => act(act(stream, { kind: 'wait' }).game, { kind: 'wait' }).game)
    .filter((game) => hpOf(find(game, 'orc')) < hpOf(find(at('@o'), 'orc')));
  expect(bitten.length).toBeGreaterThan(0);
  for (const game of bitten) expect(find(game, 'orc').unaware).toBe('awake');
});
