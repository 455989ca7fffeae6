import { COMMANDS } from '../../commands';
import type { Interaction } from '../../src/discord/api/interaction';
import { messageOf, type Reply } from '../../src/discord/api/reply';
import { createBot } from '../../src/discord/bot';
import { isSlow } from '../../src/discord/commands/slow';
import { formatCustomId, parseCustomId } from '../../src/discord/custom-id/custom-id';
import { WAYS } from '../../src/discord/features/replays/ids';
import { createPlay } from '../../src/play';
import { loadRaws } from '../../src/raws';
import { createMemoryStore } from '../../src/storage';
import { blankStudio, buttonsOf, controlOf, optionsFrom, partsOf, problemsOf, said } from '../support/stage';

const raws = loadRaws();
let ids = 5_000;

/** A server in which several people use the bot. */
function server(seed?: string) {
  let seeds = 0;
  const play = createPlay({ store: createMemoryStore(), raws, newSeed: () => seed ?? `replay ${seeds++}` });
  const bot = createBot({ play, renderer: blankStudio(), commands: COMMANDS });
  const send = async (user: string, part: object, place: object): Promise<Reply> => {
    const sender = { user: { id: user, username: `u${user}` }, permissions: '0' };
    const common = { id: String(ids++), token: 't', application_id: '5', locale: 'en-US', member: sender, ...place };
    const reply = await bot.reply({ ...common, ...part } as unknown as Interaction, 1_700_000_000_000);
    const message = messageOf(reply);
    if (message) expect(problemsOf(message)).toEqual([]);
    return reply;
  };
  const HERE = { guild_id: '77', channel_id: '88' };
  const type = (user: string, name: string, options = {}, place: object = HERE) =>
    send(user, { type: 2, data: { name, options: optionsFrom(options) } }, place);
  const press = (user: string, custom_id = '', values?: string[], place: object = HERE) =>
    send(user, { type: 3, data: { custom_id, component_type: values ? 3 : 2, values } }, place);
  /** A run of three turns, the last of which ends it. */
  const finished = async (user: string) => {
    await type(user, 'play');
    await type(user, 'wait');
    await type(user, 'wait');
    const asked = await type(user, 'abandon');
    return press(user, controlOf(asked, 'do:abandon!').custom_id);
  };
  const suggest = async (user: string, name: string, option: string, typed: string, place: object = HERE) => {
    const options = [{ name: option, type: 3, value: typed, focused: true }];
    const reply = await send(user, { type: 4, data: { name, options } }, place);
    return reply.kind === 'choices' ? reply.choices : [];
  };
  return { play, type, press, suggest, finished };
}

const go = (reply: Reply, way: string) => controlOf(reply, `replay:${way}`).custom_id;

test('who has finished nothing has nothing to play back', async () => {
  const { type } = server();
  expect(said(await type('1', 'replay'))).toContain('no run yet');
  await type('1', 'play');
  expect(said(await type('1', 'replay'))).toContain('no run yet');
});

test('the run finished last is played back from its beginning, for the asker alone', async () => {
  const { type, finished } = server();
  await finished('1');
  const first = await type('1', 'replay');
  expect(first).toMatchObject({ kind: 'message', ephemeral: true });
  expect(said(first)).toContain('move 0 of 3');
  expect(messageOf(first)?.attachments).toHaveLength(1);
  expect(buttonsOf(first)).toEqual(['On', '10 on', 'End', 'As animation']);
});

test('one steps on and back, and past neither end', async () => {
  const { type, press, finished } = server();
  await finished('1');
  const second = await press('1', go(await type('1', 'replay'), 'on'));
  expect(second).toMatchObject({ kind: 'update' });
  expect(said(second)).toContain('move 1 of 3');
  expect(buttonsOf(second)).toHaveLength(7);
  const end = await press('1', go(second, 'on10'));
  expect(said(end)).toContain('move 3 of 3');
  expect(buttonsOf(end)).toEqual(['Beginning', '10 back', 'Back', 'As animation']);
  expect(said(await press('1', go(end, 'back')))).toContain('move 2 of 3');
  expect(said(await press('1', go(end, 'back10')))).toContain('move 0 of 3');
  expect(said(await press('1', go(end, 'first')))).toContain('move 0 of 3');
  expect(said(await press('1', go(second, 'last')))).toContain('move 3 of 3');
});

