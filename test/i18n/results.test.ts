import type { GameSummary } from '../../src/engine';
import { createI18n, LOCALES } from '../../src/i18n';
import { loadRaws } from '../../src/raws';

const raws = loadRaws();
const { leaderboards, dailies, profiles } = createI18n(raws);

const summary: GameSummary = {
  result: 'died',
  score: 4_333,
  depth: 3,
  deepest: 4,
  level: 3,
  xp: 3_200,
  kills: 20,
  gold: 12.5,
  turns: 900,
  by: 'mangy-wolf',
  cause: null,
  laurel: false,
  cheated: false,
};
const place = (more: Partial<GameSummary>): string =>
  leaderboards.place(1, { name: 'Ann', record: { ...summary, ...more } });

test('a place on a board has score, depth and fate', () => {
  expect(place({})).toBe('**1.** Ann — **Score 4,333** · depth 4 · slain by the Mangy Wolf');
});

test.each<[Partial<GameSummary>, string]>([
  [{ by: 'dragon-wyrmling', cause: 'acid-breath' }, 'slain with Acid Breath by'],
  [{ by: null, cause: 'bear-trap' }, 'killed by'],
  [{ by: null, cause: 'hunger' }, 'starved'],
  [{ by: null }, 'was lost'],
  [{ result: 'retired', laurel: true }, '🏆 laurel won · retired victorious'],
  [{ result: 'abandoned' }, 'gave up'],
])('the fate %j reads %s', (more, told) => {
  expect(place(more)).toContain(told);
});

test('a share line has depth, score and a square for each level, with a sign where it ended', () => {
  const shared = { ...summary, date: '2026-11-20', circle: 'global' } as const;
  expect(dailies.share(shared)).toBe(
    '**Wyrmdeep** · Dungeon of November 20, 2026 · everyone\n🟩🟩💀🟩⬛⬛ depth 4\nScore 4,333',
  );
  expect(dailies.share({ ...shared, deepest: 9, laurel: true })).toContain('🟩🟩💀🟩🟩🟩🟩🟩🟩 depth 9 · 🏆');
  expect(dailies.share({ ...shared, depth: 1, result: 'retired' })).toContain('🏆🟩🟩🟩⬛⬛ depth 4');
  expect(dailies.share({ ...shared, cheated: true })).toContain('does not count');
});

test('a share line reveals nothing of the dungeon', () => {
  const spoiling = { ...summary, date: '2026-11-20', circle: 'guild', seed: '7Q4-KVX' } as const;
  expect(dailies.share(spoiling)).not.toMatch(/7Q4|wolf/i);
});

test.each([
  ['all', 'Best of this server'],
  ['2026-11', 'Best of this server · November 2026'],
  ['2026-11-20', 'Dungeon of November 20, 2026 · this server'],
])('the title of the board %s is %s', (season, title) => {
  expect(leaderboards.title('guild', season)).toBe(title);
});

test('a finished run says why it is not ranked', () => {
  const told = { name: 'Ann', record: summary };
  expect(profiles.history.run(told, 'today', null)).toBe(
    'today **Ann** — Score 4,333 · depth 4 · slain by the Mangy Wolf',
  );
  expect(profiles.history.run(told, 'today', 'seed')).toMatch(/ · chosen seed$/);
});

test.each(Object.values(LOCALES))('$id has texts of its own for all of it', (locale) => {
  const own = createI18n(raws, locale);
  const { begun, practice, done, erased } = own.dailies;
  const texts = [
    own.leaderboards.title('global', '2026-11'),
    own.leaderboards.place(1, { name: 'Ann', record: summary }),
    own.dailies.share({ ...summary, date: '2026-11-20', circle: 'guild' }),
    own.profiles.stats.figures(1, 0, 4, 4_333),
    own.profiles.history.older,
    ...Object.values(own.leaderboards.button),
    ...Object.values(own.dailies.button),
    ...[begun, practice, done, erased],
  ];
  expect(texts.join('\n')).not.toMatch(/undefined|NaN|Invalid/);
  const english = JSON.stringify([leaderboards, dailies, profiles]);
  if (locale.id !== 'en') expect(texts.filter((line) => english.includes(line))).toEqual([]);
});
