import { messageOf, type Reply } from '../../../../src/discord/api';
import { formatCustomId, parseCustomId } from '../../../../src/discord/controls/control';
import { REPLAY_STEPS } from '../../../../src/discord/controls/replays-controls';
import { clipMessage } from '../../../../src/discord/features/clip-message';
import { replayMessage, replayRows } from '../../../../src/discord/features/replays/replays-message';
import type { GameEvent } from '../../../../src/engine';
import {
  blankRenderer,
  boardOf,
  buttonsOf,
  componentsOf,
  controlOf,
  englishI18n,
  textOf,
} from '../../../support/bot-fixture';
import { createGuild, finishRun, runOf } from '../../../support/guild';
import { componentInteraction } from '../../../support/interactions';
import { scenario } from '../../../support/scenario';

const seeds = () => {
  let next = 0;
  return () => `replay ${next++}`;
};

const stepId = (reply: Reply, step: string) => controlOf(reply, `replay:${step}`).custom_id;

test('a player without a finished run has nothing to replay', async () => {
  const { type } = createGuild({ newSeed: seeds() });
  expect(textOf(await type('1', 'run replay'))).toContain('no run yet');
  await type('1', 'play');
  expect(textOf(await type('1', 'run replay'))).toContain('no run yet');
});

test('the last finished run is replayed from its beginning in an ephemeral message', async () => {
  const guild = createGuild({ newSeed: seeds() });
  const { type } = guild;
  await finishRun(guild, '1');
  const first = await type('1', 'run replay');
  expect(first).toMatchObject({ kind: 'message', ephemeral: true });
  expect(textOf(first)).toContain('move 0 of 3');
  expect(messageOf(first)?.attachments).toHaveLength(1);
  expect(buttonsOf(first)).toEqual(['Next', '+10', 'End', 'As animation']);
});

test('every button of a replay has a picture of its own, except in text mode', async () => {
  const guild = createGuild({ newSeed: seeds() });
  await finishRun(guild, '1');
  const emojiOf = async () =>
    componentsOf(await guild.type('1', 'run replay')).flatMap(({ type, emoji }) => (type === 2 ? [emoji?.name] : []));
  const shown = await emojiOf();
  expect(shown.every((name) => name)).toBe(true);
  expect(new Set(shown).size).toBe(7);
  await guild.press('1', 'v1|-|0|set:layout', ['text']);
  expect(await emojiOf()).toEqual(Array(7).fill(undefined));
});

test('in text mode the moment stands before its map, as on boards', async () => {
  const guild = createGuild({ newSeed: seeds() });
  await finishRun(guild, '1');
  await guild.press('1', 'v1|-|0|set:layout', ['text']);
  const [caption, map] = textOf(await guild.type('1', 'run replay')).split('```');
  expect(caption).toContain('move 0 of 3');
  expect(map).toContain('HP ');
});

test('the buttons step on and back, but past neither end', async () => {
  const guild = createGuild({ newSeed: seeds() });
  const { type, press } = guild;
  await finishRun(guild, '1');
  const second = await press('1', stepId(await type('1', 'run replay'), 'on'));
  expect(second).toMatchObject({ kind: 'update' });
  expect(textOf(second)).toContain('move 1 of 3');
  expect(buttonsOf(second)).toHaveLength(7);
  const end = await press('1', stepId(second, 'on10'));
  expect(textOf(end)).toContain('move 3 of 3');
  expect(buttonsOf(end)).toEqual(['Beginning', '−10', 'Back', 'As animation']);
  expect(textOf(await press('1', stepId(end, 'back')))).toContain('move 2 of 3');
  expect(textOf(await press('1', stepId(end, 'back10')))).toContain('move 0 of 3');
  expect(textOf(await press('1', stepId(end, 'first')))).toContain('move 0 of 3');
  expect(textOf(await press('1', stepId(second, 'last')))).toContain('move 3 of 3');
});

