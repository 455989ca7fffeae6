import { drainEffects, enqueue } from '../../src/engine/effects/queue';
import type { Status } from '../../src/engine/state/entity';
import type { Game } from '../../src/engine/state/game';
import type { World } from '../../src/engine/state/world';
import { durations } from '../../src/engine/systems/durations';
import { encumbrance } from '../../src/engine/systems/encumbrance';
import { turnStatus } from '../../src/engine/systems/turn-status';
import { hpOf, inWorld, told, worldOf } from '../support/combat';
import { act, changed, find, scenario } from '../support/scenario';

const HERO = 1;
const poison = (turns: number, damage: number, by: number | null): Status => ({
  kind: 'damage-over-time',
  source: 'venom',
  turns,
  by,
  damage,
});
const confusion: Status = { kind: 'confusion', source: 'confusion-scroll', turns: 4, by: HERO };

const bearing = (game: Game, raw: string, ...statuses: Status[]): Game =>
  changed(game, (draft) => {
    find(draft, raw).statuses = statuses;
  });

/** What happens to statuses when the hero gets its turn. */
function playerTurn(world: World): void {
  world.heroDue = true;
  durations(world);
  drainEffects(world);
}

describe('poison', () => {
  it('of 4 for 5 turns takes 20 hit points in five player-turns, and ends', () => {
    const world = worldOf(bearing(scenario('@'), 'hero', poison(5, 4, null)));
    const left: number[] = [];
    for (let turn = 0; turn < 6; turn++) {
      playerTurn(world);
      left.push(hpOf(world.game.hero));
    }
    expect(left).toEqual([26, 22, 18, 14, 10, 10]);
    expect(told(world, 'status-ended')).toHaveLength(1);
  });

  it('hurts whoever poisoned itself', () => {
    const world = worldOf(bearing(scenario('@'), 'hero', poison(5, 2, HERO)));
    playerTurn(world);
    expect(told(world, 'hurt')).toMatchObject([{ amount: 2, by: null, cause: 'venom' }]);
  });

  it('credits its author with the kill', () => {
    const world = worldOf(bearing(scenario('@..r'), 'rat', poison(5, 99, HERO)));
    playerTurn(world);
    expect(world.game.hero.pools?.xp).toBe(100);
    expect(told(world, 'died')).toMatchObject([{ cause: 'venom', by: { raw: 'hero' } }]);
  });

  it('kills on the last turn it lasts', () => {
    const world = worldOf(bearing(scenario('@..r'), 'rat', poison(1, 99, HERO)));
    playerTurn(world);
    expect(world.game.kills).toBe(1);
  });
});

it('stacks, and each runs out on its own', () => {
  const world = worldOf(bearing(scenario('@'), 'hero', poison(1, 2, null), poison(3, 4, null)));
  playerTurn(world);
  playerTurn(world);
  expect(hpOf(world.game.hero)).toBe(30 - 6 - 4);
  expect(world.game.hero.statuses).toEqual([poison(1, 4, null)]);
});

it('runs down only in the tick that gives the hero its turn', () => {
  const world = worldOf(bearing(scenario('@'), 'hero', poison(5, 4, null)));
  world.heroDue = false;
  durations(world);
  expect(world.game.hero.statuses).toEqual([poison(5, 4, null)]);
});

it('runs down once with every action of the hero', () => {
  const start = bearing(scenario('@'), 'hero', confusion);
  expect(act(start, { kind: 'wait' }).game.hero.statuses).toMatchObject([{ turns: 3 }]);
});

it('says what was gained, how strong and how long', () => {
  const world = worldOf(scenario('@.r'));
  const targets = { kind: 'cells', cells: [{ x: 3, y: 1 }] } as const;
  enqueue(world, {
    tag: 'slow',
    by: HERO,
    source: 'web',
    targets: { ...targets, cells: [...targets.cells] },
    amount: 10,
    turns: 5,
  });
  drainEffects(world);
  expect(told(world, 'status-gained')).toMatchObject([
    { target: { raw: 'rat' }, status: 'slow', source: 'web', amount: 10, turns: 5, sense: 'self' },
  ]);
});

describe('confusion', () => {
  const confused = () => {
    const world = worldOf(bearing(bearing(scenario('@r'), 'rat', confusion), 'hero', confusion));
    world.due = new Set([HERO, find(world.game, 'rat').id]);
    turnStatus(world);
    return world;
  };

  it('takes a mob’s turn, on every tick alike', () => {
    expect([...confused().due]).toEqual([HERO]);
    expect(told(confused(), 'lost-turn')).toMatchObject([{ who: { raw: 'rat' }, sense: 'seen' }]);
  });

  it('ends after its turns', () => {
    const world = worldOf(bearing(scenario('@.r'), 'rat', confusion));
    for (let turn = 0; turn < 4; turn++) playerTurn(world);
    expect(inWorld(world, find(world.game, 'rat').id).statuses).toEqual([]);
    expect(told(world, 'status-ended')).toMatchObject([{ status: 'confusion', target: { raw: 'rat' } }]);
  });
});

describe('a bonus to attributes', () => {
  const strong: Status = { kind: 'attributes', source: 'strength-potion', turns: 1, by: HERO, bonus: { might: 5 } };

  it('counts as long as it lasts', () => {
    const world = worldOf(bearing(scenario('@'), 'hero', strong));
    world.stale.add(HERO);
    encumbrance(world);
    expect(world.game.hero.attributes?.might).toEqual({ base: 11, modifiers: 5 });
    playerTurn(world);
    encumbrance(world);
    expect(world.game.hero.attributes?.might).toEqual({ base: 11, modifiers: 0 });
  });

  it('comes from a strength potion, for ten turns', () => {
    const start = scenario('@', { carried: ['strength-potion'] });
    const { game } = act(start, { kind: 'use', item: find(start, 'strength-potion').id });
    expect(game.hero.statuses).toMatchObject([{ kind: 'attributes', source: 'strength-potion', bonus: { might: 5 } }]);
    expect(game.hero.attributes?.might.modifiers).toBe(5);
  });
});

describe('slowness and haste', () => {
  const drunk = (potion: string) => {
    const start = scenario('@', { carried: [potion], worn: [] });
    return act(start, { kind: 'use', item: find(start, potion).id, sure: true }).game.hero;
  };

  it('count in the penalty at once', () => {
    expect(drunk('slow-potion').pools?.penalty).toBe(2);
    expect(drunk('haste-potion').pools?.penalty).toBe(-2);
  });

  it('no longer count when they have run out', () => {
    const slow: Status = { kind: 'slow', source: 'slow-potion', turns: 1, by: HERO, penalty: 2 };
    const start = bearing(scenario('@', { worn: [] }), 'hero', slow);
    expect(act(start, { kind: 'wait' }).game.hero.pools?.penalty).toBe(0);
  });
});

it('stands still on levels the hero is not on', () => {
  const start = bearing(scenario('@'), 'hero', confusion);
  const elsewhere = changed(start, (draft) => {
    const away = structuredClone(draft.levels['2']) as Exclude<(typeof draft.levels)[string], { parked: true }>;
    away.depth = 3;
    away.entities = [{ ...structuredClone(find(scenario('@r'), 'rat')), statuses: [poison(5, 99, HERO)] }];
    draft.levels['3'] = away;
  });
  expect(act(elsewhere, { kind: 'wait' }).game.levels['3']).toEqual(elsewhere.levels['3']);
});
