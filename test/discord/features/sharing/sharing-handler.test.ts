import { messageOf, type Reply } from '../../../../src/discord/api';
import { sharesMessage } from '../../../../src/discord/features/sharing/sharing-message';
import type { SharedRun } from '../../../../src/discord/types';
import { eraseRuns } from '../../../../src/storage/privacy/erase-run';
import {
  boardOf,
  buttonsInStyle,
  buttonsOf,
  componentsOf,
  controlOf,
  englishI18n,
  optionsFrom,
  textOf,
} from '../../../support/bot-fixture';
import { ASKED, createGuild, customIdOf, finishRun, isEphemeral, MANAGER, runOf } from '../../../support/guild';
import { commandInteraction } from '../../../support/interactions';
import { scenario } from '../../../support/scenario';

const NOTHING_TO_WATCH = 'There is nothing for you to watch in this channel.';

const stepId = (reply: Reply, step: string) => controlOf(reply, `replay:${step}`).custom_id;

test('a fork made by a button is ephemeral, and goes on in that message', async () => {
  const { type, press } = createGuild();
  await type('1', 'play');
  const fork = await press('2', customIdOf(await type('1', 'run share'), '|fork'));
  expect(isEphemeral(fork)).toBe(true);
  expect(textOf(fork)).toContain('Only you see it here');
  expect(await press('2', customIdOf(fork, '|do:'))).toMatchObject({ kind: 'update' });
  const byCommand = await type('2', 'run fork');
  expect(isEphemeral(byCommand)).toBe(false);
  expect(textOf(byCommand)).not.toContain('Only you see it here');
});

test('the second of two forks is played, and none is paused', async () => {
  const { type, press, store } = createGuild();
  await type('1', 'run seed', { seed: 'MOON' });
  await type('1', 'wait');
  const fork = customIdOf(await type('1', 'run share'), '|fork');
  await press('2', fork);
  const second = runOf(await press('2', fork));
  expect(await store.loadProfile('2')).toMatchObject({ activeRun: second, suspendedRuns: [] });
  expect(textOf(await type('2', 'run resume'))).toContain('You have no paused runs');
});

test('no run is forked in a channel that the server does not allow', async () => {
  const { type, press, store } = createGuild();
  await type('1', 'run seed', { seed: 'MOON' });
  await type('1', 'wait');
  const panel = await type('9', 'admin panel', {}, MANAGER);
  await press('9', `${customIdOf(panel, 'deed:here')}:sure:${ASKED}`, undefined, MANAGER);
  const before = await store.loadProfile('1');
  const refused = await type('1', 'run fork', {}, { channel_id: '99' });
  expect(isEphemeral(refused)).toBe(true);
  expect(textOf(refused)).toBe('This server keeps the game to <#88>.');
  expect(await store.loadProfile('1')).toEqual(before);
});

test("an ephemeral confirmation comes before a fork of the player's ranked run, by command or by an old button", async () => {
  const { type, press, store } = createGuild();
  const run = runOf(await type('1', 'play'));
  await type('1', 'wait');
  const questions = [await type('1', 'run fork'), await press('1', `v1|${run}|0|fork`)];
  for (const question of questions) {
    expect(isEphemeral(question)).toBe(true);
    expect(textOf(question)).toContain('takes the run itself out of the ranking');
    expect(textOf(question)).toContain('Or wait');
    expect(buttonsOf(question)).toEqual(['Branch off, unranked', 'Keep it ranked']);
  }
  const [question] = questions as [Reply, Reply];
  const declined = await press('1', controlOf(question, 'branch:keep').custom_id);
  expect(declined).toMatchObject({ kind: 'update' });
  expect(textOf(declined)).toBe('Nothing was branched off.');
  expect(await store.loadRun(run)).toMatchObject({ ranked: true });
  const fork = await press('1', customIdOf(question, '|branch:sure'));
  expect(fork).toMatchObject({ kind: 'update' });
  expect(textOf(fork)).toContain('This branch is yours');
  expect(textOf(fork)).toContain('Only you see it here');
  expect(textOf(fork)).not.toContain('not ranked any more');
  expect(await store.loadRun(run)).toMatchObject({ ranked: false });
  const board = await press('1', `v1|${run}|1|do:wait`);
  expect(textOf(board)).toContain('This run is not ranked any more.');
});

