import { messageOf } from '../../../../src/discord/api';
import { adminRunMessage, adminUnloadableMessage } from '../../../../src/discord/features/admin/admin-message';
import { auditMessage } from '../../../../src/discord/features/admin/audit-message';
import { StoreError } from '../../../../src/storage/contract';
import { MemoryTable } from '../../../../src/storage/dynamo/memory-table';
import { withPut } from '../../../storage/support/with-put';
import { buttonsInStyle, buttonsOf, componentsOf, controlOf, englishI18n, textOf } from '../../../support/bot-fixture';
import { ASKED, createGuild, customIdOf, finishRun, isEphemeral, MANAGER, runOf } from '../../../support/guild';
import { runsOfUser } from '../../../support/runs-of-user';

test('only members who may manage the server open its panel, whoever sees the command', async () => {
  const { type, press } = createGuild();
  const panel = await type('9', 'admin panel', {}, MANAGER);
  expect(isEphemeral(panel)).toBe(true);
  expect(textOf(panel)).toContain('Nobody is playing');
  expect(textOf(await type('1', 'admin panel'))).toContain('permission');
  const audit = customIdOf(panel, '|admin:audit');
  expect(textOf(await press('1', audit))).toContain('permission');
  expect(textOf(await press('9', audit, undefined, MANAGER))).toContain('Nothing yet');
});

test('an admin ends a run after a confirmation, and the audit records it', async () => {
  const { type, press, store } = createGuild();
  const begun = await type('1', 'play');
  const run = runOf(begun);
  const panel = await type('9', 'admin panel', {}, MANAGER);
  const runPanel = await press('9', customIdOf(panel, '|admin:picked'), [run], MANAGER);
  const confirmation = await press('9', customIdOf(runPanel, '|deed:end'), undefined, MANAGER);
  expect(textOf(confirmation)).toContain('are you sure');
  expect((await store.loadRun(run))?.game.over).toBeNull();
  expect(textOf(await press('1', customIdOf(confirmation, '|deed:end:sure')))).toContain('permission');
  expect(textOf(await press('9', customIdOf(confirmation, '|deed:end:sure'), undefined, MANAGER))).toContain('done');
  expect((await store.loadRun(run))?.game.over).toMatchObject({ result: 'abandoned' });
  expect(textOf(await press('9', customIdOf(runPanel, '|admin:runs'), undefined, MANAGER))).toContain(
    'Nobody is playing',
  );
  expect(textOf(await press('9', customIdOf(panel, '|admin:audit'), undefined, MANAGER))).toContain(
    '<@9>: ended a run: **u1** (<@1>)',
  );
});

test('a reset cut short by a silent store is finished by a repeated delivery', async () => {
  const table = new MemoryTable();
  let isDown = false;
  const over = withPut(table, (item, ...args) =>
    isDown && item.SK === 'PROFILE' ? Promise.reject(new StoreError('unavailable')) : table.put(item, ...args),
  );
  const { type, press, store } = createGuild({ over });
  const run = runOf(await type('1', 'play'));
  const reset = () => press('9', `v1|${run}|0|deed:reset:sure:${ASKED}`, undefined, { ...MANAGER, id: '5000' });
  isDown = true;
  await expect(reset()).rejects.toMatchObject({ code: 'unavailable' });
  expect((await store.loadRun(run))?.game.over).toMatchObject({ result: 'abandoned' });
  isDown = false;
  expect(textOf(await reset())).toContain('done');
  expect((await store.loadProfile('1'))?.activeRun).toBeNull();
  expect(await store.loadAudit('77', 9)).toMatchObject([{ action: 'reset', detail: '1', target: run, done: true }]);
});

test('an admin sets the mode and the channel of parties', async () => {
  const { type, press, store } = createGuild();
  const panel = await type('9', 'admin panel', {}, MANAGER);
  const confirmation = await press('9', customIdOf(panel, '|deed:mode'), ['hotseat'], MANAGER);
  await press('9', customIdOf(confirmation, ':sure'), undefined, MANAGER);
  const here = await press('9', customIdOf(panel, '|deed:here'), undefined, MANAGER);
  await press('9', customIdOf(here, ':sure'), undefined, MANAGER);
  expect(await store.loadConfig('77')).toMatchObject({ mode: 'hotseat', channels: ['88'] });
});

