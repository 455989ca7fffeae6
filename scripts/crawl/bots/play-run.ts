import type { Raws } from '../../../src/engine';
import { rngFromSeed } from '../../../src/lib/rng';
import { createStore } from '../../../src/storage/store';
import type { Message } from '../../discord/messages';
import { BotHarness, type HarnessReply } from '../../harness/bot-harness';
import { RestorableTable } from '../../harness/restorable-table';
import { type Fault, refusalFaults, replyFaults } from '../checks';
import { ButtonBot, PURPOSES, type Purpose } from './button-bot';
import { readingOf } from './reading';

export interface ButtonRunPlan {
  seed: string;
  /** Explores all of a level before it leaves. */
  thorough: boolean;
  /** Clicks after which the run is stopped. */
  maxClicks: number;
}

export interface ButtonRun {
  clicks: number;
  turns: number;
  /** By the purpose of a click: how many, and the player-turns that passed. */
  spent: Record<Purpose, { clicks: number; turns: number }>;
  /** Clicks on every level that was left downwards for the first time, in order. */
  levels: { depth: number; clicks: number }[];
  deepest: number;
  ended: 'died' | 'retired' | 'abandoned' | 'stopped' | 'nothing to press';
  faults: Fault[];
}

/** One picture of so many is drawn. */
const DRAW_EVERY = 200;

/** Plays a run from `/play` to its end by pressing buttons and picking from menus. */
export async function playByButtons(raws: Raws, { seed, thorough, maxClicks }: ButtonRunPlan): Promise<ButtonRun> {
  const store = createStore(new RestorableTable());
  const harness = new BotHarness(raws, store, { drawEvery: DRAW_EVERY, newSeed: () => seed });
  const bot = new ButtonBot(rngFromSeed(`${seed}/clicker`), thorough);
  const statistics = new RunStatistics();
  let reply = await harness.type('play');
  let message = reply.message;
  statistics.begin(reply);
  while (message && statistics.run.clicks < maxClicks) {
    const click = bot.choose(readingOf(message));
    if (!click) {
      statistics.run.ended = 'nothing to press';
      break;
    }
    reply = await harness.press(message, click.press);
    statistics.add(click.purpose, reply, [...replyFaults(reply), ...refusalFaults(reply, click.press)]);
    if (statistics.isOver) break;
    message = boardAfter(message, reply);
  }
  return statistics.run;
}

/** An ephemeral message leaves the board where it was. */
const boardAfter = (board: Message, { message }: HarnessReply): Message =>
  message && message.visibleTo === null ? message : board;

class RunStatistics {
  readonly run: ButtonRun = {
    clicks: 0,
    turns: 0,
    spent: Object.fromEntries(PURPOSES.map((purpose) => [purpose, { clicks: 0, turns: 0 }])) as ButtonRun['spent'],
    levels: [],
    deepest: 1,
    ended: 'stopped',
    faults: [],
  };
  isOver = false;
  private clicksOnLevel = 0;

  begin(reply: HarnessReply): void {
    this.run.faults.push(...replyFaults(reply));
  }

  add(purpose: Purpose, { outcome }: HarnessReply, faults: readonly Fault[]): void {
    const { run } = this;
    run.clicks += 1;
    this.clicksOnLevel += 1;
    run.spent[purpose].clicks += 1;
    run.faults.push(...faults);
    const view = outcome?.board?.view;
    if (!view) return;
    run.spent[purpose].turns += view.turn - run.turns;
    run.turns = view.turn;
    if (view.deepest > run.deepest) {
      run.levels.push({ depth: run.deepest, clicks: this.clicksOnLevel });
      run.deepest = view.deepest;
      this.clicksOnLevel = 0;
    }
    this.isOver = view.over !== null;
    if (view.over) run.ended = view.over.result;
  }
}
