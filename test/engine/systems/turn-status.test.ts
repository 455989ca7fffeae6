import { turnStatus } from '../../../src/engine/systems/turn-status';
import { eventsOfKind, worldOf } from '../../support/combat';
import { HERO } from '../../support/effects';
import { act, find, scenario } from '../../support/scenario';
import { bearing, confusion, poison } from '../../support/statuses';

/** World after one turn of statuses, in which the hero and a rat are confused. The rat is due. */
const confused = (heroDue: boolean) => {
  const world = worldOf(bearing(bearing(scenario('@r'), 'rat', confusion(4)), 'hero', confusion(4)));
  world.due = new Set([HERO, find(world.game, 'rat').id]);
  world.heroDue = heroDue;
  turnStatus(world);
  return world;
};

it.each([true, false])('takes the turn of a confused creature, with or without a turn of the hero: %s', (heroDue) => {
  expect([...confused(heroDue).due]).toEqual([HERO]);
  expect(eventsOfKind(confused(heroDue), 'lost-turn')).toMatchObject([{ who: { raw: 'rat' }, sense: 'seen' }]);
});

it('does not take the turn for other statuses', () => {
  const world = worldOf(bearing(scenario('@r'), 'rat', poison(5, 1, null)));
  const rat = find(world.game, 'rat').id;
  world.due = new Set([rat]);
  turnStatus(world);
  expect(world.due.has(rat)).toBe(true);
});

it('keeps a confused wolf from biting while it lasts', () => {
  let game = bearing(scenario('@w'), 'mangy-wolf', confusion(6));
  for (let turn = 0; turn < 5; turn++) {
    const result = act(game, { kind: 'wait' });
    expect(result.events.some((event) => 'attacker' in event && event.attacker.raw === 'mangy-wolf')).toBe(false);
    game = result.game;
  }
});