describe('a server that keeps the game to one channel', () => {
  const PUBLIC_THREAD = 11;
  const TEXT_CHANNEL = 0;

  async function restricted(sender: object) {
    const guild = createGuild();
    const panel = await guild.type('9', 'admin panel', {}, MANAGER);
    const here = await guild.press('9', customIdOf(panel, '|deed:here'), undefined, { ...MANAGER, ...sender });
    await guild.press('9', customIdOf(here, ':sure'), undefined, { ...MANAGER, ...sender });
    return guild;
  }

  test('allows it in the threads of that channel', async () => {
    const { type } = await restricted({ channel_id: '88' });
    const inThread = { channel_id: '91', channel: { type: PUBLIC_THREAD, parent_id: '88' } };
    const inOtherThread = { channel_id: '92', channel: { type: PUBLIC_THREAD, parent_id: '89' } };
    expect(runOf(await type('1', 'play', {}, inThread))).not.toBe('');
    expect(textOf(await type('2', 'play', {}, inOtherThread))).toContain('<#88>');
  });

  test('keeps a party to its own thread', async () => {
    const { type, store } = await restricted({ channel_id: '88' });
    await type('1', 'party', {}, { channel_id: '91', channel: { type: PUBLIC_THREAD, parent_id: '88' } });
    expect(await store.loadParty('91')).not.toBeNull();
    expect(await store.loadParty('88')).toBeNull();
  });

  test('does not take the category of a channel for its parent', async () => {
    const { type } = await restricted({ channel_id: '88' });
    const sender = { channel_id: '90', channel: { type: TEXT_CHANNEL, parent_id: '88' } };
    expect(textOf(await type('1', 'play', {}, sender))).toContain('<#88>');
  });

  test('means the channel of a thread if an admin says so in the thread', async () => {
    const { store } = await restricted({ channel_id: '91', channel: { type: PUBLIC_THREAD, parent_id: '88' } });
    expect(await store.loadConfig('77')).toMatchObject({ channels: ['88'] });
  });

  test('is limited to one thread by a button that stands only there', async () => {
    const { type, press, store } = createGuild();
    const inThread = { channel_id: '91', channel: { type: PUBLIC_THREAD, parent_id: '88' } };
    expect(buttonsOf(await type('9', 'admin panel', {}, MANAGER))).not.toContain('Only in this thread');
    const panel = await type('9', 'admin panel', {}, { ...MANAGER, ...inThread });
    const asked = await press('9', customIdOf(panel, '|deed:thread'), undefined, { ...MANAGER, ...inThread });
    expect(textOf(asked)).toContain('**Only in this thread**: are you sure?');
    await press('9', customIdOf(asked, ':sure'), undefined, { ...MANAGER, ...inThread });
    expect(await store.loadConfig('77')).toMatchObject({ channels: ['91'] });
    expect(runOf(await type('1', 'play', {}, inThread))).not.toBe('');
    expect(textOf(await type('2', 'play'))).toContain('<#91>');
  });

  test('still allows a thread that was allowed by itself', async () => {
    const { type, store } = createGuild();
    await store.putConfig({ guild: '77', revision: 1, channels: ['91'], mode: 'owner', quiet: false });
    const sender = { channel_id: '91', channel: { type: PUBLIC_THREAD, parent_id: '88' } };
    expect(runOf(await type('1', 'play', {}, sender))).not.toBe('');
  });
});

test("a player's data in the server is exported as a file and erased", async () => {
  const { type, press, store } = createGuild();
  await type('1', 'play');
  const panel = await type('9', 'admin runs', { player: '1' }, MANAGER);
  const confirmation = await press('9', customIdOf(panel, '|deed:export'), undefined, MANAGER);
  const exported = await press('9', customIdOf(confirmation, ':sure'), undefined, MANAGER);
  expect(messageOf(exported)?.attachments[0]).toMatchObject({ name: 'wyrmdeep.json' });
  const eraseConfirmation = await press('9', customIdOf(panel, '|deed:erase'), undefined, MANAGER);
  await press('9', customIdOf(eraseConfirmation, ':sure'), undefined, MANAGER);
  expect(await runsOfUser(store, '1')).toEqual([]);
});

