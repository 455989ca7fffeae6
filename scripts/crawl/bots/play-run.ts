import type { Raws } from '../../../src/engine';
import { rngFromSeed } from '../../../src/lib/rng';
import { createStore } from '../../../src/storage/store';
import type { Message } from '../../discord/messages';
import { type Answer, BotHarness } from '../../harness/bot-harness';
import { RestorableTable } from '../../harness/restorable-table';
import { type Fault, refusalFaults, replyFaults } from '../checks';
import { ButtonBot, PURPOSES, type Purpose } from './button-bot';
import { readingOf } from './reading';

export interface ButtonRunPlan {
  seed: string;
  /** Sees all of a level before it leaves. */
  thorough: boolean;
  /** Clicks after which the run is left as it is. */
  maxClicks: number;
}

export interface ButtonRun {
  clicks: number;
  turns: number;
  /** By what clicks were for: how many, and the player-turns that passed. */
  spent: Record<Purpose, { clicks: number; turns: number }>;
  /** Clicks of every level that was left by the stairs down for the first time, the first level first. */
  levels: { depth: number; clicks: number }[];
  deepest: number;
  ended: 'died' | 'retired' | 'abandoned' | 'left' | 'nothing to press';
  faults: Fault[];
}

/** One picture of so many is drawn. */
const DRAW_EVERY = 200;

/** Plays a run from `/play` to its end by pressing what messages offer. */
export async function playByButtons(
  raws: Raws,
  { seed, thorough, maxClicks: most }: ButtonRunPlan,
): Promise<ButtonRun> {
  const store = createStore(new RestorableTable());
  const surface = new BotHarness(raws, store, { drawEvery: DRAW_EVERY, newSeed: () => seed });
  const clicker = new ButtonBot(rngFromSeed(`${seed}/clicker`), thorough);
  const book = new Book();
  let answer = await surface.type('play');
  let message = answer.message;
  book.open(answer);
  while (message && book.run.clicks < most) {
    const click = clicker.choose(readingOf(message));
    if (!click) {
      book.run.ended = 'nothing to press';
      break;
    }
    answer = await surface.press(message, click.press);
    book.enter(click.purpose, answer, [...replyFaults(answer), ...refusalFaults(answer, click.press)]);
    if (book.isOver) break;
    message = boardAfter(message, answer);
  }
  return book.run;
}

/** A private note leaves the board where it was. */
const boardAfter = (board: Message, { message }: Answer): Message =>
  message && message.visibleTo === null ? message : board;

/** Keeps count of a run. */
class Book {
  readonly run: ButtonRun = {
    clicks: 0,
    turns: 0,
    spent: Object.fromEntries(PURPOSES.map((purpose) => [purpose, { clicks: 0, turns: 0 }])) as ButtonRun['spent'],
    levels: [],
    deepest: 1,
    ended: 'left',
    faults: [],
  };
  isOver = false;
  private onLevel = 0;

  open(answer: Answer): void {
    this.run.faults.push(...replyFaults(answer));
  }

  enter(purpose: Purpose, { outcome: told }: Answer, faults: readonly Fault[]): void {
    const { run } = this;
    run.clicks += 1;
    this.onLevel += 1;
    run.spent[purpose].clicks += 1;
    run.faults.push(...faults);
    const view = told?.board?.view;
    if (!view) return;
    run.spent[purpose].turns += view.turn - run.turns;
    run.turns = view.turn;
    if (view.deepest > run.deepest) {
      run.levels.push({ depth: run.deepest, clicks: this.onLevel });
      run.deepest = view.deepest;
      this.onLevel = 0;
    }
    this.isOver = view.over !== null;
    if (view.over) run.ended = view.over.result;
  }
}