test('the card at the end opens the replay, for other members of the server, too', async () => {
  const guild = createGuild({ newSeed: seeds() });
  const { press } = guild;
  const card = await finishRun(guild, '1');
  expect(await press('1', stepId(card, 'open'))).toMatchObject({ kind: 'message', ephemeral: true });
  expect(textOf(await press('2', stepId(card, 'open')))).toContain('move 0 of 3');
});

test('a replay stays within its server', async () => {
  const guild = createGuild({ newSeed: seeds() });
  const { press } = guild;
  const card = await finishRun(guild, '1');
  expect(textOf(await press('2', stepId(card, 'open'), undefined, { guild_id: '78', channel_id: '89' }))).toContain(
    'not shared',
  );
});

test('a run is picked from the history', async () => {
  const guild = createGuild({ newSeed: seeds() });
  const { type, press, play } = guild;
  const run = parseCustomId(stepId(await finishRun(guild, '1'), 'open') ?? '')?.run ?? '';
  await play.recordResult({ run });
  const list = await type('2', 'run history');
  const [choice] = componentsOf(list).flatMap(({ options }) => options ?? []) as { value: string }[];
  expect(choice?.value).toBe(run);
  expect(textOf(await press('2', stepId(list, 'open'), [run]))).toContain('move 0 of 3');
});

describe('a finished run is suggested and found', () => {
  /** Creates a server in which two users have finished a run each. */
  const createGuildWithRuns = async () => {
    const guild = createGuild({ newSeed: seeds() });
    const runs: string[] = [];
    for (const user of ['1', '2']) {
      const run = runOf(await finishRun(guild, user), '|replay:open');
      await guild.play.recordResult({ run });
      runs.push(run);
    }
    return { ...guild, runs };
  };

  test('among those of the server', async () => {
    const { suggest, runs } = await createGuildWithRuns();
    const found = await suggest('3', 'run replay', 'run');
    expect(found.map(({ value }) => value).sort()).toEqual([...runs].sort());
    expect(found[0]?.name).toMatch(/^u[12] · depth 1 · turn 2 · 2023-11-14$/);
  });

  test('by words of its name', async () => {
    const { suggest, runs } = await createGuildWithRuns();
    expect((await suggest('3', 'run replay', 'run', {}, 'U2')).map(({ value }) => value)).toEqual([runs[1]]);
    expect(await suggest('3', 'run replay', 'run', {}, 'nobody')).toEqual([]);
  });

  test('by its id or by words of its name', async () => {
    const { type, runs } = await createGuildWithRuns();
    expect(textOf(await type('3', 'run replay', { run: runs[1] ?? '' }))).toContain('**u2** · move 0 of 3');
    expect(textOf(await type('3', 'run replay', { run: 'u2' }))).toContain('**u2** · move 0 of 3');
    expect(textOf(await type('3', 'run replay', { run: 'nobody' }))).toContain('no such run here');
  });

  test('in a direct message among the player’s own', async () => {
    const { suggest, runs } = await createGuildWithRuns();
    const directMessage = { guild_id: null, channel_id: '90' };
    expect((await suggest('1', 'run replay', 'run', directMessage)).map(({ value }) => value)).toEqual([runs[0]]);
    expect(await suggest('3', 'run replay', 'run', directMessage)).toEqual([]);
  });
});

test('a moment of a replay shows what its action did, from the turn in which it began', () => {
  const renderer = blankRenderer();
  const board = boardOf(scenario('.@.'));
  const rewarded = (turn: number) => ({ kind: 'rewarded', xp: 1, gold: 1, turn, sense: 'self' }) as const;
  const moment = (...events: GameEvent[]) => ({ kind: 'replaying', board, events, wanted: 0, last: 9 }) as const;
  replayMessage(moment(rewarded(8), rewarded(6), rewarded(7)), renderer);
  replayMessage(moment(), renderer);
  expect(renderer.requests.map(({ sinceTurn }) => sinceTurn)).toEqual([5, null]);
});