test('an admin makes the server quiet after a confirmation, and the audit records it', async () => {
  const { type, press, store } = createGuild();
  const panel = await type('9', 'admin panel', {}, MANAGER);
  expect(textOf(panel)).toContain('replies: for all');
  const confirmation = await press('9', controlOf(panel, 'deed:quiet:on').custom_id, undefined, MANAGER);
  expect(textOf(confirmation)).toContain('are you sure');
  expect(await store.loadConfig('77')).toBeNull();
  const done = await press('9', customIdOf(confirmation, '|deed:quiet:on:sure'), undefined, MANAGER);
  expect([textOf(done), buttonsOf(done)]).toEqual(['**Quiet replies**: done.', ['Runs']]);
  expect(await store.loadConfig('77')).toMatchObject({ quiet: true });
  expect(await store.loadAudit('77', 9)).toMatchObject([{ by: '9', action: 'quiet', detail: 'true', done: true }]);
  const again = await type('9', 'admin panel', {}, MANAGER);
  expect(textOf(again)).toContain('replies: quiet');
  expect(controlOf(again, 'deed:quiet:off').label).toBe('Replies for all');
});

test('an admin switches hunt and avengers off, and the audit records it', async () => {
  const { type, press, store } = createGuild();
  const panel = await type('9', 'admin panel', {}, MANAGER);
  const question = await press('9', controlOf(panel, 'deed:stories:off').custom_id, undefined, MANAGER);
  await press('9', customIdOf(question, '|deed:stories:off:sure'), undefined, MANAGER);
  expect(await store.loadConfig('77')).toMatchObject({ stories: false });
  const again = await type('9', 'admin panel', {}, MANAGER);
  expect(textOf(again)).toContain('hunt and avengers: off');
  const audit = await press('9', customIdOf(again, '|admin:audit'), undefined, MANAGER);
  expect(textOf(audit)).toContain('switched hunt and avengers off');
});

test('a run is rolled back to the given action', async () => {
  const { type, press, store } = createGuild();
  const begun = await type('1', 'play');
  const run = runOf(begun);
  for (let move = 0; move < 4; move++) await type('1', 'wait');
  const confirmation = await type('9', 'admin rollback', { player: '1', move: 3 }, MANAGER);
  expect(textOf(confirmation)).toContain('Back to move 3');
  await press('9', customIdOf(confirmation, '|deed:to:3:sure'), undefined, MANAGER);
  expect(await store.loadRun(run)).toMatchObject({ version: 5, last: { kind: 'back', to: 3 }, ranked: false });
  expect(await store.loadAudit('77', 9)).toMatchObject([{ action: 'rollback', detail: '3', done: true }]);
});

test('Take back counts from the action that the button names', async () => {
  const { type, press, store } = createGuild();
  const run = runOf(await type('1', 'play'));
  for (let move = 0; move < 4; move++) await type('1', 'wait');
  const panel = await type('9', 'admin panel', {}, MANAGER);
  const runPanel = await press('9', customIdOf(panel, 'admin:picked'), [run], MANAGER);
  const confirmation = await press('9', customIdOf(runPanel, 'deed:back:1'), undefined, MANAGER);
  await press('9', customIdOf(confirmation, 'deed:back:1:sure'), undefined, MANAGER);
  expect(await store.loadRun(run)).toMatchObject({ version: 5, last: { kind: 'back', to: 3 } });
});

