import { COMMANDS } from '../../commands';
import type { Interaction, UserInteraction } from '../../src/discord/api/interaction';
import type { Reply } from '../../src/discord/api/reply';
import { createBot } from '../../src/discord/bot';
import { createPlay, type Play } from '../../src/play';
import { loadRaws } from '../../src/raws';
import { createMemoryStore } from '../../src/storage';
import { blankStudio, controlOf, partsOf, said } from '../support/stage';

const EVE = { permissions: String(1n << 5n) };
const raws = loadRaws();
let ids = 1_000;

/** A server with its bot, in which anybody types and presses. */
function server(change: Partial<Play> = {}) {
  const store = createMemoryStore();
  const play = { ...createPlay({ store, raws }), ...change };
  const bot = createBot({ play, renderer: blankStudio(), commands: COMMANDS });
  const made = (user: string, part: object, more: object) => {
    const member = { user: { id: user, username: `u${user}` }, permissions: '0', ...more };
    const common = { id: String(ids++), token: 't', application_id: '5', guild_id: '77', channel_id: '88', member };
    return { ...common, ...part } as Interaction;
  };
  const typed = (user: string, name: string, options: Record<string, unknown> = {}, more: object = {}) => {
    const given = Object.entries(options).map(([key, value]) => ({ name: key, type: 3, value }));
    return made(user, { type: 2, data: { name, options: given } }, more);
  };
  const type = (...part: Parameters<typeof typed>): Promise<Reply> => bot.reply(typed(...part), 1);
  const press = (user: string, custom_id: string, values?: string[], more: object = EVE): Promise<Reply> =>
    bot.reply(made(user, { type: 3, data: { custom_id, component_type: values ? 3 : 2, values } }, more), 1);
  return { store, bot, typed, type, press };
}

async function quietServer(change: Partial<Play> = {}) {
  const here = server(change);
  await here.store.putConfig({ guild: '77', revision: 1, channels: [], mode: 'owner', quiet: true });
  return here;
}

const isEphemeral = (reply: Reply): boolean => reply.kind === 'message' && reply.ephemeral;

test('an admin makes the server quiet, after a yes, and it is written down', async () => {
  const { type, press, store } = server();
  const panel = await type('9', 'admin', {}, EVE);
  expect(said(panel)).toContain('replies: for all');
  const asked = await press('9', controlOf(panel, 'deed:quiet:on').custom_id!);
  expect(said(asked)).toContain('are you sure');
  expect(await store.loadConfig('77')).toBeNull();
  await press('9', controlOf(asked, 'deed:quiet:on:sure').custom_id!);
  expect(await store.loadConfig('77')).toMatchObject({ quiet: true });
  expect(await store.loadAudit('77')).toMatchObject([{ by: '9', action: 'quiet', detail: 'true', done: true }]);
  const again = await type('9', 'admin', {}, EVE);
  expect(said(again)).toContain('replies: quiet');
  expect(controlOf(again, 'deed:quiet:off').label).toBe('Replies for all');
});

test('in a quiet server only what is meant for all is seen by all', async () => {
  const { type } = await quietServer();
  expect(isEphemeral(await type('1', 'play'))).toBe(false);
  expect(isEphemeral(await type('1', 'wait'))).toBe(true);
  expect(isEphemeral(await type('1', 'share'))).toBe(false);
  expect(isEphemeral(await type('2', 'party'))).toBe(false);
});

test('the end of a run that a command comes upon is shown to all, but not in a quiet server', async () => {
  for (const [here, alone] of [
    [server(), false],
    [await quietServer(), true],
  ] as const) {
    await here.type('1', 'play');
    const asked = await here.type('1', 'abandon');
    await here.press('1', controlOf(asked, 'do:abandon!').custom_id!);
    expect(isEphemeral(await here.type('1', 'wait'))).toBe(alone);
  }
});

test('a quiet server is known to be so when an answer is put off', async () => {
  const { bot, type, typed } = await quietServer();
  await type('1', 'wait');
  expect(bot.deferred(typed('1', 'wait') as UserInteraction).ephemeral).toBe(true);
  expect(bot.deferred(typed('1', 'play') as UserInteraction).ephemeral).toBe(false);
});

test('a turn is told although nobody knows how quiet it should be', async () => {
  const { type } = server({ configuration: () => Promise.reject(new Error('unavailable')) });
  await type('1', 'play');
  expect(said(await type('1', 'wait'))).toContain('You wait.');
});

test('a run is taken back to the move that was typed', async () => {
  const { type, press, store } = server();
  const begun = await type('1', 'play');
  const run =
    partsOf(begun)
      .flatMap(({ custom_id }) => custom_id ?? [])[0]
      ?.split('|')[1] ?? '';
  for (let move = 0; move < 4; move++) await type('1', 'wait');
  const panel = await type('9', 'admin', { move: 3 }, EVE);
  expect(said(panel)).toContain('move 4');
  const picked = await press('9', controlOf(panel, 'admin:picked:3').custom_id!, [run]);
  const asked = await press('9', controlOf(picked, 'deed:to:3').custom_id!);
  expect(said(asked)).toContain('Back to move 3');
  await press('9', controlOf(asked, 'deed:to:3:sure').custom_id!);
  expect(await store.loadRun(run)).toMatchObject({ version: 5, last: { kind: 'back', to: 3 }, ranked: false });
  expect(await store.loadAudit('77')).toMatchObject([{ action: 'rollback', detail: '3', done: true }]);
});

test('a move that the run has not come to is not offered', async () => {
  const { type, press } = server();
  const begun = await type('1', 'play');
  const run =
    partsOf(begun)
      .flatMap(({ custom_id }) => custom_id ?? [])[0]
      ?.split('|')[1] ?? '';
  const panel = await type('9', 'admin', { move: 30 }, EVE);
  const picked = await press('9', controlOf(panel, 'admin:picked:30').custom_id!, [run]);
  expect(partsOf(picked).some(({ custom_id }) => custom_id?.includes('deed:to'))).toBe(false);
});

test('a run is picked by its hero, depth and turn', async () => {
  const { type } = server();
  await type('1', 'play');
  await type('1', 'wait');
  const panel = await type('9', 'admin', {}, EVE);
  const labels = partsOf(panel).flatMap(({ options }) => options ?? []);
  expect(labels.map(({ label }) => label)).toContain('u1 · depth 1 · turn 1');
});