test('a moment that cannot be shown is named beside the next one, or the last before it, that can', () => {
  const board = { ...boardOf(scenario('.@.')), version: 5 };
  const shown = (wanted: number) =>
    textOf({
      kind: 'update',
      message: replayMessage({ kind: 'replaying', board, events: [], wanted, last: 9 }, blankRenderer()),
    });
  expect(shown(2)).toContain(
    'move 5 of 9\n*Move 2 cannot be shown any more. This is the first one after it that can.*',
  );
  expect(shown(7)).toContain(
    'move 5 of 9\n*Move 7 cannot be shown any more. This is the last one before it that can.*',
  );
  expect(shown(5)).not.toContain('cannot be shown');
});

test('the end can show the last turns', async () => {
  const guild = createGuild({ newSeed: seeds() });
  const end = await finishRun(guild, '1');
  const shown = await guild.press('1', controlOf(end, 'last:en').custom_id);
  expect(shown.kind).toBe('update');
  expect(textOf(shown)).toContain('**The last turns**');
  expect(messageOf(shown)?.attachments.map(({ name }) => name)).toContain('last-turns-3.gif');
});

test('the last turns keep the feats of the end beside them', async () => {
  const over = { result: 'died', turn: 9, depth: 1, by: 'rat', cause: null } as const;
  const board = { ...boardOf({ ...scenario('.@.'), over }), version: 3 };
  const guild = createGuild({
    lastTurns: async () => ({ kind: 'last-turns', board, frames: [], feats: ['massacre'] }),
  });
  expect(textOf(await guild.press('1', 'v1|r|3|last:en'))).toContain('🏅 Feat: **Body Count**');
  expect(textOf(await guild.press('1', 'v1|r|3|last:en:watched'))).not.toContain('Feat:');
});

test('a run that goes on is not replayed', async () => {
  const { type, press } = createGuild({ newSeed: seeds() });
  const board = await type('1', 'play');
  const id = parseCustomId(controlOf(board, 'do:explore').custom_id ?? '');
  const open = formatCustomId({ run: id?.run ?? '', version: 0, control: { kind: 'replay', to: 'open' } });
  expect(textOf(await press('1', open))).toContain('Only finished runs can be replayed');
});

test('a run of a daily dungeon is hidden from players who have yet to finish it', async () => {
  const { type, press } = createGuild({ newSeed: seeds() });
  await type('1', 'daily');
  const confirmation = await type('1', 'run abandon');
  const card = await press('1', controlOf(confirmation, 'do:abandon!').custom_id);
  expect(textOf(await press('1', stepId(card, 'open')))).toContain('move 0 of 1');
  expect(textOf(await press('2', stepId(card, 'open')))).toContain('hidden');
});

test('the worker shows the whole run as a clip, with a picture of its end', async () => {
  const guild = createGuild({ newSeed: seeds() });
  const { bot, type, press } = guild;
  await finishRun(guild, '1');
  const first = await type('1', 'run replay');
  const id = stepId(first, 'film') ?? '';
  expect(bot.isSlow(componentInteraction(id))).toBe(true);
  const clip = await press('1', id);
  expect(clip).toMatchObject({ kind: 'update' });
  expect(messageOf(clip)?.attachments.map(({ name }) => name)).toEqual(['run-3.gif', 'still-3.png']);
  expect(buttonsOf(clip)).toEqual(['Beginning', '−10', 'Back']);
  expect(textOf(await press('1', stepId(clip, 'first')))).toContain('move 0 of 3');
});

test('a run without an action has no steps and no clip', () => {
  const enabled = (last: number) =>
    replayRows(boardOf(scenario('.@.'), {}, 0), last, englishI18n, { clip: true }).flatMap(({ components }) =>
      components.flatMap((each) => ('label' in each && !each.disabled ? [each.label] : [])),
    );
  expect(enabled(0)).toEqual([]);
  expect(enabled(1)).toEqual(['Next', '+10', 'End', 'As animation']);
});

