import { COMMANDS } from '../../commands';
import { replyBody } from '../../src/discord/api/reply';
import { createBot } from '../../src/discord/bot';
import { createPlay } from '../../src/play';
import { loadRaws } from '../../src/raws';
import { createMemoryStore } from '../../src/storage';
import { callersOf } from '../support/callers';
import { blankStudio, controlOf, said } from '../support/stage';

const raws = loadRaws();

/** A channel with a party of Ada's, which plays in this mode. */
async function channel(mode: string) {
  const store = createMemoryStore();
  const bot = createBot({ play: createPlay({ store, raws }), renderer: blankStudio(), commands: COMMANDS });
  const { type, press } = callersOf(bot);
  const begun = await type('1', 'party', { mode });
  return { store, type, press, begun };
}

test('the board tells who acted last, and nobody is called by it', async () => {
  const { type } = await channel('hotseat');
  await type('2', 'party');
  await type('1', 'wait');
  const board = await type('2', 'wait');
  expect(said(board)).toContain('<@1> waited · <@2> waited');
  expect(replyBody(board).data).toMatchObject({ allowed_mentions: { parse: [] } });
});

test('what somebody does again and again is told once', async () => {
  const { type } = await channel('hotseat');
  await type('2', 'party');
  for (const user of ['2', '1', '1', '1', '2']) await type(user, 'wait');
  expect(said(await type('1', 'party'))).toContain('-# <@2> waited · <@1> waited ×3 · <@2> waited');
});

test('of two who press at once the later is told in private who was quicker', async () => {
  const { press, begun } = await channel('hotseat');
  const wait = controlOf(begun, 'do:wait').custom_id!;
  expect(await press('2', wait)).toMatchObject({ kind: 'update' });
  const late = await press('1', wait);
  expect(late).toMatchObject({ kind: 'message', ephemeral: true, trace: { result: 'stale' } });
  expect(said(late)).toMatch(/^\*<@2> waited first, so yours came too late and did nothing\./);
});

test('who presses twice was not outrun by themselves', async () => {
  const { press, begun } = await channel('hotseat');
  const wait = controlOf(begun, 'do:wait').custom_id!;
  await press('1', wait);
  const again = await press('1', wait);
  expect(again).toMatchObject({ kind: 'message', ephemeral: true });
  expect(said(again)).toContain('That button was from an earlier turn');
  expect(said(again)).not.toContain('first');
});

test('a vote that comes after the decision leaves the board alone', async () => {
  const { type, press, begun } = await channel('vote');
  await type('2', 'party');
  const wait = controlOf(begun, 'do:wait').custom_id!;
  await press('1', wait);
  await type('2', 'wait');
  expect(await press('1', wait)).toMatchObject({ kind: 'message', ephemeral: true });
});

test('a panel that is opened too late leaves the board of a party alone', async () => {
  const { type, press, begun } = await channel('hotseat');
  await type('2', 'party');
  await type('2', 'wait');
  const late = await press('1', controlOf(begun, 'panel:pack').custom_id!);
  expect(late).toMatchObject({ kind: 'message', ephemeral: true });
  expect(said(late)).toContain('<@2> waited first');
});

test('that the run of a party is over is shown to all, whoever comes too late', async () => {
  const { type, press, begun } = await channel('hotseat');
  const asked = await type('1', 'abandon');
  await press('1', controlOf(asked, 'do:abandon!').custom_id!);
  const late = await press('2', controlOf(begun, 'do:wait').custom_id!);
  expect(late.kind).toBe('update');
  expect(controlOf(late, 'party').label).toBe('New game');
});

test('of many acts the caption tells the last three, the log all, newest first', async () => {
  const { type } = await channel('hotseat');
  for (const user of ['1', '2', '3', '4']) {
    await type(user, 'party');
    await type(user, 'wait');
  }
  expect(said(await type('1', 'party'))).toContain('-# <@2> waited · <@3> waited · <@4> waited');
  const log = ['4', '3', '2', '1'].map((user) => `-# move ${user}: <@${user}> waited`);
  expect(said(await type('2', 'log'))).toContain(['**Who did what**', ...log].join('\n'));
});

