import { activeMobs } from '../../../src/engine/creatures';
import type { Entity } from '../../../src/engine/state/entity';
import { worldOf } from '../../support/combat';
import { changed, find, scenario } from '../../support/scenario';

/** True if a creature of the raw does not act in its turn, after `change` was applied to it. */
function stands(drawing: string, raw = 'peasant', change: Partial<Entity> = {}): boolean {
  const game = changed(scenario(drawing, { legend: { p: 'patron' } }), (draft) => {
    Object.assign(find(draft, raw), change);
  });
  return !activeMobs(worldOf(game)).some((mob) => mob.raw === raw);
}

test('a townsman out of sight with nobody to fear does not act', () => {
  expect(stands('@..#t')).toBe(true);
});

test('a townsman in sight acts', () => {
  expect(stands('@...t')).toBe(false);
});

test('a townsman who fears somebody on the level acts', () => {
  expect(stands('@..#t...r')).toBe(false);
});

test('a creature that would attack the hero acts', () => {
  expect(stands('@..#b', 'bandit')).toBe(false);
});

test('a creature that moves at random acts in sight only', () => {
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
])('a townsman out of sight %s acts', (_, change) => {
  expect(stands('@..#t', 'peasant', change)).toBe(false);
});

test('a wounded townsman acts, to recover', () => {
  const mana = { current: 2, max: 2 };
  const pools = { level: 1, hp: { current: 1, max: 8 }, mana, xp: 0, gold: 0, weight: 0, penalty: 0 };
  expect(stands('@..#t', 'peasant', { pools })).toBe(false);
});