test('a clip has one description, with its last picture as the map', () => {
  const board = boardOf(scenario('.@.'));
  const { attachments } = clipMessage(board, [], blankRenderer(), { lead: '', rows: [] });
  expect(attachments.map(({ description }) => description)).toEqual([
    `${englishI18n.replays.animation} A clip.`,
    englishI18n.altText(board.view),
  ]);
});

test('a clip without sentences has only its lead, else the sentences below it', () => {
  const board = boardOf(scenario('.@.'), { text: true });
  const clip = (lead: string, events: GameEvent[]) => {
    return clipMessage(board, [{ view: board.view, events }], blankRenderer(), { lead, rows: [] });
  };
  const rewarded: GameEvent = { kind: 'rewarded', xp: 1, gold: 1, turn: 1, sense: 'self' };
  const [sentence] = englishI18n.sentences([rewarded]);
  expect(textOf({ kind: 'update', message: clip('**u1**', []) })).toBe('**u1**');
  expect(textOf({ kind: 'update', message: clip('**u1**', [rewarded]) })).toBe(`**u1**\n${sentence}`);
  expect(textOf({ kind: 'update', message: clip('', [rewarded]) })).toBe(sentence);
});

test('of many sentences a clip has the newest, under the number of the others', () => {
  const board = boardOf(scenario('.@.'), { text: true });
  const events = Array.from({ length: 200 }, (_, turn): GameEvent => {
    return { kind: 'rewarded', xp: turn, gold: turn, turn, sense: 'self' };
  });
  const message = clipMessage(board, [{ view: board.view, events }], blankRenderer(), { lead: 'Lead.', rows: [] });
  const [lead, more, ...shown] = textOf({ kind: 'update', message }).split('\n');
  const sentences = englishI18n.sentences(events);
  expect(lead).toBe('Lead.');
  expect(more).toBe(englishI18n.more(sentences.length - shown.length));
  expect(shown).toEqual(sentences.slice(-shown.length));
  expect(shown.length).toBeGreaterThan(10);
});

test('in text mode the clip has no pictures', async () => {
  const guild = createGuild({ newSeed: seeds() });
  const { type, press } = guild;
  await finishRun(guild, '1');
  await type('1', 'settings', { text: true });
  const clip = await press('1', stepId(await type('1', 'run replay'), 'film'));
  expect(messageOf(clip)?.attachments).toEqual([]);
});

test('the building of a level is shown for a free seed and for a finished run', async () => {
  const guild = createGuild({ newSeed: seeds() });
  const { type } = guild;
  const practised = await type('1', 'run building', { depth: 3, seed: 'PRACTICE' });
  expect(practised).toMatchObject({ kind: 'message', ephemeral: true });
  expect(messageOf(practised)?.attachments.map(({ name }) => name)).toEqual(['building-3.gif', 'built-3.png']);
  expect(textOf(await type('1', 'run building', { depth: 1 }))).toContain('finished no run');
  await finishRun(guild, '1');
  expect(textOf(await type('1', 'run building', { depth: 1 }))).toMatch(/replay \d 1/);
  expect(textOf(await type('1', 'run building', { depth: 2 }))).toContain('never came so deep');
});

test('the building of a level is hidden while a run on its seed goes on', async () => {
  const { type } = createGuild({ newSeed: () => 'RUNNING' });
  await type('1', 'play');
  expect(textOf(await type('1', 'run building', { depth: 2, seed: 'RUNNING' }))).toContain('hidden');
  expect(textOf(await type('2', 'run building', { depth: 2, seed: 'RUNNING' }))).toContain('hidden');
});

test.each([...REPLAY_STEPS, 'open' as const, 'clip' as const])(
  'the control to %s reads back as it was formatted',
  (way) => {
    const id = { run: 'R', version: 7, control: { kind: 'replay' as const, to: way } };
    expect(parseCustomId(formatCustomId(id))).toEqual(id);
  },
);

test('other steps are not parsed', () => {
  expect(parseCustomId('v1|R|7|replay:away')).toBeNull();
  expect(parseCustomId('v1|R|7|replay')).toBeNull();
});
