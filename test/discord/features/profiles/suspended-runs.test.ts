import { suspendedRunsMessage } from '../../../../src/discord/features/profiles/profiles-message';
import { componentsOf, controlOf, englishI18n, textOf } from '../../../support/bot-fixture';
import { ASKED, createGuild, customIdOf, isEphemeral, runOf } from '../../../support/guild';

test('a fork suspends the run played before, which can be resumed', async () => {
  const { type, press, store } = createGuild();
  expect(textOf(await type('1', 'run resume'))).toContain('You have no paused runs');
  const run = runOf(await type('1', 'play', { seed: 'BRAVE-24' }));
  await type('1', 'run fork');
  const list = await type('1', 'run resume');
  expect(isEphemeral(list)).toBe(true);
  expect(textOf(list)).toMatch(/^## Your paused runs\n/);
  await press('1', customIdOf(list, '|resumed'), [run]);
  expect((await store.loadProfile('1'))?.activeRun).toBe(run);
});

test('a player who resumes a run paused for hours is told what happened before', async () => {
  const { type, press } = createGuild();
  const run = runOf(await type('1', 'play', { seed: 'BRAVE-24' }));
  await type('1', 'run fork');
  const pick = customIdOf(await type('1', 'run resume'), '|resumed');
  const after = async (hours: number) =>
    textOf(await press('1', pick, [run], { now: 1_700_000_000_000 + hours * 3_600_000 }));
  expect(await after(6)).not.toContain('**Previously…**');
  expect(await after(7)).toContain('**Previously…**');
});

test('a player who goes on while other runs are paused is told of those runs', async () => {
  const { type, press } = createGuild();
  const run = runOf(await type('1', 'play', { seed: 'BRAVE-24' }));
  const played = async () => textOf(await type('1', 'play'));
  expect(await played()).not.toContain('paused');
  await type('1', 'run fork');
  expect(await played()).toContain('*Another run of yours is paused: `/run resume` goes on with it.*');
  await type('1', 'daily');
  expect(await played()).toContain('*2 other runs of yours are paused: `/run resume` goes on with one.*');
  await press('1', `v1|${run}|0|do:abandon!`);
  expect(await played()).toContain('*Another run of yours is paused');
});

test('a player who begins a run while others are paused is told so, too', async () => {
  const { type, store } = createGuild();
  await type('1', 'play', { seed: 'BRAVE-24' });
  await type('1', 'run fork');
  const profile = await store.loadProfile('1');
  expect(profile?.suspendedRuns).toHaveLength(1);
  // The profile has no active run, as after the fork has expired or an admin has ended it.
  if (profile) await store.putProfile({ ...profile, revision: profile.revision + 1, activeRun: null });
  expect(textOf(await type('1', 'play'))).toContain('*Another run of yours is paused: `/run resume` goes on with it.*');
});

const GONE = /^That run can no longer be played\. `\/play` goes on with your current one/;

test('a listed run that has ended since is reported as over to a player of another run', async () => {
  const { type, press } = createGuild();
  const run = runOf(await type('1', 'run seed', { seed: 'BRAVE-24' }));
  await type('1', 'wait');
  await type('1', 'daily');
  const pick = customIdOf(await type('1', 'run resume'), '|resumed');
  await press('1', pick, [run]);
  await press('1', customIdOf(await type('1', 'run abandon'), 'do:abandon!'));
  await type('1', 'daily');
  const reply = await press('1', pick, [run]);
  expect(isEphemeral(reply)).toBe(true);
  expect(textOf(reply)).toMatch(GONE);
});

test.each(['|do:', '|panel:pack', '|look', '|menu'])(
  '%s below a run that is gone says so to a player of another run',
  async (part) => {
    const { type, press } = createGuild();
    await type('1', 'play');
    const board = await type('1', 'wait');
    await press('1', `v1|-|0|privacy:erase:${ASKED}`);
    await type('1', 'play');
    const reply = await press('1', customIdOf(board, part));
    expect(isEphemeral(reply)).toBe(true);
    expect(textOf(reply)).toMatch(GONE);
  },
);

test('every suspended run is a line and a choice; one that cannot be loaded is only a line', () => {
  const origin = { kind: 'fork', run: 'r0', version: 1 };
  const hero = { owner: '1', heroName: 'A_b', depth: 2, level: 3, turn: 7, channel: null };
  const run = { ...hero, run: 'r1', origin, version: null, updatedAt: 0 } as never;
  const damaged = {
    id: 'r2',
    owner: '1',
    home: null,
    channel: null,
    version: 3,
    updatedAt: 0,
    reason: 'unreadable',
  } as const;
  const listOf = (runs: never[], unloadable: (typeof damaged)[]) =>
    ({
      kind: 'update',
      message: suspendedRunsMessage({ runs, unloadable, ofChannels: [] }, 7_200_000, englishI18n),
    }) as const;
  const list = listOf([run], [damaged]);
  const lines = [
    '## Your paused runs',
    '<@1> · depth 2 · level 3 · branch · <t:0:R>',
    '⚠ A run of <@1> cannot be read.',
  ];
  expect(textOf(list)).toBe(lines.join('\n'));
  expect(controlOf(list, 'resumed').options).toEqual([
    { label: 'A_b', value: 'r1', description: 'depth 2 · level 3 · branch · 2 h ago' },
  ]);
  expect(textOf(listOf([], [damaged]))).toContain('cannot be read');
  expect(componentsOf(listOf([], [damaged])).filter(({ custom_id }) => custom_id)).toEqual([]);
  expect(textOf(listOf([], []))).toContain('You have no paused runs');
});