test('the card at the end leads to it, for others of the server as well', async () => {
  const { press, finished } = server();
  const card = await finished('1');
  expect(await press('1', go(card, 'open'))).toMatchObject({ kind: 'message', ephemeral: true });
  expect(said(await press('2', go(card, 'open')))).toContain('move 0 of 3');
});

test('it stays within its server', async () => {
  const { press, finished } = server();
  const card = await finished('1');
  expect(said(await press('2', go(card, 'open'), undefined, { guild_id: '78', channel_id: '89' }))).toContain(
    'not shared',
  );
});

test('finished runs are picked from their list', async () => {
  const { type, press, finished, play } = server();
  const run = parseCustomId(go(await finished('1'), 'open') ?? '')?.run ?? '';
  await play.recordResult({ run });
  const list = await type('2', 'runs');
  const [choice] = partsOf(list).flatMap(({ options }) => options ?? []) as { value: string }[];
  expect(choice?.value).toBe(run);
  expect(said(await press('2', go(list, 'open'), [run]))).toContain('move 0 of 3');
});

describe('a finished run is named', () => {
  /** Two have finished a run each. */
  const books = async () => {
    const here = server();
    const runs: string[] = [];
    for (const user of ['1', '2']) {
      const run = parseCustomId(go(await here.finished(user), 'open') ?? '')?.run ?? '';
      await here.play.recordResult({ run });
      runs.push(run);
    }
    return { ...here, runs };
  };

  test('among those of the server', async () => {
    const { suggest, runs } = await books();
    const found = await suggest('3', 'replay', 'run', '');
    expect(found.map(({ value }) => value).sort()).toEqual([...runs].sort());
    expect(found[0]?.name).toMatch(/^u[12] · depth 1 · turn 2 · 2023-11-14$/);
  });

  test('by words of its suggestion', async () => {
    const { suggest, runs } = await books();
    expect((await suggest('3', 'replay', 'run', 'U2')).map(({ value }) => value)).toEqual([runs[1]]);
    expect(await suggest('3', 'replay', 'run', 'nobody')).toEqual([]);
  });

  test('by its id or what was typed', async () => {
    const { type, runs } = await books();
    expect(said(await type('3', 'replay', { run: runs[1] }))).toContain('**u2** · move 0 of 3');
    expect(said(await type('3', 'replay', { run: 'u2' }))).toContain('**u2** · move 0 of 3');
    expect(said(await type('3', 'replay', { run: 'nobody' }))).toContain('no such run here');
  });

  test('elsewhere among one’s own', async () => {
    const { suggest, runs } = await books();
    const alone = { channel_id: '90' };
    expect((await suggest('1', 'replay', 'run', '', alone)).map(({ value }) => value)).toEqual([runs[0]]);
    expect(await suggest('3', 'replay', 'run', '', alone)).toEqual([]);
  });
});

test('a run that goes on is not played back', async () => {
  const { type, press } = server();
  const board = await type('1', 'play');
  const id = parseCustomId(controlOf(board, 'do:wait').custom_id ?? '');
  const open = formatCustomId({ run: id?.run ?? '', version: 0, control: { kind: 'replay', go: 'open' } });
  expect(said(await press('1', open))).toContain('Only what is over');
});

test('a daily dungeon stays veiled from those who have yet to enter it', async () => {
  const { type, press } = server();
  await type('1', 'daily');
  const asked = await type('1', 'abandon');
  const card = await press('1', controlOf(asked, 'do:abandon!').custom_id);
  expect(said(await press('1', go(card, 'open')))).toContain('move 0 of 1');
  expect(said(await press('2', go(card, 'open')))).toContain('veiled');
});

test('the whole run is shown as an animation with a still and words, by the worker', async () => {
  const { type, press, finished } = server();
  await finished('1');
  const first = await type('1', 'replay');
  const id = go(first, 'film') ?? '';
  expect(isSlow({ type: 3, data: { custom_id: id, component_type: 2 } } as Parameters<typeof isSlow>[0])).toBe(true);
  const film = await press('1', id);
  expect(film).toMatchObject({ kind: 'update' });
  expect(messageOf(film)?.attachments.map(({ name }) => name)).toEqual(['run-3.gif', 'still-3.png']);
  expect(buttonsOf(film)).toEqual(['Beginning', '10 back', 'Back']);
  expect(said(await press('1', go(film, 'first')))).toContain('move 0 of 3');
});

