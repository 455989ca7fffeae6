import { StoreError } from '../../src/storage/contract';
import { BotFixture, buttonsOf, componentsOf, controlOf, OTHER_STARTS, textOf } from '../support/bot-fixture';
import { commandInteraction, componentInteraction } from '../support/interactions';
import { scenario } from '../support/scenario';

const quiet = () => scenario('..@..');

test.each(['dance', 'run', 'run dance', 'seed'])('/%s is unknown and gets a friendly reply', async (typed) => {
  const fixture = new BotFixture(quiet());
  const reply = await fixture.type(typed);
  expect(reply).toMatchObject({ kind: 'message', ephemeral: true });
  expect(textOf(reply)).toContain('/help');
  expect(fixture.failures).toEqual([]);
});

test('options that cannot be read never reach the game', async () => {
  const fixture = new BotFixture(quiet());
  const reply = await fixture.type('attack', { direction: 'up' });
  expect(reply).toMatchObject({ kind: 'message', ephemeral: true });
  expect(textOf(reply)).toContain('Which way?');
  expect([fixture.version, fixture.failures]).toEqual([0, []]);
});

test('a command is answered by a new message, a button by a change of its message', async () => {
  const fixture = new BotFixture(quiet());
  const typed = await fixture.type('wait');
  expect(typed).toMatchObject({ kind: 'message', ephemeral: false });
  expect(await fixture.press(controlOf(typed, 'do:wait').custom_id!)).toMatchObject({ kind: 'update' });
  expect(fixture.version).toBe(2);
});

test('a button of an older version does nothing and shows the current board', async () => {
  const fixture = new BotFixture(quiet());
  const first = await fixture.type('wait');
  await fixture.type('wait');
  const stale = await fixture.press(controlOf(first, 'do:wait').custom_id!);
  expect(textOf(stale)).toContain('earlier turn');
  expect(fixture.version).toBe(2);
});

test.each(['panel:pack', 'panel:spells', 'aim:cast:zap', 'shop:2:buy:0', 'ask:1', 'retire'])(
  'an old %s opens nothing on the current board',
  async (ending) => {
    const fixture = new BotFixture(quiet());
    await fixture.type('wait');
    expect(textOf(await fixture.press(`v1|run|0|${ending}`))).toContain('earlier turn');
  },
);

test.each(['v0|run|0|do:wait', 'nonsense', '', 'v1|run|0|do:move:up', 'v1|run|0|do:cheat:god'])(
  'a control %j that the bot never made shows the board',
  async (id) => {
    const fixture = new BotFixture(quiet());
    expect(textOf(await fixture.press(id))).toContain('older version');
    expect([fixture.version, fixture.failures]).toEqual([0, []]);
  },
);

test.each([[[]], [['sword']], [['-1']], [['1e3']]])('a picked value of %j does nothing', async (values) => {
  const fixture = new BotFixture(quiet());
  expect(textOf(await fixture.press('v1|run|0|choose:drop', values))).toContain('no longer there');
  expect(fixture.version).toBe(0);
});

test('a modal gets a reply', async () => {
  const reply = await new BotFixture(quiet()).send({ type: 5, data: { custom_id: 'form' } });
  expect(textOf(reply)).toContain('/help');
});

test('a refusal is an ephemeral reply', async () => {
  const reply = await new BotFixture(quiet()).type('descend');
  expect(reply).toMatchObject({ kind: 'message', ephemeral: true, trace: { result: 'refused' } });
  expect(textOf(reply)).toContain('no stairs down');
});

const failing = (error: Error) => ({ look: () => Promise.reject(error), submitAction: () => Promise.reject(error) });

test.each([
  [new StoreError('unreadable'), 'cannot be read'],
  [new StoreError('newer'), 'newer version'],
  [new TypeError('a secret of ours'), 'Something went wrong'],
  [Object.assign(new Error('x'), { code: 'constructor' }), 'Something went wrong'],
])('%s gets an apology, is reported, and is not quoted', async (error, words) => {
  const fixture = new BotFixture(quiet(), failing(error));
  const reply = await fixture.type('wait');
  expect(reply).toMatchObject({ kind: 'message', ephemeral: true });
  expect(textOf(reply)).toContain(words);
  expect(textOf(reply)).not.toContain('secret');
  expect(fixture.failures).toEqual([error]);
  expect(await fixture.suggest('use', 'item', '')).toEqual([]);
});

test.each([
  ['a command', 2, { name: 'wait', options: [] }],
  ['a button', 3, { custom_id: 'v1|run|0|do:wait', component_type: 2 }],
] as const)(
  '%s gets no reply if the store does not answer, because the store may have carried it out',
  async (_, type, data) => {
    const fixture = new BotFixture(quiet(), failing(new StoreError('unavailable')));
    await expect(fixture.send({ type, data })).rejects.toMatchObject({ name: 'StoreError', code: 'unavailable' });
    expect(await fixture.suggest('use', 'item', '')).toEqual([]);
  },
);

