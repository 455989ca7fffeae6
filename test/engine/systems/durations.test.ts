import type { Status } from '../../../src/engine/statuses';
import { durations } from '../../../src/engine/systems/durations';
import { eventsOfKind, hpOf, inWorld, worldOf } from '../../support/combat';
import { act, changed, find, here, scenario } from '../../support/scenario';
import { bearing, confusion, playerTurn, poison } from '../../support/statuses';

it('counts a status down once with each action of the hero', () => {
  const start = bearing(scenario('@'), 'hero', confusion(4));
  expect(act(start, { kind: 'wait' }).game.hero.statuses).toMatchObject([{ turns: 3 }]);
});

it('counts a status down only in the tick of the hero’s turn', () => {
  const world = worldOf(bearing(scenario('@'), 'hero', poison(5, 4, null)));
  world.heroDue = false;
  durations(world);
  expect(world.game.hero.statuses).toEqual([poison(5, 4, null)]);
});

it('counts several statuses down separately', () => {
  const world = worldOf(bearing(scenario('@'), 'hero', poison(1, 2, null), poison(3, 4, null)));
  playerTurn(world);
  playerTurn(world);
  expect(hpOf(world.game.hero)).toBe(30 - 6 - 4);
  expect(world.game.hero.statuses).toEqual([poison(1, 4, null)]);
});

it('ends a status after its turns, and reports it', () => {
  const world = worldOf(bearing(scenario('@.r'), 'rat', confusion(4)));
  for (let turn = 0; turn < 4; turn++) playerTurn(world);
  expect(inWorld(world, find(world.game, 'rat').id).statuses).toEqual([]);
  expect(eventsOfKind(world, 'status-ended')).toMatchObject([{ status: 'confusion', target: { raw: 'rat' } }]);
});

const otherPoison = (turns: number): Status => ({ ...poison(turns, 1, null), source: 'dagger-of-venom' });

it('reports no end while another status of the same kind goes on', () => {
  const world = worldOf(bearing(scenario('@'), 'hero', poison(1, 1, null), otherPoison(2)));
  playerTurn(world);
  expect(eventsOfKind(world, 'status-ended')).toEqual([]);
  playerTurn(world);
  expect(eventsOfKind(world, 'status-ended')).toMatchObject([{ source: 'dagger-of-venom' }]);
});

it('reports one end of two that come together, except for changed attributes', () => {
  const stronger = (source: string): Status => ({
    kind: 'attributes',
    source,
    turns: 1,
    by: null,
    bonus: { might: 1 },
  });
  const all = [poison(1, 1, null), otherPoison(1), stronger('hangover'), stronger('strength-potion')];
  const world = worldOf(bearing(scenario('@'), 'hero', ...all));
  playerTurn(world);
  expect(eventsOfKind(world, 'status-ended').map(({ source }) => source)).toEqual([
    'dagger-of-venom',
    'hangover',
    'strength-potion',
  ]);
});

it('ends the effect of a status together with the status', () => {
  const slow: Status = { kind: 'slow', source: 'slow-potion', turns: 1, by: 1, penalty: 2 };
  const start = bearing(scenario('@', { worn: [] }), 'hero', slow);
  expect(act(start, { kind: 'wait' }).game.hero.pools?.penalty).toBe(0);
});

it('does not report an end out of sight', () => {
  const world = worldOf(bearing(scenario('@#r'), 'rat', confusion(1)));
  playerTurn(world);
  expect(world.events).toEqual([]);
});

describe('on a level without the hero', () => {
  /** Game of a hero on the stairs down. On the level below a rat is poisoned. */
  const upstairs = () =>
    changed(scenario('>@'), (draft) => {
      draft.hero.position = { x: 1, y: 1 };
      const below = here(scenario('@r', { depth: 3 }));
      below.tiles = below.tiles.replace('.', '<');
      for (const mob of below.entities) {
        mob.statuses = [poison(5, 99, 1)];
        mob.moveMode = 'static';
        mob.initiative = 1000;
      }
      draft.levels['3'] = below;
    });

  it('does not count down', () => {
    const start = upstairs();
    expect(act(start, { kind: 'wait' }).game.levels['3']).toEqual(start.levels['3']);
  });

  it('continues when the hero arrives', () => {
    const { game } = act(act(upstairs(), { kind: 'wait' }).game, { kind: 'descend' });
    expect(game.kills).toBe(1);
  });
});

it('counts the turn on the stairs', () => {
  const start = changed(bearing(scenario('>@'), 'hero', confusion(4)), ({ hero }) => {
    hero.position = { x: 1, y: 1 };
  });
  expect(act(start, { kind: 'descend' }).game.hero.statuses).toMatchObject([{ turns: 3 }]);
});
