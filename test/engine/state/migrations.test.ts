import { SCHEMA } from '../../../src/engine/state/game';
import { MIGRATIONS, type Migration, migrateGame, migrateLevel } from '../../../src/engine/state/migrations';

/**
 * Two imaginary migrations. The first teaches the hero to swim and gives levels weather; the second gives the weather a
 * name.
 */
const STEPS: Migration[] = [
  {
    to: 2,
    game: (saved) => Object.assign(saved, { swims: true }),
    level: (saved) => Object.assign(saved, { weather: 1 }),
  },
  { to: 3, game: () => {}, level: (saved) => Object.assign(saved, { weather: `rain ${saved.weather}` }) },
];

test('the list has no gaps and ends at the present shape', () => {
  expect(MIGRATIONS.map((migration) => migration.to)).toEqual(Array.from({ length: SCHEMA - 1 }, (_, i) => i + 2));
});

test('a game is migrated step by step, with its levels', () => {
  const saved = { schema: 1, levels: { '1': { depth: 1 }, '2': { parked: true, digest: 'x' } } };
  migrateGame(saved, 1, STEPS);
  expect(saved).toEqual({
    schema: 3,
    swims: true,
    levels: { '1': { depth: 1, weather: 'rain 1' }, '2': { parked: true, digest: 'x' } },
  });
});

test('a game of a later schema takes only the steps that it lacks', () => {
  const saved = { schema: 2, levels: { '1': { weather: 5 } } };
  migrateGame(saved, 2, STEPS);
  expect(saved).toEqual({ schema: 3, levels: { '1': { weather: 'rain 5' } } });
});

test('a parked level is migrated by itself', () => {
  const level = { depth: 4 };
  migrateLevel(level, 1, STEPS);
  expect(level).toEqual({ depth: 4, weather: 'rain 1' });
});
