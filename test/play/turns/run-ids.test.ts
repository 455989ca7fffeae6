import { randomSeed, runIdOf } from '../../../src/play/turns/start-run';

test('a run id fits a control and is the same for the same interaction', () => {
  const id = runIdOf({ user: '123456789012345678', interaction: '1438999999999999999' });
  expect(id).toMatch(/^[\w-]{1,24}$/);
  expect(runIdOf({ user: '123456789012345678', interaction: '1438999999999999999' })).toBe(id);
});

test.each([
  ['interaction', { user: '1', interaction: '3' }],
  ['user', { user: '2', interaction: '2' }],
])('another %s begins another run', (_, other) => {
  expect(runIdOf(other)).not.toBe(runIdOf({ user: '1', interaction: '2' }));
});

test('a seed can be read aloud, and differs from the one before', () => {
  const seeds = Array.from({ length: 20 }, randomSeed);
  for (const seed of seeds) expect(seed).toMatch(/^[2-9B-Z]{3}-[2-9B-Z]{3}$/);
  expect(new Set(seeds).size).toBeGreaterThan(1);
});