test('a run that was not ranked from the start has no line about it', async () => {
  const { type } = createGuild();
  expect(textOf(await type('1', 'play', { seed: 'BRAVE-24' }))).not.toContain('ranked any more');
  expect(textOf(await type('2', 'play'))).not.toContain('ranked any more');
});

test('a fork shows what happened last, not earlier turns', async () => {
  const { type } = createGuild();
  await type('1', 'play', { seed: 'BRAVE-24' });
  expect(textOf(await type('1', 'travel', { to: 'barkeep' }))).toContain('Coin first, courage after');
  await type('1', 'wait');
  const fork = textOf(await type('1', 'run fork'));
  expect(fork).toContain('This branch is yours');
  expect(fork).not.toContain('Coin first, courage after');
});

test('a watched run names its owner, and its action if a moment is shared', async () => {
  const { type, press } = createGuild();
  await type('1', 'play');
  await type('1', 'wait');
  const shared = await type('1', 'run share');
  expect(textOf(shared)).toContain('<@1> shares this run');
  expect(textOf(await press('2', customIdOf(shared, '|watch')))).toContain("This is <@1>'s run.");
  const opened = await press('2', customIdOf(await type('2', 'run watch'), '|shared'), [runOf(shared, '|watch')]);
  expect(textOf(opened)).toContain("This is <@1>'s run.");
  const moment = await type('1', 'run share', { move: 0 });
  expect(textOf(moment)).toContain('<@1> shares this run as it was after move 0');
  expect(buttonsOf(moment)).toEqual(['Branch off', 'Stop sharing']);
});

test("a refreshed share keeps its owner's settings, and its ephemeral copies have each reader's", async () => {
  const { type, press } = createGuild();
  await type('1', 'settings', { language: 'es', text: true });
  await type('2', 'settings', { language: 'de' });
  await type('1', 'play');
  const shared = await type('1', 'run share');
  const refreshed = await press('2', customIdOf(shared, '|watch'));
  expect(buttonsOf(refreshed)).toEqual(buttonsOf(shared));
  expect(messageOf(refreshed)?.attachments).toEqual([]);
  const own = await press('2', customIdOf(await type('2', 'run watch'), '|shared'), [runOf(shared, '|watch')]);
  expect(buttonsOf(own)).toContain('Aktualisieren');
  expect(buttonsOf(await press('2', customIdOf(own, '|watch')))).toContain('Aktualisieren');
});

test('a player with a run of their own beside a party shares the run that they played last', async () => {
  const { type } = createGuild();
  const party = runOf(await type('1', 'party', { mode: 'owner' }));
  await type('2', 'party');
  expect(runOf(await type('2', 'run share'), '|fork')).toBe(party);
  const own = runOf(await type('1', 'play'));
  expect(runOf(await type('1', 'run share'), '|fork')).toBe(own);
  const clip = await type('1', 'run share', { as: 'animation' });
  expect(runOf(clip, '|shared')).toBe(own);
});

