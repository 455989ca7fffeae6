import type { Raws } from '../../../src/engine';
import { sum } from '../../../src/lib/lists';
import { rngFromSeed } from '../../../src/lib/rng';
import { createStore } from '../../../src/storage/store';
import type { Message } from '../../discord/messages';
import { BotHarness, type HarnessReply } from '../../harness/bot-harness';
import { RestorableTable } from '../../harness/restorable-table';
import { type Fault, refusalFaults, replyFaults } from '../checks';
import { type ClickerName, createClicker } from './clickers';
import { PURPOSES, type Purpose } from './purpose';
import { readingOf } from './reading';

export interface ButtonRunPlan {
  seed: string;
  bot: ClickerName;
  maxClicks: number;
}

export interface ButtonRun {
  clicks: number;
  turns: number;
  recommended: number;
  /** Number of clicks until the first enemy was in view; `null` if there was none. */
  firstFight: number | null;
  spent: Record<Purpose, { clicks: number; turns: number }>;
  /** Levels that the hero left downwards for the first time, in order, with their clicks. */
  levels: { depth: number; clicks: number; spent: Record<Purpose, number> }[];
  deepest: number;
  ended: 'died' | 'retired' | 'abandoned' | 'stopped' | 'nothing to press';
  faults: Fault[];
}

/** One picture in this many is drawn; all others are blank. */
const DRAW_EVERY = 200;

/** Plays a run from `/play` to its end, or for `maxClicks` clicks, by pressing buttons and picking from menus. */
export async function playByButtons(raws: Raws, { seed, bot: name, maxClicks }: ButtonRunPlan): Promise<ButtonRun> {
  const store = createStore(new RestorableTable());
  const harness = new BotHarness(raws, store, { drawEvery: DRAW_EVERY, newSeed: () => seed });
  const bot = createClicker(name, rngFromSeed(`${seed}/clicker`));
  const statistics = new RunStatistics();
  let reply = await harness.type('play');
  let message = reply.message;
  statistics.begin(reply);
  while (message && statistics.run.clicks < maxClicks) {
    const reading = readingOf(message);
    const click = bot.choose(reading);
    if (!click) {
      statistics.run.ended = 'nothing to press';
      break;
    }
    if (click.press === reading.recommended) statistics.run.recommended += 1;
    reply = await harness.press(message, click.press);
    statistics.add(click.purpose, reply, [...replyFaults(reply), ...refusalFaults(reply, click.press)]);
    if (statistics.isOver) break;
    message = boardAfter(message, reply);
  }
  return statistics.run;
}

/** Returns the board after a reply. An ephemeral message does not replace the board. */
const boardAfter = (board: Message, { message }: HarnessReply): Message =>
  message && message.visibleTo === null ? message : board;

const forEachPurpose = <T>(value: () => T): Record<Purpose, T> =>
  Object.fromEntries(PURPOSES.map((purpose) => [purpose, value()])) as Record<Purpose, T>;

class RunStatistics {
  readonly run: ButtonRun = {
    clicks: 0,
    turns: 0,
    recommended: 0,
    firstFight: null,
    spent: forEachPurpose(() => ({ clicks: 0, turns: 0 })),
    levels: [],
    deepest: 1,
    ended: 'stopped',
    faults: [],
  };
  isOver = false;
  private clicksOnLevel = forEachPurpose(() => 0);

  begin(reply: HarnessReply): void {
    this.run.faults.push(...replyFaults(reply));
  }

  add(purpose: Purpose, { outcome }: HarnessReply, faults: readonly Fault[]): void {
    const { run } = this;
    run.clicks += 1;
    this.clicksOnLevel[purpose] += 1;
    run.spent[purpose].clicks += 1;
    run.faults.push(...faults);
    const view = outcome?.board?.view;
    if (!view) return;
    if (view.things.some(({ stance }) => stance === 'hostile')) run.firstFight ??= run.clicks;
    run.spent[purpose].turns += view.turn - run.turns;
    run.turns = view.turn;
    if (view.deepest > run.deepest) {
      const spent = this.clicksOnLevel;
      run.levels.push({ depth: run.deepest, clicks: sum(Object.values(spent)), spent });
      run.deepest = view.deepest;
      this.clicksOnLevel = forEachPurpose(() => 0);
    }
    this.isOver = view.over !== null;
    if (view.over) run.ended = view.over.result;
  }
}
