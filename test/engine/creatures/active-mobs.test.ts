import { activeMobs } from '../../../src/engine/creatures';
import type { Entity } from '../../../src/engine/state/entity';
import { worldOf } from '../../support/combat';
import { changed, find, scenario } from '../../support/scenario';

/** True if time stands still for the creature of a raw, after `change` is applied to it. */
function stands(drawing: string, raw = 'peasant', change: Partial<Entity> = {}): boolean {
  const game = changed(scenario(drawing, { legend: { p: 'patron' } }), (draft) => {
    Object.assign(find(draft, raw), change);
  });
  return !activeMobs(worldOf(game)).some((mob) => mob.raw === raw);
}

test('out of sight, with nobody to fear, a townsman does nothing with its turn', () => {
  expect(stands('@..#t')).toBe(true);
});

test('in sight it does', () => {
  expect(stands('@...t')).toBe(false);
});

test('with somebody on the level whom it fears it does', () => {
  expect(stands('@..#t...r')).toBe(false);
});

test('who would attack the hero does', () => {
  expect(stands('@..#b', 'bandit')).toBe(false);
});

test('nor does who moves at random', () => {
  expect(stands('@..#p', 'patron')).toBe(true);
  expect(stands('@...p', 'patron')).toBe(false);
});

test.each<[string, Partial<Entity>]>([
  ['who chases somebody', { chasing: 1 }],
  ['who heard something', { heard: { x: 1, y: 1 } }],
  ['who was hurt', { harmedBy: { id: 1, turn: 0 } }],
  ['who runs from somebody', { afraidOf: 1 }],
  ['who bears a grudge', { grudges: [1] }],
  ['who was called', { summoned: true }],
  ['who sees farther than the hero', { viewshed: { range: 40 } }],
])('%s does', (_, change) => {
  expect(stands('@..#t', 'peasant', change)).toBe(false);
});

test('the wounded do: they recover', () => {
  const mana = { current: 2, max: 2 };
  const pools = { level: 1, hp: { current: 1, max: 8 }, mana, xp: 0, gold: 0, weight: 0, penalty: 0 };
  expect(stands('@..#t', 'peasant', { pools })).toBe(false);
});
