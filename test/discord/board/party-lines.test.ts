import { replyBody } from '../../../src/discord/api';
import { notYourTurnMessage, partyLines, partyRows, voteCountLine } from '../../../src/discord/board/party-lines';
import type { Board } from '../../../src/discord/types';
import type { Option } from '../../../src/play/options/option';
import { boardOf, buttonsInStyle, buttonsOf, controlOf, englishI18n, textOf } from '../../support/bot-fixture';
import { createGuild } from '../../support/guild';
import { scenario } from '../../support/scenario';

type Party = NonNullable<Board['party']>;

/** Creates a channel with a party of user 1 that plays in the given mode. */
async function createParty(mode: string) {
  const guild = createGuild({ newSeed: () => 'company' });
  const started = await guild.type('1', 'party', { mode });
  return { ...guild, started };
}

test('the board names the member who acted last, without a mention', async () => {
  const { type } = await createParty('hotseat');
  await type('2', 'party');
  await type('1', 'wait');
  const board = await type('2', 'wait');
  expect(textOf(board)).toContain('<@1> waited · <@2> waited');
  expect(replyBody(board).data).toMatchObject({ allowed_mentions: { parse: [] } });
});

test('one vote decides if nobody else may vote', async () => {
  const { type, started } = await createParty('vote');
  expect(textOf(started)).toContain('First to 1 vote ·');
  expect(textOf(await type('2', 'party'))).toContain('First to 2 votes ·');
});

test('if a member without a vote leaves, the board says that the choice of the others takes one more press', async () => {
  const { type, press, started } = await createParty('vote');
  for (const user of ['2', '3', '4']) await type(user, 'party');
  for (const user of ['1', '2']) expect(textOf(await type(user, 'wait'))).toContain('may still vote');
  const left = textOf(await press('4', controlOf(started, 'leave').custom_id));
  expect(left).toContain('an action has enough votes: press it once more to take it');
  expect(left).not.toContain('may still vote');
  expect(textOf(await press('1', controlOf(started, 'do:wait').custom_id))).toContain('You wait.');
});

test('the votes that end a run count all members, even absent ones', async () => {
  const { type, press, started } = await createParty('vote');
  await type('2', 'party');
  const id = controlOf(started, 'do:wait').custom_id?.replace('do:wait', 'do:abandon!');
  const later = { now: 1_700_000_000_000 + 7 * 3_600_000 };
  await press('3', controlOf(started, 'join').custom_id, undefined, later);
  expect(textOf(await press('3', id, undefined, later))).toContain('Give up: 1 of 2 votes needed.');
});

test('after hours without a turn the board names no number of votes, because the next vote would change it', async () => {
  const { type, press, started, bring } = await createParty('vote');
  for (const user of ['2', '3', '4']) await type(user, 'party');
  const later = { now: 1_700_000_000_000 + 7 * 3_600_000 };
  expect(textOf(await bring('1'))).toContain('First to 3 votes ·');
  for (const part of ['do:wait', 'do:explore']) await press('1', controlOf(started, part).custom_id);
  const seen = textOf(await type('2', 'party', {}, later));
  expect(seen).toContain('Idle for hours: most of the votes cast win · Explore: <@1>');
  const voted = textOf(await press('2', controlOf(started, 'do:wait').custom_id, undefined, later));
  expect(voted).toContain('*Wait: 1. More than half of the votes cast decides. Votes can still be changed.*');
  expect(`${seen} ${voted}`).not.toMatch(/same action|needed/);
});

test('joining and leaving are told in the language of the party', async () => {
  const { type, press, started } = await createParty('hotseat');
  await type('2', 'settings', { language: 'de' });
  const joined = await press('2', controlOf(started, 'join').custom_id);
  expect(textOf(joined)).toContain('<@2> joins the party.');
  expect(textOf(await type('2', 'party', { leave: true }))).toContain('<@2> has left the party.');
});

test('equal actions of one player in a row are counted', async () => {
  const { type, bring } = await createParty('hotseat');
  await type('2', 'party');
  for (const user of ['2', '1', '1', '1', '2']) await type(user, 'wait');
  expect(textOf(await bring('1'))).toContain('-# <@2> waited · <@1> waited ×3 · <@2> waited');
});