test('who plays in words is told the run', async () => {
  const { type, press, finished } = server();
  await finished('1');
  await type('1', 'settings', { text: true });
  const film = await press('1', go(await type('1', 'replay'), 'film'));
  expect(messageOf(film)?.attachments).toEqual([]);
});

test('a finished run is shared as an animation that leads to playing it back', async () => {
  const { type, press, finished } = server();
  await finished('1');
  const film = await type('1', 'share', { as: 'animation' });
  expect(film).toMatchObject({ kind: 'message', ephemeral: false });
  expect(messageOf(film)?.attachments.map(({ name }) => name)).toEqual(['run-3.gif', 'still-3.png']);
  expect(said(film)).toContain('<@1> shares this run');
  expect(said(await press('2', go(film, 'open')))).toContain('move 0 of 3');
});

test('of a run that goes on the last turns are shared, and it is watched from there', async () => {
  const { type, press } = server();
  await type('1', 'play');
  await type('1', 'wait');
  const film = await type('1', 'share', { as: 'animation' });
  expect(messageOf(film)?.attachments.map(({ name }) => name)).toEqual(['run-1.gif', 'still-1.png']);
  expect(await press('2', controlOf(film, 'shared').custom_id)).toMatchObject({ kind: 'message', ephemeral: true });
});

test.each([{}, { move: 0 }, { as: 'animation' }])(
  'of a daily dungeon of today all are shown nothing (%j)',
  async (how) => {
    const { type, press } = server();
    await type('1', 'daily');
    const shared = await type('1', 'share', how);
    expect(shared).toMatchObject({ kind: 'message', ephemeral: false });
    expect(said(shared)).toContain('<@1> shares a run in the daily dungeon. It stays veiled');
    expect(messageOf(shared)?.attachments).toEqual([]);
    expect(buttonsOf(shared)).toEqual(['Watch']);
    const watch = controlOf(shared, 'shared').custom_id;
    expect(said(await press('2', watch))).toContain('veiled');
    const finished = await type('2', 'daily').then(() => type('2', 'abandon'));
    await press('2', controlOf(finished, 'do:abandon!').custom_id);
    expect(await press('2', watch)).toMatchObject({ kind: 'message', ephemeral: true, message: { attachments: [{}] } });
  },
);

test('who has a daily dungeon before them is offered none of it to watch', async () => {
  const { type } = server();
  await type('1', 'daily');
  await type('1', 'share');
  expect(said(await type('2', 'watch'))).toContain('Nothing is shared');
  expect(said(await type('1', 'watch'))).toContain('<@1>');
});

test('a shared animation is made by the worker, a shared board is not', () => {
  const typed = (options: object) =>
    isSlow({ type: 2, data: { name: 'share', options: optionsFrom(options as never) } } as Parameters<
      typeof isSlow
    >[0]);
  expect(typed({ as: 'animation' })).toBe(true);
  expect(typed({ as: 'board' })).toBe(false);
  expect(typed({})).toBe(false);
});

test('a level is seen being built of a seed to practise on, and of a finished run', async () => {
  const { type, finished } = server();
  const practised = await type('1', 'building', { depth: 3, seed: 'PRACTICE' });
  expect(practised).toMatchObject({ kind: 'message', ephemeral: true });
  expect(messageOf(practised)?.attachments.map(({ name }) => name)).toEqual(['building-3.gif', 'built-3.png']);
  expect(said(await type('1', 'building', { depth: 1 }))).toContain('finished no run');
  await finished('1');
  expect(said(await type('1', 'building', { depth: 1 }))).toMatch(/replay \d 1/);
  expect(said(await type('1', 'building', { depth: 2 }))).toContain('never came so deep');
});

test('no level of a run that goes on is seen being built, nor of the day', async () => {
  const { type } = server('RUNNING');
  await type('1', 'play');
  expect(said(await type('1', 'building', { depth: 2, seed: 'RUNNING' }))).toContain('veiled');
  expect(said(await type('2', 'building', { depth: 2, seed: 'RUNNING' }))).toContain('veiled');
});

test.each([...WAYS, 'open' as const, 'film' as const])('the control to %s is read back as it was', (way) => {
  const id = { run: 'R', version: 7, control: { kind: 'replay' as const, go: way } };
  expect(parseCustomId(formatCustomId(id))).toEqual(id);
});

test('other ways are nothing we wrote', () => {
  expect(parseCustomId('v1|R|7|replay:away')).toBeNull();
  expect(parseCustomId('v1|R|7|replay')).toBeNull();
});
