import { emit, emitAt } from '../../../src/engine/state/emit';
import type { EventFact } from '../../../src/engine/state/event';
import { kindsOf, worldOf } from '../../support/combat';
import { scenario } from '../../support/scenario';

const WOLF = { id: 2, raw: 'mangy-wolf' };
const RAT = { id: 3, raw: 'rat' };
const REWARDED: EventFact = { kind: 'rewarded', xp: 1, gold: 1 };

/** World with the hero at (1, 1). A wall hides a hall of thirty cells from the hero. */
const world = () => worldOf(scenario(`@#${'.'.repeat(30)}`));
const at = (distance: number) => ({ x: 1 + distance, y: 1 });
const miss = (distance: number): EventFact => {
  return { kind: 'missed', attacker: WOLF, target: RAT, fumble: false, at: at(distance), from: at(distance) };
};

test('an event that involves the hero, or that the hero sees, says so', () => {
  const here = world();
  emitAt(here, miss(0), at(0), true);
  emitAt(here, miss(0), at(0), false);
  expect(here.events).toMatchObject([
    { kind: 'missed', sense: 'self' },
    { kind: 'missed', sense: 'seen' },
  ]);
});

test('an attack out of sight is heard up to twenty tiles away, without names', () => {
  const near = world();
  emitAt(near, miss(20), at(20), false);
  expect(near.events).toEqual([{ kind: 'fighting', sense: 'heard', turn: 0 }]);
  const far = world();
  emitAt(far, miss(21), at(21), false);
  expect(far.events).toEqual([]);
});

test('fighting is heard once a turn, and again in the next turn', () => {
  const here = world();
  emit(here, REWARDED, 'self');
  for (let attack = 0; attack < 2; attack++) emitAt(here, miss(5), at(5), false);
  expect(kindsOf(here)).toEqual(['rewarded', 'fighting']);
  here.game.turn += 1;
  emitAt(here, miss(5), at(5), false);
  expect(kindsOf(here)).toEqual(['rewarded', 'fighting', 'fighting']);
});

test('other events out of sight are not recorded', () => {
  const here = world();
  emitAt(here, { kind: 'died', who: RAT, at: at(5) } as EventFact, at(5), false);
  expect(here.events).toEqual([]);
});