test('different actions of one player in a row are listed apart', async () => {
  const { type, bring } = await createParty('hotseat');
  await type('1', 'wait');
  await type('1', 'explore');
  expect(textOf(await bring('1'))).toMatch(/-# <@1> waited · <@1> (?!waited)/);
});

test('if two players press at once, the later one learns who was first, in an ephemeral reply', async () => {
  const { press, started } = await createParty('hotseat');
  const wait = controlOf(started, 'do:wait').custom_id!;
  expect(await press('2', wait)).toMatchObject({ kind: 'update' });
  const late = await press('1', wait);
  expect(late).toMatchObject({ kind: 'message', ephemeral: true, trace: { result: 'stale' } });
  expect(textOf(late)).toMatch(/^\*<@2> waited first, so yours came too late and did nothing\./);
});

test('a player who presses twice is not told of their own action', async () => {
  const { press, started } = await createParty('hotseat');
  const wait = controlOf(started, 'do:wait').custom_id!;
  await press('1', wait);
  const again = await press('1', wait);
  expect(again).toMatchObject({ kind: 'message', ephemeral: true });
  expect(textOf(again)).toContain('That was from an earlier turn');
  expect(textOf(again)).not.toContain('first');
});

test('a vote after the decision leaves the board alone', async () => {
  const { type, press, started } = await createParty('vote');
  await type('2', 'party');
  const wait = controlOf(started, 'do:wait').custom_id!;
  await press('1', wait);
  await type('2', 'wait');
  expect(await press('1', wait)).toMatchObject({ kind: 'message', ephemeral: true });
});

test('a panel opened too late leaves the board of a party alone', async () => {
  const { type, press, started } = await createParty('hotseat');
  await type('2', 'party');
  await type('2', 'wait');
  const late = await press('1', controlOf(started, 'panel:pack').custom_id!);
  expect(late).toMatchObject({ kind: 'message', ephemeral: true });
  expect(textOf(late)).toContain('<@2> waited first');
});

test("a late press shows the end of a party's run to all", async () => {
  const { type, press, started } = await createParty('hotseat');
  const asked = await type('1', 'run abandon');
  await press('1', controlOf(asked, 'do:abandon!').custom_id!);
  const late = await press('2', controlOf(started, 'do:wait').custom_id!);
  expect(late.kind).toBe('update');
  expect(controlOf(late, 'party').label).toBe('New game');
});

test('the caption has the last three actions, and the log has all, newest first', async () => {
  const { type, bring } = await createParty('hotseat');
  for (const user of ['1', '2', '3', '4']) {
    await type(user, 'party');
    await type(user, 'wait');
  }
  expect(textOf(await bring('1'))).toContain('-# <@2> waited · <@3> waited · <@4> waited');
  const log = ['4', '3', '2', '1'].map((user) => `-# move ${user}: <@${user}> waited`);
  expect(textOf(await type('2', 'run log'))).toContain(
    ['**Who did what**', '-# The run belongs to <@1>', ...log].join('\n'),
  );
});

test('a run of one player has no party log', async () => {
  const { type } = await createParty('hotseat');
  await type('5', 'play', {}, { channel_id: '99' });
  expect(textOf(await type('5', 'wait', {}, { channel_id: '99' }))).not.toContain('<@5>');
});

test('an erased player is called somebody', async () => {
  const { type, store, bring } = await createParty('hotseat');
  await type('2', 'party');
  await type('2', 'wait');
  await store.eraseUser('2', null, 1);
  expect(textOf(await bring('1'))).toContain('somebody waited');
});

test('votes are listed by choice, with the names of the voters and how many may still vote', async () => {
  const { type } = await createParty('vote');
  for (const user of ['2', '3', '4', '5']) await type(user, 'party');
  await type('1', 'wait');
  await type('2', 'wait');
  const board = textOf(await type('3', 'explore'));
  expect(board).toContain('2 may still vote');
  expect(board).toContain('First to 3 votes · Wait: <@1>, <@2> · Explore: <@3>');
});

test('of many votes for one choice the first four are named', async () => {
  const { type } = await createParty('vote');
  const users = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'];
  for (const user of users) await type(user, 'party');
  for (const user of users.slice(0, 4)) await type(user, 'wait');
  expect(textOf(await type('5', 'wait'))).toContain('Wait: <@1>, <@2>, <@3>, <@4>, +1');
});

test('the count of votes reads the same for every member', async () => {
  const { type, press, started } = await createParty('vote');
  await type('2', 'party');
  const board = await press('1', controlOf(started, 'do:wait').custom_id!);
  expect(board.kind).toBe('update');
  expect(textOf(board)).toContain('*Wait: 1 of 2 votes needed. Votes can still be changed.*');
  expect(textOf(board)).not.toMatch(/\byou/i);
});

test('a vote for a direction names it', async () => {
  const { type } = await createParty('vote');
  await type('2', 'party');
  const ways = await Promise.all(['n', 'e', 's', 'w'].map((to) => type('1', 'move', { to })));
  expect(ways.map(textOf).join()).toMatch(/Move (north|east|south|west): <@1>/);
});

describe('with options on the board', () => {
  const DOORWAY: Option = {
    kind: 'place',
    action: { kind: 'move', direction: 'w' },
    subject: { kind: 'doorway' },
    price: { loss: 9 },
  };
  const FIGHT: Option = { kind: 'fight', action: { kind: 'fight' }, subject: { kind: 'fight' }, price: { loss: 20 } };

  const voting = (votes: NonNullable<Board['party']>['votes']): Board => ({
    ...boardOf(scenario('+@..bb')),
    options: [FIGHT, DOORWAY],
    party: {
      ...{ channel: '88', mode: 'vote', holder: '1', members: ['1', '2', '3'], passedOn: false, idle: false },
      ...{ votes, needed: 2, neededToEnd: 2, decided: false, open: 3 - votes.length, log: [] },
    },
  });

  test('votes are named by the numbers of the option buttons, other votes by the action', () => {
    const board = voting([
      { user: '1', action: { ...DOORWAY.action } },
      { user: '2', action: { kind: 'wait' } },
      { user: '3', action: { kind: 'fight', sure: true } },
    ]);
    const lines = partyLines(board, englishI18n);
    expect(lines[0]).toContain(' · **2** To the doorway: <@1> · Wait: <@2> · **1** Fight: <@3> · ');
  });

  test('members are named with their titles', () => {
    const board = voting([]);
    const titled = { ...board, party: { ...board.party!, titles: { '2': 'in-a-hurry' } as const } };
    expect(partyLines(titled, englishI18n)[1]).toContain('<@1>, <@2> the Swift, <@3>');
  });

  test('members are named with their crests, in words without a picture', () => {
    const board = voting([]);
    const crests = { '2': { emblem: 'axe', colour: 'red' } } as const;
    const crested = { ...board, party: { ...board.party!, crests } };
    expect(partyLines(crested, englishI18n)[1]).toContain('<@1>, 🟥🪓 <@2>, <@3>');
    const inWords = { ...crested, settings: { ...board.settings, text: true } };
    expect(partyLines(inWords, englishI18n)[1]).toContain('<@1>, <@2>, <@3>');
  });

  test('the reply to a vote names the option by its number', () => {
    const board = voting([{ user: '1', action: DOORWAY.action }]);
    expect(voteCountLine({ kind: 'voted', board, action: DOORWAY.action }, englishI18n)).toBe(
      '**2** To the doorway: 1 of 2 votes needed. Votes can still be changed.',
    );
  });
});

test.each([
  [6, ['join', 'leave', 'bring', 'mode']],
  [5, ['join', 'leave', 'bring']],
  [3, ['join', 'leave']],
])('of the controls about the party, as many stand below the board as fit (%i)', (room, kept) => {
  const party = { mode: 'hotseat', members: ['1'] } as unknown as Party;
  const rows = partyRows({ ...boardOf(scenario('.@.')), party }, englishI18n, room);
  const ids = rows.flatMap(({ components }) => components.map((part) => ('custom_id' in part ? part.custom_id : '')));
  expect(ids.map((id) => id.split('|')[3])).toEqual(kept);
});

test('Join makes a member, and Leave undoes it', async () => {
  const { press, started, store } = await createParty('vote');
  const joined = await press('2', controlOf(started, 'join').custom_id!);
  expect(joined.kind).toBe('update');
  expect(textOf(joined)).toContain('<@2> joins the party');
  expect(await store.loadParty('88')).toMatchObject({ members: ['1', '2'] });
  expect(textOf(await press('2', controlOf(joined, 'leave').custom_id!))).toContain('<@2> has left');
  expect(await store.loadParty('88')).toMatchObject({ members: ['1'] });
});

test('Leave asks the owner before another member takes the run', async () => {
  const { press, started, store } = await createParty('vote');
  const joined = await press('2', controlOf(started, 'join').custom_id!);
  const asked = await press('1', controlOf(joined, 'leave').custom_id!);
  expect(asked).toMatchObject({ kind: 'message', ephemeral: true });
  expect(textOf(asked)).toBe('This run is yours. If you leave, it goes to another member of the party.');
  expect(await store.loadParty('88')).toMatchObject({ members: ['1', '2'] });
  const left = await press('1', controlOf(asked, 'leave:sure').custom_id!);
  expect(textOf(left)).toContain('<@1> has left');
  expect(await store.loadParty('88')).toMatchObject({ members: ['2'] });
});

test('Join by a member and Leave by a stranger get an ephemeral reply', async () => {
  const { press, started } = await createParty('vote');
  const already = await press('1', controlOf(started, 'join').custom_id!);
  expect(already).toMatchObject({ kind: 'message', ephemeral: true });
  expect(textOf(already)).toBe('You are in the party already.');
  const outside = await press('2', controlOf(started, 'leave').custom_id!);
  expect(outside).toMatchObject({ kind: 'message', ephemeral: true });
  expect(textOf(outside)).toContain('You are not in the party.');
});

test('a player who watches a party can join it', async () => {
  const { type, press, store } = await createParty('vote');
  await type('1', 'run share');
  const run = (await store.loadParty('88'))?.run ?? '';
  const watching = await press('2', controlOf(await type('2', 'run watch'), 'shared').custom_id!, [run]);
  await press('2', controlOf(watching, 'join').custom_id!);
  expect(await store.loadParty('88')).toMatchObject({ members: ['1', '2'] });
});

test('a button in another channel or of an earlier run joins no party', async () => {
  const { press, started, type, store } = await createParty('vote');
  const join = controlOf(started, 'join').custom_id!;
  expect(textOf(await press('2', join, undefined, { channel_id: '99' }))).toContain('No party plays in this channel');
  const asked = await type('1', 'run abandon');
  await press('1', controlOf(asked, 'do:abandon!').custom_id!);
  expect(textOf(await press('2', join))).toContain('No party plays in this channel');
  expect(await store.loadParty('88')).toMatchObject({ members: ['1'] });
});

test('a run of one player has no party to join', async () => {
  const { type } = await createParty('vote');
  const own = await type('5', 'play', {}, { channel_id: '99' });
  expect(() => controlOf(own, 'join')).toThrow('no join');
});

test('a member who must wait may take the torch after its holder was idle for long', () => {
  const note = (idle: boolean) => {
    const board = { ...boardOf(scenario('.@.')), party: { holder: '2', idle } as never };
    return {
      kind: 'update',
      message: notYourTurnMessage({ kind: 'not-your-turn', holder: '2', board }, englishI18n),
    } as const;
  };
  expect(textOf(note(false))).toBe('<@2> holds the torch: it is their turn, not yours.');
  expect(buttonsOf(note(false))).toEqual([]);
  expect(textOf(note(true))).toBe('<@2> holds the torch, but nobody has played for hours, so anyone may take it.');
  expect(buttonsInStyle(note(true), 'primary')).toEqual(['Take the torch']);
  expect(controlOf(note(true), 'torch').custom_id).toBe('v1|run|3|torch');
});