test('an aborted request gets no reply', async () => {
  const gone = new AbortController();
  gone.abort(new Error('deadline'));
  const fixture = new BotFixture(quiet(), failing(new Error('aborted')));
  const data = { name: 'wait', options: [] };
  await expect(fixture.send({ type: 2, data }, gone.signal)).rejects.toThrow('deadline');
  expect(fixture.failures).toEqual([]);
});

const sent = { id: '9', token: 't', application_id: '5', user: { id: '1', username: 'ada' } };

test.each([
  ['inventory', true],
  ['help', true],
  ['dance', true],
  ['wait', false],
  ['move', false],
  ['cast', false],
])('a deferred answer to /%s is ephemeral: %s', (name, ephemeral) => {
  const { bot } = new BotFixture(quiet());
  const late = { ...sent, type: 2, data: { name } } as const;
  expect(bot.deferred(late)).toEqual({ kind: 'deferred', update: false, ephemeral });
});

test('a deferred answer to a button edits its message, one to a form is ephemeral', () => {
  const { bot } = new BotFixture(quiet());
  expect(bot.deferred(componentInteraction('v1|run|0|do:wait'))).toEqual({
    kind: 'deferred',
    update: true,
    ephemeral: false,
  });
  const form = { ...sent, type: 5, data: { custom_id: 'form' } } as const;
  expect(bot.deferred(form)).toEqual({ kind: 'deferred', update: false, ephemeral: true });
});

test('a control that the bot never made is not slow', () => {
  const { bot } = new BotFixture(quiet());
  expect(bot.isSlow(componentInteraction('nonsense'))).toBe(false);
  expect(bot.isSlow(componentInteraction('v1|run|0|do:wait'))).toBe(false);
  expect(bot.isSlow(componentInteraction('v1|run|0|last'))).toBe(true);
  expect(bot.isSlow({ ...sent, type: 5, data: { custom_id: 'last' } })).toBe(false);
});

test('slow requests are heavy, and so is a fork, even if typed', () => {
  const { bot } = new BotFixture(quiet());
  expect(bot.isHeavy(componentInteraction('v1|run|0|last'))).toBe(true);
  expect(bot.isHeavy(componentInteraction('v1|run|0|do:wait'))).toBe(false);
  expect(bot.isHeavy(commandInteraction('run building'))).toBe(true);
  expect(bot.isHeavy(commandInteraction('run fork'))).toBe(true);
  expect(bot.isSlow(commandInteraction('run fork'))).toBe(false);
  expect(bot.isHeavy(commandInteraction('wait'))).toBe(false);
});

test('help names every command', async () => {
  const text = textOf(await new BotFixture(quiet()).press('v1|-|0|learn:commands'));
  for (const name of ['play', 'move', 'cast', 'run abandon']) expect(text).toContain(`\`/${name}\``);
  expect(text).not.toContain('more');
});

test('an option without suggestions gets an empty list', async () => {
  const fixture = new BotFixture(quiet());
  expect(await fixture.suggest('attack', 'direction', 'n')).toEqual([]);
  expect(await fixture.suggest('dance', 'step', 'n')).toEqual([]);
  expect(componentsOf(await fixture.type('wait')).length).toBeLessThanOrEqual(40);
});

test('abandoning asks for confirmation', async () => {
  const fixture = new BotFixture(quiet());
  const question = await fixture.type('run abandon');
  expect(textOf(question)).toContain('**Sure?** This ends your run for good.');
  expect(buttonsOf(question)).toEqual(['Yes, do it', 'No']);
  const back = await fixture.press(controlOf(question, 'panel:pad').custom_id!);
  expect(buttonsOf(back)).toContain('Wait');
  expect(fixture.version).toBe(0);
  const end = await fixture.press(controlOf(question, 'do:abandon!').custom_id!);
  expect(buttonsOf(end)).toEqual(['New game', 'Replay', 'Card', ...OTHER_STARTS, 'Share this']);
});

test.each([
  [6, false],
  [6.01, true],
])('a player who comes back after %d hours is told what happened before: %s', async (hours, reminded) => {
  const fixture = new BotFixture(quiet());
  await fixture.type('move', { to: 'e' });
  fixture.updatedAt = -hours * 3_600_000;
  const text = textOf(await fixture.type('play'));
  expect(text.includes('**Previously…**')).toBe(reminded);
});

test('a recap is the last three lines of the log', async () => {
  const events = Array.from({ length: 5 }, (_, i) => {
    return { kind: 'rewarded', xp: i + 1, gold: 0, turn: i, sense: 'self' } as const;
  });
  const fixture = new BotFixture({ ...quiet(), events });
  fixture.updatedAt = -1e9;
  const [text = ''] = textOf(await fixture.type('play')).split('-#');
  expect(text.trim().split('\n')).toHaveLength(4);
  expect(text).toContain('5');
});
