import { UsageError } from '../../../scripts/lib/command-line';
import { formatRecording, parseRecording } from '../../../scripts/replay/recording';
import { entropy, formatBuilds } from '../../../scripts/simulate/builds';
import { formatKits, formatSchools, kitsOf } from '../../../scripts/simulate/kits';
import { playRun } from '../../../scripts/simulate/run';
import { loadRaws } from '../../../src/raws';

const raws = loadRaws();
const plan = { seed: 'kits', kit: 'scout', bot: 'follower', maxTurns: 40, verify: true } as const;

test('a bot plays with a kit, and its recording replays with the kit', () => {
  const { violation, recording, census } = playRun(raws, plan);
  expect(violation).toBeNull();
  expect(census.kits).toEqual(['scout']);
  expect(census.held).toContain('hunting-bow');
  expect(parseRecording(formatRecording(recording))).toEqual(recording);
  expect(recording.kit).toBe('scout');
});

test.each([
  [{}, {}],
  [{ kit: 'fighter' }, {}],
  [{ kit: 'scout' }, { kits: ['scout'] }],
  [{ kit: 'all' }, { kits: raws.kits.map(({ id }) => id) }],
  [{ coverage: true }, { kits: raws.kits.map(({ id }) => id) }],
  [{ coverage: true, from: '7' }, {}],
])('the options %j mean %j', (asked, kits) => {
  expect(kitsOf({ coverage: false, ...asked })).toEqual(kits);
});

test.each([{ kit: 'bard' }, { kit: 'scout', from: '7' }])('the options %j are refused', (asked) => {
  expect(() => kitsOf({ coverage: false, ...asked })).toThrow(UsageError);
});

test('survival is compared by bot and kit; a plan without a kit has the first', () => {
  const runs = [
    { plan: { bot: 'follower' }, deepest: 6, laurel: true },
    { plan: { bot: 'follower', kit: 'fighter' }, deepest: 3, laurel: false },
    { plan: { bot: 'follower', kit: 'scout' }, deepest: 2, laurel: false },
  ] as const;
  const [, , ...rows] = formatKits(raws, runs).split('\n');
  expect(rows.map((row) => row.split(/\s{2,}|\s*\|\s*/).filter((cell) => cell !== ''))).toEqual([
    expect.arrayContaining(['follower', 'fighter', '2', '25.0 %']),
    expect.arrayContaining(['follower', 'scout', '1', '-25.0 %']),
  ]);
});

test('survival is compared by bot and school', () => {
  const runs = [
    { plan: { bot: 'planner', school: 'fire' }, deepest: 6, laurel: true },
    { plan: { bot: 'planner', school: 'venom' }, deepest: 3, laurel: false },
  ] as const;
  const [, , ...rows] = formatSchools(runs).split('\n');
  expect(rows.map((row) => row.split(/\s{2,}|\s*\|\s*/).filter((cell) => cell !== ''))).toEqual([
    expect.arrayContaining(['planner', 'fire', '1', '50.0 %']),
    expect.arrayContaining(['planner', 'venom', '1', '-50.0 %']),
  ]);
});

test('four equally frequent builds are two bits; heroes that died early do not count', () => {
  expect(entropy(['a', 'b', 'c', 'd'])).toBe(2);
  const hero = { deepest: 6, damage: { zap: 3, dagger: 2 }, census: { boons: ['wildfire'] } };
  const runs = [
    { ...hero, plan: { bot: 'planner', kit: 'scout' } },
    { ...hero, plan: { bot: 'planner', kit: 'tinker' } },
    { ...hero, plan: { bot: 'planner', kit: 'scout' }, deepest: 5, damage: { dagger: 9 } },
  ] as const;
  expect(formatBuilds(raws, runs)).toMatch(/of 2 heroes at depth 6: 1\.0 bits$/);
});
