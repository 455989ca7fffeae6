import { throwing } from '../../../src/engine/systems/throwing';
import { eventsOfKind, intend, kindsOf, worldOf } from '../../support/combat';
import { HERO } from '../../support/effects';
import { streams } from '../../support/minds';
import { changed, find, scenario } from '../../support/scenario';
import { bearing, confusion } from '../../support/statuses';

const thrower = (drawing: string, carried = ['dagger']) =>
  scenario(drawing, { carried, hero: { hunger: { state: 'normal', turns: 99 } } });

function hurl(drawing: string, rolls: readonly number[]) {
  const game = thrower(drawing);
  const [world, target] = [worldOf(game, [...rolls]), find(game, 'mangy-wolf')];
  const intent = { kind: 'throw', item: find(game, 'dagger').id, at: target.position!, target: target.id } as const;
  return intend(world, HERO, intent, throwing);
}

test('a throw rolls like a shot, and then whether the weapon breaks', () => {
  const hit = hurl('@..w', [20, 4, 2]);
  expect(eventsOfKind(hit, 'hit')).toMatchObject([{ attack: 'dagger', amount: 5 }]);
  expect(hit.queue).toMatchObject([{ tag: 'strike', by: HERO, source: 'dagger', amount: 5 }]);
  expect(hit.queue[0]).not.toHaveProperty('melee');
  expect(kindsOf(hurl('@..w', [1, 1]))).toEqual(['threw', 'missed', 'broke']);
});

test('a confused hero may throw at any creature in range', () => {
  const game = bearing(thrower('@.w.t....r'), 'hero', confusion(5));
  const intent = {
    kind: 'throw',
    item: find(game, 'dagger').id,
    at: { x: 3, y: 1 },
    target: find(game, 'mangy-wolf').id,
  };
  const targets = streams(game, 40).map((stream) => {
    const world = worldOf(stream);
    intend(world, HERO, { ...intent, kind: 'throw' }, throwing);
    return [...eventsOfKind(world, 'hit'), ...eventsOfKind(world, 'missed')][0]?.target.raw;
  });
  expect(new Set(targets)).toEqual(new Set(['mangy-wolf', 'peasant']));
});

test('a worn weapon that is cursed stays in the hand', () => {
  const armed = changed(scenario('@..w', { worn: ['dagger'], carried: [] }), (draft) => {
    find(draft, 'dagger').cursed = true;
  });
  const world = worldOf(armed, []);
  const target = find(armed, 'mangy-wolf');
  intend(
    world,
    HERO,
    { kind: 'throw', item: find(armed, 'dagger').id, at: target.position!, target: target.id },
    throwing,
  );
  expect(kindsOf(world)).toEqual(['stuck']);
  expect(world.game.pack).toHaveLength(1);
});
