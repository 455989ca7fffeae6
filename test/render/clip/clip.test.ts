import { decode as decodePng } from '../../../scripts/lib/picture-pixels';
import { playRun } from '../../../scripts/simulate/run';
import type { GameEvent, View } from '../../../src/engine';
import { createI18n } from '../../../src/i18n';
import { replay } from '../../../src/play/replays/replay';
import { loadRaws } from '../../../src/raws';
import { type ClipFrame, createRenderer } from '../../../src/render';
import { drawBoard, drawCard } from '../../../src/render/board-picture';
import { LARGE, WIDTH } from '../../../src/render/compact/layout';
import type { PictureOptions } from '../../../src/render/contract';
import type { Pixels } from '../../../src/render/pixels';
import { forest, lair, town } from '../../support/views';
import { decode } from '../gif-reader';

const raws = loadRaws();
const i18n = createI18n(raws);
const renderer = createRenderer(raws, i18n);

/** Largest change of a colour channel that folding may cause. */
const NEAR = 16;

function apart(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let most = 0;
  for (let i = 0; i < a.length; i++) {
    // Most pixels are equal, and a classic screen has a million, so the test skips equal ones.
    if (a[i] === b[i]) continue;
    for (const shift of [0, 8, 16])
      most = Math.max(most, Math.abs(((a[i]! >> shift) & 255) - ((b[i]! >> shift) & 255)));
  }
  return most;
}

const blow = (view: View, target: number, amount: number): GameEvent => ({
  kind: 'hit',
  attacker: { id: 2, raw: 'rat' },
  target: { id: target, raw: target === 1 ? 'hero' : 'rat' },
  attack: null,
  amount,
  at: view.hero.at,
  from: view.hero.at,
  turn: view.turn,
  sense: 'self',
});
const quiet = ({ view }: { view: View }): ClipFrame => ({ view: { ...view, events: [] }, events: [] });
const alive = [quiet(town()), quiet(forest()), quiet(lair())];
const fallen = (view: View): View => ({
  ...view,
  over: { result: 'died', turn: view.turn, depth: 2, by: 'orc', cause: null },
});

describe('the end of a run as it was played', () => {
  const { recording } = playRun(raws, { seed: 'a clip', bot: 'fighter', maxTurns: 4000, verify: false });
  const { actions, rules } = recording;
  const log = { ...recording, chunks: [{ rules, actions, by: actions.map(() => null), after: null }] };
  const moments = [...replay(log, raws, { from: actions.length - 11 })];
  const clip = renderer.clip(moments, { scale: 1 });
  const played = decode(clip.gif);

  const options = ({ view, events }: ClipFrame): PictureOptions => ({
    sinceTurn: events.length > 0 ? Math.min(...events.map(({ turn }) => turn)) - 1 : view.turn,
    wide: true,
  });
  const pictureOf = (moment: ClipFrame): Pixels => drawBoard(raws, i18n, moment.view, options(moment)).pixels;

  test('is a death', () => {
    expect(moments).toHaveLength(12);
    expect(moments.at(-1)?.view.over?.result).toBe('died');
  });

  test('shows each action in order as in its reply, with numbers', () => {
    for (const [n, moment] of moments.entries()) {
      expect(apart(played.frames[n]!, pictureOf(moment).data)).toBeLessThanOrEqual(NEAR);
    }
  });

  test('ends with the card', () => {
    expect(played.frames).toHaveLength(13);
    const card = drawCard(raws, i18n, moments.at(-1)!.view).pixels;
    expect(apart(played.frames[12]!, card.data)).toBeLessThanOrEqual(NEAR);
  });

  test('has longer delays when the hero is hurt and at the end, and plays once', () => {
    const hurts = ({ events }: ClipFrame) =>
      events.some(
        (event) => (event.kind === 'hit' || event.kind === 'hurt') && event.target.id === 1 && event.amount > 0,
      );
    const before = moments.slice(0, -1).map((moment) => (hurts(moment) ? 900 : 500));
    expect(new Set(before)).toEqual(new Set([500, 900]));
    expect(played.delays).toEqual([...before, 4000, 4000]);
    expect(clip.milliseconds).toBe(played.delays.reduce((sum, delay) => sum + delay, 0));
    expect(played.loops).toBe(false);
  });

  test('comes with its last moment as a still picture and as text', async () => {
    const last = moments.at(-1)!;
    const { width, height, pixels } = await decodePng(clip.still.png);
    expect([width, height]).toEqual([672, 700]);
    const board = drawBoard(raws, i18n, last.view, options(last)).pixels;
    const shrunk = board.data.map((_, at) => pixels[Math.floor(at / 336) * 2 * 672 + (at % 336) * 2]!);
    expect(apart(shrunk, board.data)).toBeLessThanOrEqual(NEAR);
    expect(clip.texts.alt).toBe(i18n.altText(last.view));
    expect(clip.texts.sentences).toEqual(i18n.sentences(moments.flatMap(({ events }) => events)));
    expect(clip.texts.sentences.slice(-3).join(' ')).toContain('You die');
  });
});

