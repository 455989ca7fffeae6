import { shooting } from '../../../src/engine/systems/shooting';
import { eventsOfKind, intend, worldOf } from '../../support/combat';
import { HERO } from '../../support/effects';
import { streams } from '../../support/minds';
import { find, scenario } from '../../support/scenario';
import { bearing, confusion } from '../../support/statuses';

const archer = (drawing: string, worn = ['rusty-longsword', 'shortbow']) =>
  scenario(drawing, { worn, hero: { hunger: { state: 'normal', turns: 99 } } });

function shoot(drawing: string, rolls: readonly number[], worn?: string[]) {
  const game = archer(drawing, worn);
  const world = worldOf(game, [...rolls]);
  intend(world, HERO, { kind: 'shoot', target: find(game, 'mangy-wolf').id }, shooting);
  return world;
}

test('a shot rolls like a blow, with the bow instead of the sword', () => {
  expect(eventsOfKind(shoot('@..w', [20, 4]), 'hit')).toMatchObject([{ attack: 'shortbow', amount: 5, shot: true }]);
  expect(eventsOfKind(shoot('@..w', [1]), 'missed')).toMatchObject([{ fumble: true, shot: true }]);
});

test('a shot queues its damage like a blow', () => {
  expect(shoot('@..w', [20, 4]).queue).toMatchObject([{ tag: 'strike', by: HERO, source: 'shortbow', amount: 5 }]);
});

test('a creature without a bow does not shoot', () => {
  const { events, queue } = shoot('@..w', [20, 4], ['rusty-longsword']);
  expect([events, queue]).toEqual([[], []]);
});

test('a confused hero may shoot at any creature in range', () => {
  const game = bearing(archer('@.w.t....r'), 'hero', confusion(5));
  const targets = streams(game, 40).map((stream) => {
    const world = worldOf(stream);
    intend(world, HERO, { kind: 'shoot', target: find(game, 'mangy-wolf').id }, shooting);
    return [...eventsOfKind(world, 'hit'), ...eventsOfKind(world, 'missed')][0]?.target.raw;
  });
  expect(new Set(targets)).toEqual(new Set(['mangy-wolf', 'peasant']));
});
