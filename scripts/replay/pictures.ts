import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Game, type Raws, view } from '../../src/engine';
import { createI18n } from '../../src/i18n';
import { type Moment, replay } from '../../src/play/replays/replay';
import { type ClipOptions, createRenderer, type PictureOptions } from '../../src/render';
import type { Recording } from './recording';

export interface ClipFileOptions extends ClipOptions {
  file: string;
  /** Number of the last action shown; by default the last action of the run. */
  to?: number;
  frames: number;
}

/** Writes actions of a run as an animation, with the last picture and the events beside it. Returns a summary. */
export function writeClip(raws: Raws, recording: Recording, { file, to, frames, ...options }: ClipFileOptions): string {
  const clip = createRenderer(raws, createI18n(raws)).clip(momentsOf(raws, recording, frames, to), options);
  mkdirSync(dirname(file), { recursive: true });
  const withEnding = (ending: string): string => file.replace(/\.gif$/, ending);
  writeFileSync(file, clip.gif);
  writeFileSync(withEnding('.png'), clip.still.png);
  writeFileSync(withEnding('.txt'), `${clip.texts.alt}\n\n${clip.texts.sentences.join('\n')}\n`);
  return `${file}, ${clip.frames} pictures, ${(clip.milliseconds / 1000).toFixed(1)} s, ${clip.gif.length} bytes`;
}

function momentsOf(raws: Raws, recording: Recording, frames: number, last: number | undefined): Iterable<Moment> {
  const { rules, actions } = recording;
  const to = Math.min(last ?? actions.length, actions.length);
  const log = { ...recording, chunks: [{ rules, actions, by: actions.map(() => null), after: null }] };
  return replay(log, raws, { from: to - frames + 1, to });
}

/** Returns a function that writes a numbered picture of the game after an action, with the events of that action. */
export function createFrameWriter(
  raws: Raws,
  folder: string,
  options: PictureOptions,
): (number: number, before: Game | null, after: Game) => void {
  mkdirSync(folder, { recursive: true });
  const renderer = createRenderer(raws, createI18n(raws));
  return (number, before, after) => {
    const sinceTurn = before === null ? {} : { sinceTurn: before.turn };
    const { png } = renderer.picture(view(after, raws), { ...options, ...sinceTurn });
    writeFileSync(join(folder, `${String(number).padStart(5, '0')}.png`), png);
  };
}
