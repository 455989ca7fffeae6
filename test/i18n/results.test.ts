import type { GameSummary } from '../../src/engine';
import { createI18n, LOCALES } from '../../src/i18n';
import { loadRaws } from '../../src/raws';
import { sampleResult } from '../support/run-result';

const raws = loadRaws();
const { leaderboards, dailies, profiles, graves } = createI18n(raws);

const { summary } = sampleResult({ summary: { score: 4_333 } });
const place = (more: Partial<GameSummary>): string =>
  leaderboards.place(1, { name: 'Ann', record: { ...summary, ...more } });

test('a place on a board has score, depth and fate', () => {
  expect(place({})).toBe('**1.** Ann — **Score 4,333** · depth 4 · slain by a mangy wolf');
});

test.each<[Partial<GameSummary>, string]>([
  [{ by: 'dragon-wyrmling', cause: 'acid-breath' }, 'slain with Acid Breath by'],
  [{ by: null, cause: 'bear-trap' }, 'killed by'],
  [{ by: null, cause: 'hunger' }, 'starved'],
  [{ by: null }, 'was lost'],
  [{ result: 'retired', laurel: true }, '🏆 laurel won · retired victorious'],
  [{ result: 'abandoned' }, 'gave up'],
  [{ carried: 'amulet-of-yala', depth: 2 }, 'depth 4 · Amulet of Yala in the pack, 1 floor from home · slain by'],
  [{ carried: 'amulet-of-yala', depth: 1 }, 'Amulet of Yala in the pack, already in the town · slain by'],
  [
    { carried: 'amulet-of-yala', depth: 1, result: 'retired', laurel: true },
    '🏆 laurel won · Amulet of Yala brought home · retired victorious',
  ],
])('the fate %j reads %s', (more, text) => {
  expect(place(more)).toContain(text);
});

test('a history names a campaign that is not the first, and a board has runs of one campaign only', () => {
  const run = { name: 'Ann', record: { ...summary, campaign: 'amulet' } };
  expect(profiles.history.run(run, 'now', null)).toContain('depth 4 · The Amulet · slain by');
  expect(leaderboards.place(1, run)).toBe(place({}));
});

test('a board and a history name a kit that is not the first', () => {
  expect(place({ kit: 'scout' })).toContain('depth 4 · Scout · slain by');
  const run = { name: 'Ann', record: { ...summary, kit: 'scout' } };
  expect(profiles.history.run(run, 'now', null)).toContain('depth 4 · Scout · slain by');
});

test('a grave names a kit that is not the first', () => {
  expect(graves.of({ name: 'Ann', record: { ...summary, kit: 'scout' } })).toMatch(/^Ann, Scout, level 2,/);
  expect(graves.of({ name: 'Ann', record: summary })).toMatch(/^Ann, level 2,/);
});

test('a board, a history and a grave name second ways that the hero took', () => {
  const record = { ...summary, secondWays: [4, 5] };
  for (const line of [
    leaderboards.place(1, { name: 'Ann', record: { ...record, campaign: 'amulet' } }),
    profiles.history.run({ name: 'Ann', record }, 'now', null),
    graves.of({ name: 'Ann', record }),
  ])
    expect(line).toContain(' · Wet caverns › Old mine');
});

test('ways that the campaign no longer has are left out', () => {
  expect(place({ secondWays: [2] })).toBe(place({}));
  expect(place({ secondWays: [4], campaign: 'former' })).toBe(place({}));
});

test('a grave names the boons of the hero', () => {
  const record = { ...summary, boons: ['wildfire', 'toxins'] };
  expect(graves.of({ name: 'Ann', record })).toMatch(/ · Wildfire, Toxins$/);
});