test('actions that were taken back are not counted again by the next Take back', async () => {
  const { type, press, store } = createGuild();
  const run = runOf(await type('1', 'play'));
  for (let move = 0; move < 4; move++) await type('1', 'wait');
  const takeBack = async (moves: number) => {
    const panel = await type('9', 'admin panel', {}, MANAGER);
    const runPanel = await press('9', customIdOf(panel, 'admin:picked'), [run], MANAGER);
    const confirmation = await press('9', customIdOf(runPanel, `deed:back:${moves}`), undefined, MANAGER);
    return press('9', customIdOf(confirmation, `deed:back:${moves}:sure`), undefined, MANAGER);
  };
  const last = async () => (await store.loadRun(run))?.last;
  for (const to of [3, 2]) {
    await takeBack(1);
    expect(await last()).toEqual({ kind: 'back', to });
  }
  await type('1', 'wait');
  await takeBack(1);
  expect(await last()).toEqual({ kind: 'back', to: 2 });
  expect(textOf(await takeBack(5))).toContain('never existed');
  expect(await last()).toEqual({ kind: 'back', to: 2 });
});

test('an action that the run has not reached is not offered', async () => {
  const { type } = createGuild();
  await type('1', 'play');
  const reply = await type('9', 'admin rollback', { player: '1', move: 30 }, MANAGER);
  expect(textOf(reply)).toContain('move 30 has not been played yet');
  expect(componentsOf(reply).some(({ custom_id }) => custom_id?.includes('deed:to'))).toBe(false);
});

test('a run is not taken back by more actions than it has', () => {
  const hero = { owner: '1', channel: null, heroName: 'u1', depth: 1, level: 1, turn: 9 };
  const run = { ...hero, run: 'r', origin: { kind: 'chance' } as const, ranked: true, updatedAt: 0 };
  const offered = (version: number) =>
    componentsOf({ kind: 'update', message: adminRunMessage({ ...run, version }, null, englishI18n) }).flatMap(
      ({ custom_id }) => /deed:back:(\d+)/.exec(custom_id ?? '')?.[1] ?? [],
    );
  expect(offered(0)).toEqual([]);
  expect(offered(1)).toEqual(['1']);
  expect(offered(4)).toEqual(['1']);
  expect(offered(5)).toEqual(['1', '5']);
});

test("the list tells a player's runs apart by depth, level, kind and time", async () => {
  const { type } = createGuild();
  await type('1', 'play');
  await type('1', 'daily');
  await type('1', 'party');
  const panel = await type('9', 'admin panel', {}, MANAGER);
  const [menu] = componentsOf(panel).flatMap(({ options }) => (options ? [options] : []));
  expect(menu?.map(({ label, description }) => `${label}: ${description}`).sort()).toEqual([
    'u1: depth 1 · level 1 · just now',
    'u1: depth 1 · level 1 · party · just now',
    'u1: depth 2 · level 1 · The Sprint · Tinker · daily dungeon of 2023-11-14 · just now',
  ]);
  expect(textOf(panel)).toContain('<@1> · depth 1 · level 1 · party · <t:1700000000:R>');
});

