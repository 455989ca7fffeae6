import type { Reply } from '../../src/discord/api/reply';
import { endingMessage } from '../../src/discord/board/ending';
import { boardMessage } from '../../src/discord/board/message';
import { isSlow } from '../../src/discord/commands/slow';
import type { Board, Frame } from '../../src/discord/types';
import { type Game, turn } from '../../src/engine';
import { loadRaws } from '../../src/raws';
import { scenario } from '../support/scenario';
import { blankStudio, boardOf, buttonsOf, controlOf, partsOf, problemsOf, Stage, said } from '../support/stage';

const raws = loadRaws();

/** The game after its hero gave up. */
const over = (game: Game): Game => {
  const result = turn(game, { kind: 'abandon', sure: true }, raws);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.game;
};

const ended = (settings: Partial<Board['settings']> = {}): Board => boardOf(over(scenario('.@w.')), settings, 12);
const reply = (board: Board, frames?: Frame[]): Reply => ({
  kind: 'update',
  message: endingMessage(board, blankStudio(), frames ? { frames } : {}),
});
const files = (shown: Reply): string[] =>
  shown.kind === 'update' ? shown.message.attachments.map(({ name }) => name) : [];

test('the end shows the card and the last moment, and says how it went, how deep, how many, and the score', () => {
  const shown = reply(ended());
  expect(files(shown)).toEqual(['end-12.png', 'last-12.png']);
  expect(said(shown)).toMatch(/\*\*.+\*\* gave up the quest in .+ · depth 2 · Level 1 · .* · 0 kills · Score/);
  expect(buttonsOf(shown)).toEqual(['New game', 'Show the last turns', 'Play back']);
});

test('the last moment is drawn as it was, not as the card', () => {
  const renderer = blankStudio();
  boardMessage(ended(), renderer);
  expect(renderer.shots.map(({ scene = false }) => scene)).toEqual([false, true]);
});

test('a new run is one click away', async () => {
  const stage = new Stage(over(scenario('.@.')));
  stage.v = 3;
  const end = await stage.press('v1|run|3|panel:pad');
  expect(controlOf(end, 'restart').label).toBe('New game');
});

const frames = (board: Board, count = 3): Frame[] =>
  Array.from({ length: count }, () => ({ view: board.view, events: board.view.events }));

test('the last turns come as an animation beside the still, and in words', () => {
  const board = ended();
  const shown = reply(board, frames(board));
  expect(files(shown)).toEqual(['end-12.png', 'last-turns-12.gif', 'last-12.png']);
  expect(said(shown)).toContain('**The last turns**');
  expect(buttonsOf(shown)).toEqual(['New game', 'Play back']);
});

test('who plays in words gets words', () => {
  const board = ended({ text: true });
  const shown = reply(board, frames(board));
  expect(files(shown)).toEqual([]);
  expect(said(shown)).toContain('**The last turns**');
});

test('an animation of a great many happenings keeps to what Discord takes', () => {
  const board = ended();
  const message = endingMessage(board, blankStudio(), { frames: frames(board, 300), events: board.view.events });
  expect(problemsOf(message)).toEqual([]);
});

test('without a canvas the end is told in words', () => {
  const renderer = blankStudio();
  const broken = (): never => {
    throw new Error('no canvas');
  };
  const painter = { picture: broken, clip: broken, building: broken, title: broken, map: broken };
  const board = ended();
  const message = endingMessage(board, { ...renderer, pictures: painter }, { frames: frames(board) });
  expect(message.attachments).toEqual([]);
  expect(partsOf({ kind: 'update', message }).some(({ content }) => content?.includes('gave up'))).toBe(true);
});

test('the animation is left to the worker, and nothing else that is pressed', () => {
  const pressed = (custom_id: string) =>
    isSlow({ type: 3, data: { custom_id, component_type: 2 } } as Parameters<typeof isSlow>[0]);
  expect(pressed('v1|run|12|last')).toBe(true);
  expect(pressed('v1|run|12|do:wait')).toBe(false);
});

test('whoever may not see a run is told so alone', async () => {
  const stage = new Stage(scenario('.@.'), { lastTurns: async () => ({ kind: 'not-shared' }) });
  const note = await stage.press('v1|run|0|last');
  expect(note).toMatchObject({ kind: 'message', ephemeral: true });
});