test('a run is shared, listed and watched', async () => {
  const { type, press } = createGuild();
  expect(textOf(await type('2', 'run watch'))).toContain(NOTHING_TO_WATCH);
  await type('1', 'play');
  expect(await type('1', 'run share')).toMatchObject({ kind: 'message', ephemeral: false });
  const list = await type('2', 'run watch');
  expect(textOf(list)).toMatch(/^## Runs to watch in this channel\n/);
  const [choice] = componentsOf(list).flatMap(({ options }) => options ?? []) as { value: string }[];
  expect(await press('2', customIdOf(list, '|shared'), [choice?.value ?? ''])).toMatchObject({
    kind: 'message',
    ephemeral: true,
  });
});

const ENDED = 'This run is no longer shared in this channel.';
const MOST_OF_UNSHARED = 'The run you played last is not shared in this channel now.';

test.each([{}, { move: 0 }, { as: 'animation' }])(
  'the sharer ends the share where it is shown (%j), and all who look again are told so',
  async (how) => {
    const { type, press } = createGuild();
    await type('1', 'play');
    await type('1', 'wait');
    const first = await type('1', 'run share');
    const watched = await press('2', customIdOf(await type('2', 'run watch'), '|shared'), [runOf(first, '|watch')]);
    const shared = await type('1', 'run share', how);
    const stop = customIdOf(shared, '|unshare');
    const refused = await press('2', stop);
    expect(isEphemeral(refused)).toBe(true);
    expect(textOf(refused)).toBe("This is <@1>'s run: only those who play it can stop sharing it.");
    for (const stopped of [await press('1', stop), await press('1', stop)]) {
      expect(stopped).toMatchObject({ kind: 'update', message: { attachments: [] } });
      expect(textOf(stopped)).toBe(ENDED);
      expect(buttonsOf(stopped)).toEqual(['What is shared']);
      const others = await press('2', customIdOf(stopped, '|shares'));
      expect(isEphemeral(others)).toBe(true);
      expect(textOf(others)).toContain(NOTHING_TO_WATCH);
    }
    // The owner gets the same answer, because an old button must not bring a message back that all can see.
    for (const [user, old] of [
      ['2', first],
      ['1', first],
      ['2', watched],
    ] as const) {
      const again = await press(user, customIdOf(old, '|watch'));
      expect(again).toMatchObject({ kind: 'update', message: { attachments: [] } });
      expect(textOf(again)).toBe(ENDED);
    }
    const branch = await press('2', customIdOf(first, '|fork'));
    expect(isEphemeral(branch)).toBe(true);
    expect(textOf(branch)).toBe('That run is not shared in this channel, or no longer.');
    expect(textOf(await type('1', 'run watch'))).toContain(NOTHING_TO_WATCH);
  },
);

test('an animation cannot show a single action, and a command for both shares nothing', async () => {
  const { type, store } = createGuild();
  await type('1', 'play');
  await type('1', 'wait');
  await type('1', 'run share', { move: 0 });
  const before = await store.loadShares('88');
  const refused = await type('1', 'run share', { move: 1, as: 'animation' });
  expect(isEphemeral(refused)).toBe(true);
  expect(textOf(refused)).toContain('an animation shows the last turns and cannot begin or end at a move');
  expect(await store.loadShares('88')).toEqual(before);
});

test('a command ends the share of the run played last, in an ephemeral reply, even without a share', async () => {
  const { type } = createGuild();
  expect(textOf(await type('1', 'run share', { stop: true }))).toContain('You have no run yet');
  await type('1', 'play');
  await type('1', 'run share');
  for (const how of [{ stop: true }, { stop: true, move: 0, as: 'animation' }]) {
    const stopped = await type('1', 'run share', how);
    expect(isEphemeral(stopped)).toBe(true);
    expect(textOf(stopped)).toContain(MOST_OF_UNSHARED);
    expect(textOf(await type('2', 'run watch'))).toContain(NOTHING_TO_WATCH);
  }
  expect(textOf(await type('1', 'run share', { stop: false }))).toContain('<@1> shares this run');
});

test('the share of an earlier run is ended from the list of shared runs', async () => {
  const { type, press } = createGuild();
  const run = runOf(await type('1', 'play'));
  await type('1', 'run share');
  const open = async (user: string) => press(user, customIdOf(await type(user, 'run watch'), '|shared'), [run]);
  expect(buttonsOf(await open('2'))).toEqual(['Refresh', 'Branch off']);
  const own = await open('1');
  expect(buttonsOf(own)).toEqual(['Refresh', 'Branch off', 'Stop sharing']);
  const refreshed = await press('1', customIdOf(own, '|watch'));
  expect(buttonsOf(refreshed)).toEqual(buttonsOf(own));
  expect(textOf(await press('1', customIdOf(refreshed, '|unshare')))).toBe(ENDED);
  expect(textOf(await type('2', 'run watch'))).toContain(NOTHING_TO_WATCH);
});

test('the share of a finished run is ended below its card, which stays in view', async () => {
  const guild = createGuild();
  const { type, press } = guild;
  const run = runOf(await type('1', 'play'));
  const posted = await type('1', 'run share');
  const card = await finishRun(guild, '1');
  await press('1', customIdOf(card, '|restart'));
  const open = async (user: string) => press(user, customIdOf(await type(user, 'run watch'), '|shared'), [run]);
  const forWatchers = buttonsOf(card).filter((label) => label !== 'Share this');
  expect(buttonsOf(await open('2'))).toEqual(forWatchers);
  expect(buttonsOf(await open('1'))).toEqual([...forWatchers, 'Stop sharing']);
  const refreshed = await press('2', customIdOf(posted, '|watch'));
  expect(buttonsOf(refreshed)).toEqual([...forWatchers, 'Stop sharing']);
  const stopped = await press('1', customIdOf(refreshed, '|unshare'));
  expect([isEphemeral(stopped), textOf(stopped)]).toEqual([true, ENDED]);
  expect(textOf(await type('2', 'run watch'))).toContain(NOTHING_TO_WATCH);
});

test('below the last turns of a watched run stand its owner and the button that ends its share', async () => {
  const guild = createGuild();
  const { type, press } = guild;
  const run = runOf(await type('1', 'play'));
  const posted = await type('1', 'run share');
  const card = await finishRun(guild, '1');
  expect(textOf(await press('1', customIdOf(card, '|last')))).not.toContain("<@1>'s run");
  const opened = await press('1', customIdOf(await type('1', 'run watch'), '|shared'), [run]);
  for (const watched of [await press('2', customIdOf(posted, '|watch')), opened]) {
    const shown = await press('1', customIdOf(watched, '|last'));
    expect(textOf(shown)).toContain("This is <@1>'s run.");
    expect(customIdOf(shown, '|unshare')).toBe(customIdOf(watched, '|unshare'));
  }
  const ofAnother = await press('2', customIdOf(opened, '|last'));
  expect(buttonsOf(ofAnother)).not.toContain('Stop sharing');
});

test("the last turns of a watched run have its owner's settings in public, and each reader's in private", async () => {
  const guild = createGuild();
  const { type, press } = guild;
  await type('1', 'settings', { text: true });
  await type('2', 'settings', { language: 'de' });
  const run = runOf(await type('1', 'play'));
  const posted = await type('1', 'run share');
  await finishRun(guild, '1');
  const opened = await press('2', customIdOf(await type('2', 'run watch'), '|shared'), [run]);
  const alone = await press('2', customIdOf(opened, '|last'));
  expect(buttonsOf(alone)).toContain('Neues Spiel');
  expect(messageOf(alone)?.attachments).not.toEqual([]);
  const refreshed = await press('2', customIdOf(posted, '|watch'));
  const toAll = await press('2', customIdOf(refreshed, '|last'));
  expect(buttonsOf(toAll)).toContain('New game');
  expect(messageOf(toAll)?.attachments).toEqual([]);
});

test.each(['board', 'animation'])('nobody is told to follow a finished run: shared as %s', async (as) => {
  const guild = createGuild();
  await finishRun(guild, '1');
  const shared = await guild.type('1', 'run share', { as });
  expect(textOf(shared)).toMatch(/<@1> shares this run, which is over\.|shared by <@1>/);
  expect(textOf(shared)).not.toContain('/run watch');
  expect(buttonsOf(shared)).toContain('Stop sharing');
});

test("any member of a party ends the share of its run, and other members see that in the party's language", async () => {
  const { type, press } = createGuild();
  await type('2', 'settings', { language: 'de' });
  await type('1', 'party', { mode: 'hotseat', language: 'es' });
  await type('2', 'party');
  const shared = await type('1', 'run share');
  expect(textOf(await press('3', customIdOf(shared, '|unshare')))).toContain('only those who play it');
  const own = await press('2', customIdOf(await type('2', 'run watch'), '|shared'), [runOf(shared, '|watch')]);
  expect(customIdOf(own, '|unshare')).toBe(`v1|${runOf(shared, '|watch')}|0|unshare`);
  const stopped = await press('2', customIdOf(shared, '|unshare'));
  expect(textOf(stopped)).toBe('Esta partida ya no se comparte en este canal.');
  expect(textOf(await press('3', customIdOf(shared, '|watch')))).toBe(textOf(stopped));
});

test('a share left of an erased run cannot be ended, and says that there is none', async () => {
  const { type, press, table } = createGuild();
  await type('1', 'play');
  const shared = await type('1', 'run share');
  await eraseRuns(table, [runOf(shared, '|watch')]);
  const refused = await press('1', customIdOf(shared, '|unshare'));
  expect(isEphemeral(refused)).toBe(true);
  expect(textOf(refused)).toBe('There is no such run here.');
});

test('a player forks their own run at an action', async () => {
  const { type, press } = createGuild();
  await type('1', 'play');
  await type('1', 'wait');
  expect(textOf(await type('1', 'run fork', { move: 40 }))).toContain('cannot be shown');
  const question = await type('1', 'run fork', { move: 0 });
  expect(textOf(await press('1', customIdOf(question, '|branch:sure')))).toContain('not ranked');
});

test('a finished run is shared as a clip with a button to its replay', async () => {
  const guild = createGuild();
  const { type, press } = guild;
  await finishRun(guild, '1');
  const clip = await type('1', 'run share', { as: 'animation' });
  expect(clip).toMatchObject({ kind: 'message', ephemeral: false });
  expect(messageOf(clip)?.attachments.map(({ name }) => name)).toEqual(['post-3.gif']);
  expect(textOf(clip)).toContain('shared by <@1>');
  expect(textOf(await press('2', stepId(clip, 'open')))).toContain('move 0 of 3');
});

test('a run that goes on is shared as a clip of its last turns with a button to watch it', async () => {
  const { type, press } = createGuild();
  await type('1', 'play');
  await type('1', 'wait');
  const clip = await type('1', 'run share', { as: 'animation' });
  expect(messageOf(clip)?.attachments.map(({ name }) => name)).toEqual(['post-1.gif']);
  expect(await press('2', controlOf(clip, 'shared').custom_id)).toMatchObject({ kind: 'message', ephemeral: true });
});

test.each([{}, { move: 0 }, { as: 'animation' }])(
  "a share of today's daily dungeon shows nothing of it (%j)",
  async (how) => {
    const { type, press } = createGuild();
    await type('1', 'daily');
    const shared = await type('1', 'run share', how);
    expect(shared).toMatchObject({ kind: 'message', ephemeral: false });
    expect(textOf(shared)).toContain('<@1> shares a run in the daily dungeon. It stays hidden');
    expect(messageOf(shared)?.attachments).toEqual([]);
    expect(buttonsOf(shared)).toEqual(['Watch', 'Stop sharing']);
    const watch = controlOf(shared, 'shared').custom_id;
    expect(textOf(await press('2', watch))).toContain('hidden');
    const confirmation = await type('2', 'daily').then(() => type('2', 'run abandon'));
    await press('2', controlOf(confirmation, 'do:abandon!').custom_id);
    expect(await press('2', watch)).toMatchObject({ kind: 'message', ephemeral: true, message: { attachments: [{}] } });
  },
);

test('a player who has yet to finish the daily is offered none of its runs, and not told that there are none', async () => {
  const { type } = createGuild();
  await type('1', 'daily');
  await type('1', 'run share');
  expect(textOf(await type('2', 'run watch'))).toContain(NOTHING_TO_WATCH);
  expect(textOf(await type('1', 'run watch'))).toContain('<@1>');
});

test('a clip is shared by the worker, a board is not', () => {
  const isSlow = (options: object) =>
    createGuild().bot.isSlow(commandInteraction('run share', optionsFrom(options as never)));
  expect(isSlow({ as: 'animation' })).toBe(true);
  expect(isSlow({ as: 'board' })).toBe(false);
  expect(isSlow({ as: 'animation', stop: true })).toBe(false);
  expect(isSlow({})).toBe(false);
});

test('every shared run is a line and a choice, with its action if a moment is shared', () => {
  const hero = { owner: '1', heroName: 'A_b', depth: 2, level: 3, turn: 7, channel: null };
  const kind = { origin: { kind: 'seed' }, ranked: false, updatedAt: 0 };
  const run = { ...hero, ...kind, run: 'r1', version: null } as never as SharedRun;
  const damaged = {
    id: 'r2',
    owner: null,
    home: null,
    channel: null,
    version: 3,
    updatedAt: 0,
    reason: 'newer',
  } as const;
  const listOf = (runs: SharedRun[], unloadable: (typeof damaged)[]) =>
    ({ kind: 'update', message: sharesMessage({ runs, unloadable }, 172_800_000, englishI18n) }) as const;
  const list = listOf([run, { ...run, version: 3 }], [damaged]);
  expect(textOf(list).split('\n')).toEqual([
    '## Runs to watch in this channel',
    '<@1> · depth 2 · level 3 · chosen seed · <t:0:R>',
    '<@1> · depth 2 · level 3 · chosen seed · <t:0:R> · move 3',
    '⏳ A run waits for an update.',
  ]);
  const ofAmulet = listOf([{ ...run, campaign: 'amulet' }], []);
  expect(textOf(ofAmulet)).toContain('depth 2 · level 3 · The Amulet · chosen seed');
  const ofScout = listOf([{ ...run, kit: 'scout' }], []);
  expect(textOf(ofScout)).toContain('depth 2 · level 3 · Scout · chosen seed');
  const description = 'depth 2 · level 3 · chosen seed · 2 days ago';
  expect(controlOf(list, 'shared')).toMatchObject({
    placeholder: 'Watch …',
    options: [
      { label: 'A_b', value: 'r1', description },
      { label: 'A_b · move 3', value: 'r1#3', description },
    ],
  });
  expect(componentsOf(listOf([], [damaged])).filter(({ custom_id }) => custom_id)).toEqual([]);
  expect(textOf(listOf([], []))).toContain(NOTHING_TO_WATCH);
});

test('the button that gives up the ranking is red', async () => {
  const { type } = createGuild();
  await type('1', 'play');
  const question = await type('1', 'run fork');
  expect(buttonsInStyle(question, 'danger')).toEqual(['Branch off, unranked']);
  expect(buttonsInStyle(question, 'secondary')).toEqual(['Keep it ranked']);
});

test('a fork made before is shown with what happened last, not as a new one', async () => {
  const board = boardOf(scenario('.@.'));
  const outcomes = ['started', 'board'] as const;
  const [started, again] = await Promise.all(
    outcomes.map((kind) => createGuild({ fork: async () => ({ kind, board }) as never }).type('1', 'run fork')),
  );
  expect(textOf(started!)).toContain('This branch is yours');
  expect(textOf(again!)).not.toContain('This branch is yours');
});

test('a button that ends a share, delivered again after a new share, says that it came late', async () => {
  const { type, press } = createGuild();
  await type('1', 'play');
  const stop = customIdOf(await type('1', 'run share'), '|unshare');
  const late = { id: '500000' };
  await press('1', stop, undefined, late);
  await type('1', 'run share', {}, { id: '500001' });
  expect(textOf(await press('1', stop, undefined, late))).toContain('This arrived late');
});