describe('an admin who names a player', () => {
  /** Creates a server in which player 1 plays the second of two runs, at version 2. */
  async function guildOfOne() {
    const guild = createGuild();
    const first = runOf(await guild.type('1', 'play'));
    await guild.type('1', 'daily');
    await guild.type('1', 'wait');
    const second = runOf(await guild.type('1', 'wait'));
    const ask = (name: string, values = {}) => guild.type('9', `admin ${name}`, { player: '1', ...values }, MANAGER);
    const confirm = async (reply: Awaited<ReturnType<typeof ask>>) =>
      textOf(await guild.press('9', customIdOf(reply, ':sure'), undefined, MANAGER));
    return { ...guild, first, second, ask, confirm };
  }

  test.each(['reset', 'end'] as const)('can %s after one confirmation, which names the run', async (name) => {
    const { store, second, ask, confirm } = await guildOfOne();
    const question = await ask(name);
    expect(isEphemeral(question)).toBe(true);
    expect(textOf(question)).toContain(
      '<@1> · depth 2 · level 1 · The Sprint · Tinker · daily dungeon of 2023-11-14 · <t:1700000000:R> · move 2',
    );
    expect(textOf(question)).toContain('One other run of theirs goes on here');
    expect((await store.loadRun(second))?.game.over).toBeNull();
    expect(await confirm(question)).toContain('done');
    expect((await store.loadRun(second))?.game.over).toMatchObject({ result: 'abandoned' });
    expect(await store.loadAudit('77', 9)).toMatchObject([{ action: name, target: second, done: true }]);
  });

  test('has the run rolled back to the action', async () => {
    const { store, second, ask, confirm } = await guildOfOne();
    expect(await confirm(await ask('rollback', { move: 1 }))).toContain('Back to move 1');
    expect(await store.loadRun(second)).toMatchObject({ last: { kind: 'back', to: 1 } });
    expect(textOf(await ask('rollback', { move: 30 }))).toContain('move 30 has not been played yet');
  });

  test('is told if the run is at that action already, or has not reached it', async () => {
    const { ask } = await guildOfOne();
    const there = await ask('rollback', { move: 2 });
    expect(textOf(there)).toContain('It stands at move 2 already.');
    expect(textOf(there)).not.toContain('not been played');
    expect(buttonsOf(there)).toEqual(['Runs']);
    expect(textOf(await ask('rollback', { move: 3 }))).toContain('move 3 has not been played yet');
  });

  test('sees the runs of that player, and picks one', async () => {
    const { first, second, ask, press } = await guildOfOne();
    const runs = await ask('runs');
    const choices = controlOf(runs, 'admin:picked').options?.map(({ value }) => value);
    expect(choices).toEqual([second, first]);
    const picked = await press('9', customIdOf(runs, '|admin:picked'), [first], MANAGER);
    expect(textOf(picked)).toContain('move 0');
  });

  test('exports and erases the data after one confirmation each', async () => {
    const { store, ask, press, confirm } = await guildOfOne();
    const question = await ask('export');
    expect(textOf(question)).toContain('Data of <@1> in this server');
    const file = await press('9', customIdOf(question, ':sure'), undefined, MANAGER);
    expect(messageOf(file)?.attachments[0]).toMatchObject({ name: 'wyrmdeep.json' });
    expect(await confirm(await ask('erase'))).toContain('done');
    expect(await runsOfUser(store, '1')).toEqual([]);
  });

  test('reads the audit', async () => {
    const { ask, confirm, type } = await guildOfOne();
    await confirm(await ask('end'));
    expect(textOf(await type('9', 'admin audit', {}, MANAGER))).toContain('<@9>: end');
  });

  test('is told if that player plays nothing that began here', async () => {
    const { type } = createGuild();
    await type('2', 'play', {}, { guild_id: null });
    for (const name of ['reset', 'end', 'runs']) {
      const reply = await type('9', `admin ${name}`, { player: '2' }, MANAGER);
      expect(textOf(reply)).toContain('<@2> plays no run that began in this server');
    }
  });

  test.each(['panel', 'runs', 'reset', 'end', 'rollback', 'audit', 'export', 'erase'])(
    'cannot /admin %s without the permission',
    async (name) => {
      const { type } = createGuild();
      await type('1', 'play');
      const reply = await type('2', `admin ${name}`, { player: '1', move: 0 });
      expect(textOf(reply)).toContain('permission');
      expect(buttonsOf(reply)).toEqual([]);
    },
  );
});

test('a long list of runs has pages: older runs and back', async () => {
  const { type, press, store } = createGuild();
  const players = Array.from({ length: 41 }, (_, at) => String(1_000 + at));
  const { game, home } = (await store.loadRun(runOf(await type('1000', 'play'))))!;
  for (const owner of players.slice(1)) {
    const run = await store.createRun({
      id: `run-${owner}`,
      owner,
      home,
      game,
      interaction: owner,
      now: 1_700_000_000_000,
    });
    await store.listRun(run!);
  }
  const pages = [await type('9', 'admin panel', {}, MANAGER)];
  for (let turn = 0; turn < 2; turn++) {
    pages.push(await press('9', customIdOf(pages[turn]!, 'older:'), undefined, MANAGER));
  }
  const mentions = pages.map((page) => [...textOf(page).matchAll(/<@(\d+)>/g)].map(([, player]) => player));
  expect(mentions.map(({ length }) => length)).toEqual([20, 20, 1]);
  expect(mentions.flat().sort()).toEqual(players);
  const [first, second, last] = pages;
  expect(() => customIdOf(first!, 'newer:')).toThrow();
  expect(() => customIdOf(last!, 'older:')).toThrow();
  const back = await press('9', customIdOf(last!, 'newer:'), undefined, MANAGER);
  expect(textOf(back)).toBe(textOf(second!));
  const top = await press('9', customIdOf(back, 'newer:'), undefined, MANAGER);
  expect(textOf(first!)).toContain(textOf(top));
  expect(await store.loadAudit('77', 9)).toEqual([]);
});

