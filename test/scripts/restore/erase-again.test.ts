import { UsageError } from '../../../scripts/lib/command-line';
import { eraseAgain } from '../../../scripts/restore/erase-again';
import { createGuild } from '../../support/guild';
import { runsOfUser } from '../../support/runs-of-user';

const SINCE = Date.UTC(2026, 10, 20, 18);
const line = (user: string, guild: string | null, minutes: number): string =>
  JSON.stringify({ event: 'erasure', user, guild, at: new Date(SINCE + minutes * 60_000).toISOString() });

async function setUp() {
  const guild = createGuild();
  for (const user of ['11', '12']) await guild.type(user, 'play');
  await guild.type('11', 'play', {}, { guild_id: '78' });
  const runs = async (user: string) => (await runsOfUser(guild.store, user)).length;
  return { ...guild, runs };
}

test('only players who erased themselves after the backup are erased again', async () => {
  const { play, runs } = await setUp();
  const log = [line('11', null, 5), '', '{"event":"interaction"}'];
  expect(await eraseAgain(play, log, SINCE)).toEqual({ applied: 1, earlier: 0 });
  expect([await runs('11'), await runs('12')]).toEqual([0, 1]);
});

test('a player who erased themselves before the backup and played again keeps the later runs', async () => {
  const { play, runs } = await setUp();
  expect(await eraseAgain(play, [line('11', null, -11)], SINCE)).toEqual({ applied: 0, earlier: 1 });
  expect(await runs('11')).toBe(1);
});

test('an erasure that may have been under way during the backup is finished', async () => {
  const { play, runs } = await setUp();
  expect(await eraseAgain(play, [line('11', null, -9)], SINCE)).toEqual({ applied: 1, earlier: 0 });
  expect(await runs('11')).toBe(0);
});

test('erasures by admins are repeated only in their server, with one audit line', async () => {
  const { play, runs, store } = await setUp();
  for (let time = 0; time < 2; time++) await eraseAgain(play, [line('12', '77', 5), line('12', '78', 6)], SINCE);
  expect(await runs('12')).toBe(0);
  expect(await store.loadProfile('12')).not.toBeNull();
  expect(await store.loadAudit('77', 9)).toMatchObject([{ action: 'erase', by: 'operator', done: true }]);
});

test('an unreadable line stops the script, which names the line', async () => {
  const { play } = await setUp();
  const log = [line('11', null, 5), 'START RequestId: 1'];
  await expect(eraseAgain(play, log, SINCE)).rejects.toThrow(UsageError);
  await expect(eraseAgain(play, log, SINCE)).rejects.toThrow('Line 2');
});
