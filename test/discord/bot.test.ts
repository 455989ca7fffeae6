import { StoreError } from '../../src/storage/contract';
import { scenario } from '../support/scenario';
import { buttonsOf, controlOf, partsOf, Stage, said } from '../support/stage';

const quiet = () => scenario('..@..');

test('a command that is no more gets a kind word', async () => {
  const stage = new Stage(quiet());
  const reply = await stage.type('dance');
  expect(reply).toMatchObject({ kind: 'message', ephemeral: true });
  expect(said(reply)).toContain('/help');
  expect(stage.failures).toEqual([]);
});

test('options that make no sense never reach the game', async () => {
  const stage = new Stage(quiet());
  const reply = await stage.type('move', { direction: 'up' });
  expect(reply).toMatchObject({ kind: 'message', ephemeral: true });
  expect(said(reply)).toContain('Which way?');
  expect([stage.v, stage.failures]).toEqual([0, []]);
});

test('a command answers with a message of its own, a button by changing its message', async () => {
  const stage = new Stage(quiet());
  const typed = await stage.type('wait');
  expect(typed).toMatchObject({ kind: 'message', ephemeral: false });
  expect(await stage.press(controlOf(typed, 'do:wait').custom_id!)).toMatchObject({ kind: 'update' });
  expect(stage.v).toBe(2);
});

test('a button of an older turn does nothing and shows the board of now', async () => {
  const stage = new Stage(quiet());
  const first = await stage.type('wait');
  await stage.type('wait');
  const stale = await stage.press(controlOf(first, 'do:wait').custom_id!);
  expect(said(stale)).toContain('earlier turn');
  expect(stage.v).toBe(2);
});

test.each(['panel:pack', 'panel:spells', 'aim:cast:zap', 'shop:2:buy:0', 'ask:1', 'retire'])(
  'an old %s opens nothing on the board of now',
  async (ending) => {
    const stage = new Stage(quiet());
    await stage.type('wait');
    expect(said(await stage.press(`v1|run|0|${ending}`))).toContain('earlier turn');
  },
);

test.each(['v0|run|0|do:wait', 'nonsense', '', 'v1|run|0|do:move:up', 'v1|run|0|do:cheat:god'])(
  'a control %j that is not ours shows the board',
  async (id) => {
    const stage = new Stage(quiet());
    expect(said(await stage.press(id))).toContain('older version');
    expect([stage.v, stage.failures]).toEqual([0, []]);
  },
);

test.each([[[]], [['sword']], [['-1']], [['1e3']]])('a pick of %j is no pick', async (values) => {
  const stage = new Stage(quiet());
  expect(said(await stage.press('v1|run|0|choose:drop', values))).toContain('no longer there');
  expect(stage.v).toBe(0);
});

test('a form nobody sent is answered', async () => {
  const reply = await new Stage(quiet()).send({ type: 5, data: { custom_id: 'form' } });
  expect(said(reply)).toContain('/help');
});

test('what a refusal says is for the player alone', async () => {
  const reply = await new Stage(quiet()).type('descend');
  expect(reply).toMatchObject({ kind: 'message', ephemeral: true, trace: { result: 'refused' } });
  expect(said(reply)).toContain('no stairs down');
});

const failing = (error: Error) => ({ look: () => Promise.reject(error), submitAction: () => Promise.reject(error) });

test.each([
  [new StoreError('unavailable'), 'does not answer right now'],
  [new StoreError('unreadable'), 'cannot be read'],
  [new StoreError('newer'), 'newer version'],
  [new TypeError('a secret of ours'), 'Something went wrong'],
  [Object.assign(new Error('x'), { code: 'constructor' }), 'Something went wrong'],
])('%s is answered kindly, reported, and never quoted', async (error, words) => {
  const stage = new Stage(quiet(), failing(error));
  const reply = await stage.type('wait');
  expect(reply).toMatchObject({ kind: 'message', ephemeral: true });
  expect(said(reply)).toContain(words);
  expect(said(reply)).not.toContain('secret');
  expect(stage.failures).toEqual([error]);
  expect(await stage.suggest('use', 'item', '')).toEqual([]);
});

test('an aborted request is not answered', async () => {
  const gone = new AbortController();
  gone.abort(new Error('deadline'));
  const stage = new Stage(quiet(), failing(new Error('aborted')));
  const data = { name: 'wait', options: [] };
  await expect(stage.send({ type: 2, data }, gone.signal)).rejects.toThrow('deadline');
  expect(stage.failures).toEqual([]);
});

test.each([
  ['inventory', true],
  ['help', true],
  ['dance', true],
  ['wait', false],
  ['move', false],
  ['cast', false],
])('a late answer to /%s is private: %s', (name, ephemeral) => {
  const { bot } = new Stage(quiet());
  const late = { type: 2, id: '9', token: 't', application_id: '5', data: { name } } as const;
  expect(bot.deferred(late)).toEqual({ kind: 'deferred', update: false, ephemeral });
});

test('help names every command', async () => {
  const text = said(await new Stage(quiet()).press('v1|-|0|learn:commands'));
  for (const name of ['play', 'move', 'cast', 'abandon']) expect(text).toContain(`\`/${name}\``);
  expect(text).not.toContain('more');
});

test('suggestions for an option that has none are empty', async () => {
  const stage = new Stage(quiet());
  expect(await stage.suggest('move', 'direction', 'n')).toEqual([]);
  expect(await stage.suggest('dance', 'step', 'n')).toEqual([]);
  expect(partsOf(await stage.type('wait')).length).toBeLessThanOrEqual(40);
});

test('giving up is asked for', async () => {
  const stage = new Stage(quiet());
  const question = await stage.type('abandon');
  expect(said(question)).toContain('**Sure?** This ends your run for good.');
  expect(buttonsOf(question)).toEqual(['Yes, do it', 'No']);
  const back = await stage.press(controlOf(question, 'panel:pad').custom_id!);
  expect(buttonsOf(back)).toContain('Wait');
  expect(stage.v).toBe(0);
  const end = await stage.press(controlOf(question, 'do:abandon!').custom_id!);
  expect(buttonsOf(end)).toEqual(['New game', 'Play back']);
});

test.each([
  [5, false],
  [7, true],
])('who comes back after %i hours is told what happened before: %s', async (hours, reminded) => {
  const stage = new Stage(quiet());
  await stage.type('move', { direction: 'e' });
  stage.updatedAt = -hours * 3_600_000;
  const text = said(await stage.type('play'));
  expect(text.includes('**Previously…**')).toBe(reminded);
});

test('what happened before are the last three lines of the log', async () => {
  const events = Array.from({ length: 5 }, (_, i) => {
    return { kind: 'rewarded', xp: i + 1, gold: 0, turn: i, sense: 'self' } as const;
  });
  const stage = new Stage({ ...quiet(), events });
  stage.updatedAt = -1e9;
  const [text = ''] = said(await stage.type('play')).split('-#');
  expect(text.trim().split('\n')).toHaveLength(4);
  expect(text).toContain('5');
});