test('the panel shows where and how the game may be played, and offers to change it', async () => {
  const { type, press, store } = createGuild();
  const panel = await type('9', 'admin panel', {}, MANAGER);
  expect(textOf(panel)).toBe(
    [
      '## Runs being played in this server',
      'Nobody is playing right now.',
      '',
      'Channels: all · parties: anyone · replies: for all · hunt and avengers: on',
      'Everybody may post · as many as they like · in every channel of the game',
    ].join('\n'),
  );
  expect(buttonsOf(panel)).toEqual([
    ...['Only in this channel', 'In every channel', 'Quiet replies'],
    ...['Hunt and avengers off', 'Posts', 'Audit'],
  ]);
  expect(buttonsInStyle(panel, 'danger')).toEqual([]);
  expect(controlOf(panel, 'deed:mode:owner')).toMatchObject({
    placeholder: 'How parties play …',
    options: [
      { label: 'owner only', value: 'owner' },
      { label: 'whoever has the torch', value: 'handover' },
      { label: 'vote', value: 'vote' },
      { label: 'anyone', value: 'hotseat' },
    ],
  });
  await store.putConfig({ guild: '77', revision: 1, channels: ['88', '89'], mode: 'vote', quiet: true });
  const changed = await press(
    '9',
    customIdOf(await press('9', customIdOf(panel, '|admin:audit'), [], MANAGER), 'runs'),
    undefined,
    MANAGER,
  );
  expect(textOf(changed)).toContain('Channels: <#88> <#89> · parties: vote · replies: quiet · hunt and avengers: on');
});

const STRUCK_OUT = 'From then on the run is not ranked, and what stood of it on boards is struck out.';

test.each([
  [
    'deed:here',
    'Only in this channel',
    'Runs are begun and shown there alone. Elsewhere only their players see them, and parties wait until `/run resume` moves them there.',
  ],
  ['deed:anywhere', 'In every channel', null],
  ['deed:quiet:on', 'Quiet replies', null],
  ['deed:quiet:off', 'Replies for all', null],
  ['deed:stories:off', 'Hunt and avengers off', null],
  ['deed:mode:vote', 'Parties: vote', 'For parties that begin from now on.'],
  ['deed:export:1', 'Export the data', null],
  ['deed:erase:1', 'Erase the data', 'What is stored about their runs that began in this server is gone for good.'],
])(
  'the confirmation of %s names it and its consequences, and nothing has happened yet',
  async (code, name, entails) => {
    const { press, store } = createGuild();
    const question = await press('9', `v1|-|0|${code}`, undefined, { ...MANAGER, id: '1000' });
    const about = /:1$/.test(code) ? 'Data of <@1> in this server\n' : '';
    const asked = `${about}**${name}**: are you sure? It is written down.`;
    expect(textOf(question)).toBe(entails === null ? asked : `${asked}\n${entails}`);
    expect([buttonsOf(question), buttonsInStyle(question, 'danger')]).toEqual([['Yes', 'Runs'], ['Yes']]);
    expect(customIdOf(question, ':sure')).toBe(`v1|-|0|${code}:sure:${ASKED}`);
    expect([await store.loadConfig('77'), await store.loadAudit('77', 9)]).toEqual([null, []]);
  },
);

const ABOUT_RUN: [string, string, string][] = [
  ['deed:end', 'End the run', 'The run ends as if its player had given up, and the result counts as it stands.'],
  ['deed:reset', 'Reset the player', 'The run ends as if its player had given up, who is free to begin anew.'],
  ['deed:back:1', 'One move back', STRUCK_OUT],
  ['deed:back:20', '20 moves back', STRUCK_OUT],
  ['deed:to:0', 'Back to move 0', STRUCK_OUT],
  ['deed:cheat:god', 'Debug: invulnerable', 'It marks the run for good: it counts for nothing.'],
];