describe('a share line', () => {
  const shared = {
    ...summary,
    date: '2026-11-20',
    circle: 'global',
    elsewhere: false,
    streak: 1,
    lowest: [100, 49, 0, 25],
  } as const;

  test('has depth, score, a sign for the lowest health on each level, and one for the end', () => {
    expect(dailies.share(shared).split('\n')).toEqual([
      '**Wyrmdeep** · Dungeon of November 20, 2026 · everyone',
      '🟩🔶💀🔶⬛⬛ depth 4',
      '-# Lowest health: depth 1 above half, depth 2 below half, depth 4 below half. Died at depth 3.',
      'Score 4,333',
    ]);
    expect(dailies.share({ ...shared, depth: 1, result: 'retired' })).toContain('🏆🔶🔻🔶⬛⬛ depth 4');
    expect(dailies.share({ ...shared, cheated: true })).toContain('does not count');
  });

  test('joins equal levels, treats health below a quarter alike, and leaves out unknown health', () => {
    const deep = { ...shared, depth: 5, deepest: 5, lowest: [50, 51, 24, 24, 0] };
    expect(dailies.share(deep)).toContain(
      '🟩🟩🔻🔻💀⬛ depth 5\n-# Lowest health: depths 1–2 above half, depths 3–4 below a quarter. Died at depth 5.',
    );
    const { lowest, ...unknown } = shared;
    expect(dailies.share(unknown)).toContain('⬜⬜💀⬜⬛⬛ depth 4\n-# Died at depth 3.');
    expect(dailies.share({ ...shared, lowest: [100, null, 0, 99] })).toContain('🟩⬜💀🟩⬛⬛');
  });

  test('of an endless run has its first and last levels', () => {
    const signs = dailies.share({ ...shared, depth: 60, deepest: 60, laurel: true }).split('\n')[1];
    expect(signs).toBe(`🟩🔶🔻🔶${'⬜'.repeat(8)}…${'⬜'.repeat(5)}💀 depth 60 · 🏆 laurel won`);
  });

  test('shows a streak from its second day on', () => {
    expect(dailies.share({ ...shared, streak: 3 })).toMatch(/Score 4,333 · 🔥 3 days in a row$/);
    expect(dailies.share(shared)).not.toContain('in a row');
  });
});

test('a share line reveals nothing of the dungeon', () => {
  const spoiling = {
    ...summary,
    date: '2026-11-20',
    circle: 'guild',
    elsewhere: false,
    seed: '7Q4-KVX',
    streak: 2,
  } as const;
  expect(dailies.share(spoiling)).not.toMatch(/7Q4|wolf/i);
});

test.each([
  ['all', 'Best of this server'],
  ['2026-11', 'Best of this server · November 2026'],
  ['2026-11-20', 'Dungeon of November 20, 2026 · this server'],
])('the title of the board %s is %s', (season, title) => {
  expect(leaderboards.title('guild', season)).toBe(title);
});

test('a finished run says why it has no rank', () => {
  const text = { name: 'Ann', record: summary };
  expect(profiles.history.run(text, 'today', null)).toBe(
    'today **Ann** — Score 4,333 · depth 4 · slain by a mangy wolf',
  );
  expect(profiles.history.run(text, 'today', 'seed')).toMatch(/ · chosen seed$/);
});

test.each(Object.values(LOCALES))('$id has its own texts for results', (locale) => {
  const own = createI18n(raws, locale);
  const { begun, practice, done, erased } = own.dailies;
  const texts = [
    own.leaderboards.title('global', '2026-11'),
    own.leaderboards.place(1, { name: 'Ann', record: summary }),
    own.dailies.share({
      ...summary,
      date: '2026-11-20',
      circle: 'guild',
      elsewhere: false,
      streak: 2,
      lowest: [99, 40, 0, 9],
    }),
    own.profiles.stats.figures(1, 0, 4, 4_333),
    own.profiles.history.older,
    ...Object.values(own.leaderboards.button),
    ...Object.values(own.dailies.button),
    ...[begun, practice, done.today, done.former, erased],
  ];
  expect(texts.join('\n')).not.toMatch(/undefined|NaN|Invalid/);
  const english = JSON.stringify([leaderboards, dailies, profiles]);
  if (locale.id !== 'en') expect(texts.filter((line) => english.includes(line))).toEqual([]);
});