describe('a clip', () => {
  test('of a living run has no card', () => {
    const clip = renderer.clip(alive, { scale: 1 });
    expect(clip.frames).toBe(3);
    expect(decode(clip.gif).delays).toEqual([500, 500, 4000]);
  });

  test('is as large as the picture unless asked to be smaller', () => {
    expect(renderer.clip(alive)).toMatchObject({ width: 672, height: 700, still: { width: 672, height: 700 } });
    expect(renderer.clip(alive, { scale: 1 })).toMatchObject({ width: 336, height: 350 });
  });

  test('shows the last 60 actions by default', () => {
    const many = Array.from({ length: 62 }, (_, n): ClipFrame => {
      const { view } = quiet(town());
      return { view: { ...view, hero: { ...view.hero, gold: n } }, events: [] };
    });
    expect(renderer.clip(many, { scale: 1 }).frames).toBe(60);
    const few = renderer.clip(many, { scale: 1, frames: 2 });
    const newest = drawBoard(raws, i18n, many[60]!.view, { sinceTurn: many[60]!.view.turn }).pixels;
    expect(apart(decode(few.gif).frames[0]!, newest.data)).toBeLessThanOrEqual(NEAR);
  });

  test('leaves out the oldest pictures and texts until it fits', () => {
    const frames = alive.map(({ view }, n): ClipFrame => ({ view, events: [blow(view, 1, n + 1)] }));
    const all = renderer.clip(frames, { scale: 1 });
    const fitted = renderer.clip(frames, { scale: 1, bytes: all.gif.length - 1 });
    expect(fitted.gif.length).toBeLessThan(all.gif.length);
    expect(fitted).toMatchObject({ frames: 2, milliseconds: 900 + 4000 });
    expect(decode(fitted.gif).delays).toEqual([900, 4000]);
    expect(fitted.texts.sentences).toEqual(all.texts.sentences.slice(1));
  });

  test('always has its last picture, which is the card if there is one', () => {
    const { view } = quiet(forest());
    const clip = renderer.clip([...alive, { view: fallen(view), events: [] }], { scale: 1, bytes: 10 });
    expect(clip).toMatchObject({ frames: 1, milliseconds: 4000, texts: { sentences: [] } });
    const card = drawCard(raws, i18n, fallen(view)).pixels;
    expect(apart(decode(clip.gif).frames[0]!, card.data)).toBeLessThanOrEqual(NEAR);
  });

  test('without pictures is refused', () => {
    expect(() => renderer.clip([])).toThrow('frame');
  });

  test('repeats when asked', () => {
    expect(decode(renderer.clip(alive.slice(1), { scale: 1, loop: true }).gif).loops).toBe(true);
  });

  test('of large cells has the size of those pictures, and ends with the middle of the card', () => {
    const { view } = quiet(lair());
    const clip = renderer.clip([{ view: fallen(view), events: [] }], { layout: 'large', scale: 1 });
    expect(clip).toMatchObject({ width: LARGE.width, height: LARGE.height, frames: 2 });
    const [board, end] = decode(clip.gif).frames;
    expect(apart(board!, drawBoard(raws, i18n, view, { layout: 'large' }).pixels.data)).toBeLessThanOrEqual(NEAR);
    const card = drawCard(raws, i18n, fallen(view)).pixels;
    const row = (y: number, x: number): number[] => Array.from(card.data.slice(y * WIDTH + x, y * WIDTH + WIDTH));
    expect(apart(end!.slice(100 * LARGE.width, 101 * LARGE.width), row(100, WIDTH - LARGE.width))).toBeLessThanOrEqual(
      NEAR,
    );
  });

  test('in high contrast is drawn in that palette', () => {
    const { view } = quiet(lair());
    const clip = renderer.clip([{ view, events: [] }], { scale: 1, palette: 'contrast' });
    const board = drawBoard(raws, i18n, view, { sinceTurn: view.turn, palette: 'contrast' });
    expect(apart(decode(clip.gif).frames[0]!, board.pixels.data)).toBeLessThanOrEqual(NEAR);
  });

  test('on the classic screen has the card in its middle', () => {
    const { view } = quiet(lair());
    const clip = renderer.clip([{ view: fallen(view), events: [] }], { layout: 'classic' });
    expect(clip).toMatchObject({ width: 1280, height: 960, frames: 2, still: { width: 1280, height: 960 } });
    const [board, end] = decode(clip.gif).frames;
    expect(apart(board!, drawBoard(raws, i18n, view, { layout: 'classic' }).pixels.data)).toBeLessThanOrEqual(NEAR);
    const card = drawCard(raws, i18n, fallen(view)).pixels;
    const middle = card.data.map((_, at) => end![(130 + Math.floor(at / 336) * 2) * 1280 + 304 + (at % 336) * 2]!);
    expect(apart(middle, card.data)).toBeLessThanOrEqual(NEAR);
    expect(end![0]).toBe(0);
  });
});