test.each(ABOUT_RUN)('the confirmation of %s is about the run as it is now', async (code, name, entails) => {
  const { type, press, store } = createGuild();
  const run = runOf(await type('1', 'play'));
  await type('1', 'wait');
  const question = await press('9', `v1|${run}|0|${code}`, undefined, { ...MANAGER, id: '1000' });
  expect(textOf(question).split('\n')).toEqual([
    '<@1> · depth 1 · level 1 · <t:1700000000:R> · move 1',
    `**${name}**: are you sure? It is written down.`,
    entails,
  ]);
  expect(customIdOf(question, ':sure')).toBe(`v1|${run}|1|${code}:sure:${ASKED}`);
  expect([(await store.loadRun(run))?.game.over, await store.loadAudit('77', 9)]).toEqual([null, []]);
});

test("a finished run is taken back by the button's count, and the confirmation names its last action", async () => {
  const guild = createGuild();
  const run = runOf(await finishRun(guild, '1'), '|restart');
  const question = await guild.press('9', `v1|${run}|3|deed:back:1`, undefined, MANAGER);
  expect(textOf(question)).toContain('move 3\n**One move back**');
  await guild.press('9', customIdOf(question, ':sure'), undefined, MANAGER);
  expect(await guild.store.loadRun(run)).toMatchObject({ last: { kind: 'back', to: 2 } });
});

test('buttons that destroy something are red, all others grey', async () => {
  const { type, press } = createGuild();
  const run = runOf(await type('1', 'play'));
  const panel = await type('9', 'admin panel', {}, MANAGER);
  const runPanel = await press('9', customIdOf(panel, '|admin:picked'), [run], MANAGER);
  expect(buttonsInStyle(runPanel, 'danger')).toEqual(['End the run', 'Reset the player']);
  expect(buttonsInStyle(runPanel, 'secondary')).toEqual([
    'Debug: heal',
    'Debug: reveal the level',
    'Debug: next level',
    'Debug: invulnerable',
    'Runs',
  ]);
  const player = await type('9', 'admin runs', { player: '1' }, MANAGER);
  expect(textOf(player)).toContain('Data of <@1> in this server');
  expect(buttonsInStyle(player, 'danger')).toEqual(['Erase the data']);
  expect(buttonsInStyle(player, 'secondary')).toEqual(['Export the data', 'Runs']);
});

test('of the runs that cannot be loaded, only a damaged one can be ended', () => {
  const buttonsFor = (reason: 'unreadable' | 'newer') => {
    const message = adminUnloadableMessage(
      { id: 'r', owner: '1', home: null, channel: null, version: 4, updatedAt: 0, reason },
      englishI18n,
    );
    return buttonsOf({ kind: 'update', message });
  };
  expect(buttonsFor('unreadable')).toEqual(['End the run', 'Runs']);
  expect(buttonsFor('newer')).toEqual(['Runs']);
});

test('an entry of the audit has its time, its admin, its action, and whether it was not done', () => {
  const run = { owner: '1', heroName: 'A_b' };
  const entry = { at: 1_999, by: '9', action: 'rollback', target: 'r_1', detail: '3', done: true, run };
  const lines = [
    entry,
    { ...entry, by: 'erased-9', action: 'channels', target: null, detail: '12 13', done: false, run: null },
    { ...entry, action: 'erase', target: 'erased-3f', detail: '', run: null },
    { ...entry, action: 'debug', detail: 'god', run: null },
  ];
  const audit = { kind: 'update', message: auditMessage(lines as never, englishI18n) } as const;
  expect(buttonsOf(audit)).toEqual(['Runs']);
  expect(textOf(audit).split('\n')).toEqual([
    '## What was done here',
    '<t:1:f> <@9>: took a run back to move 3: **A\\_b** (<@1>)',
    '<t:1:f> somebody since erased: kept the game to <#12> <#13> · came to nothing',
    '<t:1:f> <@9>: erased the data of somebody since erased',
    '<t:1:f> <@9>: debugged a run (invulnerable): gone since',
  ]);
});
