import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Game, type Raws, view } from '../../src/engine';
import { createI18n } from '../../src/i18n';
import { type Moment, replay } from '../../src/play/replays/replay';
import { type ClipOptions, createRenderer, type PictureOptions } from '../../src/render';
import type { Recording } from './recording';

export interface Wanted extends ClipOptions {
  /** Ends in `.gif`. */
  file: string;
  /** The last decision shown; the last of the run when absent. */
  to?: number;
  /** How many decisions. */
  frames: number;
}

/** Writes the decisions up to one as an animation, and beside it the last moment as a picture and all of it in words. */
export function writeClip(raws: Raws, recording: Recording, { file, to, ...options }: Wanted): string {
  const clip = createRenderer(raws, createI18n(raws)).clip(momentsOf(raws, recording, options.frames, to), options);
  mkdirSync(dirname(file), { recursive: true });
  const beside = (ending: string): string => file.replace(/\.gif$/, ending);
  writeFileSync(file, clip.gif);
  writeFileSync(beside('.png'), clip.still.png);
  writeFileSync(beside('.txt'), `${clip.words.alt}\n\n${clip.words.told.join('\n')}\n`);
  return `${file}, ${clip.frames} pictures, ${(clip.milliseconds / 1000).toFixed(1)} s, ${clip.gif.length} bytes`;
}

function momentsOf(raws: Raws, recording: Recording, frames: number, wanted: number | undefined): Iterable<Moment> {
  const { seed, heroName, rules, actions } = recording;
  const log = {
    seed,
    heroName,
    rules,
    actions,
    chunks: [{ rules, actions, by: actions.map(() => null), after: null }],
  };
  const to = Math.min(wanted ?? actions.length, actions.length);
  return replay(log, raws, { from: to - frames + 1, to });
}

/** Writes a picture of the game after each decision, numbered in order, with what that decision brought about. */
export function frameWriter(
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