test("a run of one's own tells of nobody", async () => {
  const { type } = await channel('hotseat');
  await type('5', 'play', {}, { channel_id: '99' });
  expect(said(await type('5', 'wait', {}, { channel_id: '99' }))).not.toContain('<@5>');
});

test('who was erased is somebody', async () => {
  const { type, store } = await channel('hotseat');
  await type('2', 'party');
  await type('2', 'wait');
  await store.eraseUser('2', null);
  expect(said(await type('1', 'party'))).toContain('somebody waited');
});

test('votes are counted by choice, and how many may still vote', async () => {
  const { type } = await channel('vote');
  for (const user of ['2', '3', '4', '5']) await type(user, 'party');
  await type('1', 'wait');
  await type('2', 'wait');
  const board = said(await type('3', 'explore'));
  expect(board).toContain('2 may still vote');
  expect(board).toContain('wait: 2 (<@1>, <@2>) · explore: 1 (<@3>)');
});

test('of many who want the same the first four are named', async () => {
  const { type } = await channel('vote');
  const users = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'];
  for (const user of users) await type(user, 'party');
  for (const user of users.slice(0, 4)) await type(user, 'wait');
  expect(said(await type('5', 'wait'))).toContain('wait: 5 (<@1>, <@2>, <@3>, <@4>, …)');
});

test('how the vote stands is told so that it is true for whoever reads it', async () => {
  const { type, press, begun } = await channel('vote');
  await type('2', 'party');
  const board = await press('1', controlOf(begun, 'do:wait').custom_id!);
  expect(board.kind).toBe('update');
  expect(said(board)).toContain('*wait: 1 of 2 it takes. Until then votes may be changed.*');
  expect(said(board)).not.toMatch(/\byou/i);
});

test('a vote for a way names it', async () => {
  const { type } = await channel('vote');
  await type('2', 'party');
  const ways = await Promise.all(['n', 'e', 's', 'w'].map((direction) => type('1', 'move', { direction })));
  expect(ways.map(said).join()).toMatch(/move (north|east|south|west): 1 \(<@1>\)/);
});

test('whoever presses Join plays along, and Leave takes it back', async () => {
  const { press, begun, store } = await channel('vote');
  const joined = await press('2', controlOf(begun, 'join').custom_id!);
  expect(joined.kind).toBe('update');
  expect(said(joined)).toContain('<@2> plays along');
  expect(await store.loadParty('88')).toMatchObject({ members: ['1', '2'] });
  expect(said(await press('2', controlOf(joined, 'leave').custom_id!))).toContain('<@2> no longer');
  expect(await store.loadParty('88')).toMatchObject({ members: ['1'] });
});

test('who plays along already is told so in private, and who does not', async () => {
  const { press, begun } = await channel('vote');
  const already = await press('1', controlOf(begun, 'join').custom_id!);
  expect(already).toMatchObject({ kind: 'message', ephemeral: true });
  expect(said(already)).toBe('You play along already.');
  const outside = await press('2', controlOf(begun, 'leave').custom_id!);
  expect(outside).toMatchObject({ kind: 'message', ephemeral: true });
  expect(said(outside)).toContain('You do not play along.');
});

test('who watches a party can join it from there', async () => {
  const { type, press, store } = await channel('vote');
  await type('1', 'share');
  const run = (await store.loadParty('88'))?.run ?? '';
  const watching = await press('2', controlOf(await type('2', 'watch'), 'shared').custom_id!, [run]);
  await press('2', controlOf(watching, 'join').custom_id!);
  expect(await store.loadParty('88')).toMatchObject({ members: ['1', '2'] });
});

test('nobody joins a party by the button of another channel, nor of a run that is history', async () => {
  const { press, begun, type, store } = await channel('vote');
  const join = controlOf(begun, 'join').custom_id!;
  expect(said(await press('2', join, undefined, { channel_id: '99' }))).toContain('Nothing is played together');
  const asked = await type('1', 'abandon');
  await press('1', controlOf(asked, 'do:abandon!').custom_id!);
  expect(said(await press('2', join))).toContain('Nothing is played together');
  expect(await store.loadParty('88')).toMatchObject({ members: ['1'] });
});

test("a run of one's own has no party to join", async () => {
  const { type } = await channel('vote');
  const own = await type('5', 'play', {}, { channel_id: '99' });
  expect(() => controlOf(own, 'join')).toThrow('no join');
});
