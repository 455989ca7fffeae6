import type { Raws, View } from '../../engine';
import { rawsFor } from '../../engine';
import type { Captions, I18n } from '../../i18n';
import { sum } from '../../lib/lists';
import { ClipPainter } from '../compact/clip-painter';
import { SCALE } from '../compact/layout';
import type { Clip, ClipFrame, SceneOptions } from '../contract';
import { encodeGif, type Frame } from '../gif';
import { beatsOf, impactOf, type TimedBeat } from './beats';
import { cornersOf } from './camera';

const MOST = 8000;
const LEAST = 3000;
const BYTES = 2_000_000;
/** Milliseconds for which the first picture, the peak of the scene, is shown; also the minimum for the last picture. */
const TITLE = 900;
const END = 1500;

/** Builds an endless animation of turns. `frames` starts with the view before the first turn; throws if empty. */
export function sceneClip(
  all: Raws,
  i18n: I18n,
  frames: readonly ClipFrame[],
  { palette = 'standard' }: SceneOptions = {},
): Omit<Clip, 'still'> {
  if (frames.length === 0) throw new Error('a clip needs a frame');
  const raws = rawsFor(all, frames[0]!.view);
  const marked = frames.findIndex((frame) => frame.peak);
  const peak = marked < 0 ? frames.length - 1 : marked;
  const corners = cornersOf(
    frames.map(({ view }) => view),
    peak,
  );
  const turns = fittingTurns(frames, peak);
  const lastAt = turns.at(-1)?.at ?? peak;
  const last = frames[lastAt]!;
  const painter = new ClipPainter(raws, captionsBy(i18n), palette);
  const title = { ...impactOf(frames[Math.max(0, peak - 1)]!.view, frames[peak]!), corner: corners[peak]! };
  const delays = [TITLE, ...turns.flatMap(({ beats }) => beats.map(({ delay }) => delay))];
  const end = Math.max(END, LEAST - sum(delays));
  function* pictures(): Generator<Frame, void, void> {
    yield { pixels: painter.drawTitle(title), delay: TITLE };
    for (const { at, beats } of turns) {
      for (const beat of beats) yield { pixels: painter.draw({ ...beat, corner: corners[at]! }), delay: beat.delay };
    }
    yield { pixels: painter.draw({ ...stillOf(last.view), corner: corners[lastAt]! }), delay: end };
  }
  const { bytes, ...gif } = encodeGif(pictures(), { scale: SCALE, loop: true, bytes: BYTES });
  const shown = frames.filter((_, at) => turns.some((turn) => turn.at === at));
  return {
    gif: bytes,
    ...gif,
    texts: { alt: i18n.altText(last.view), sentences: i18n.sentences(shown.flatMap(({ events }) => events)) },
  };
}

const stillOf = (view: View): Omit<TimedBeat, 'delay'> => ({
  ground: view,
  cast: view,
  events: [],
  shifts: new Map(),
  risen: 0,
  fallen: view.over?.result === 'died',
});

interface ShownTurn {
  at: number;
  beats: TimedBeat[];
}

/** Takes the peak's turn, then later turns, then earlier turns, while they fit into the maximum duration. */
function fittingTurns(frames: readonly ClipFrame[], peak: number): ShownTurn[] {
  const turns: ShownTurn[] = [];
  let left = MOST - TITLE - END;
  const take = (at: number): boolean => {
    const beats = at > 0 && at < frames.length ? beatsOf(frames[at - 1]!.view, frames[at]!) : [];
    const time = sum(beats.map(({ delay }) => delay));
    if (time === 0 || (time > left && at !== peak)) return false;
    left -= time;
    turns.push({ at, beats });
    return true;
  };
  for (let at = peak; take(at); at++);
  for (let at = peak - 1; take(at); at--);
  return turns.sort((one, other) => one.at - other.at);
}

function captionsBy(i18n: I18n): (view: View) => Captions {
  let last: { view: View; captions: Captions } | null = null;
  return (view) => {
    if (last?.view !== view) last = { view, captions: i18n.captions(view) };
    return last.captions;
  };
}
