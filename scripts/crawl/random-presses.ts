import type { Raws } from '../../src/engine';
import { rngFromSeed } from '../../src/lib/rng';
import type { Store } from '../../src/storage/contract';
import type { Message } from '../discord/messages';
import { BotHarness, type HarnessReply } from '../harness/bot-harness';
import { pressesOf } from '../harness/presses';
import { refusalFaults, replyFaults } from './checks';
import { type Finding, Findings } from './result';

export interface RandomPressesResult {
  presses: number;
  runs: number;
  findings: Finding[];
}

export interface RandomPressesOptions {
  presses: number;
  seed: string;
}

/** One picture in this many is drawn; all others are blank. */
const DRAW_EVERY = 10;
/** Number of last presses listed with a finding. */
const TRAIL = 12;

/** Presses random controls over any store, and returns the findings. Unlike the crawl, never restores the store. */
export async function pressAtRandom(
  raws: Raws,
  store: Store,
  { presses, seed }: RandomPressesOptions,
): Promise<RandomPressesResult> {
  const rng = rngFromSeed(`${seed}/presses`);
  const findings = new Findings();
  const result: RandomPressesResult = { presses: 0, runs: 0, findings: [] };
  const newSeed = () => `${seed}-${++result.runs}`;
  const harness = new BotHarness(raws, store, { drawEvery: DRAW_EVERY, newSeed });
  let reply: HarnessReply = await harness.type('play');
  let board: Message | null = reply.message;
  let note: Message | null = null;
  const path = ['/play'];
  for (const fault of replyFaults(reply)) findings.report(fault, path);
  while (board && result.presses < presses) {
    const from: Message = note ?? board;
    const choices = pressesOf(from.components);
    if (choices.length === 0) break;
    const press = rng.pick(choices);
    reply = await harness.press(from, press);
    result.presses += 1;
    path.push(press.label);
    for (const fault of [...replyFaults(reply), ...refusalFaults(reply, press)])
      findings.report(fault, path.slice(-TRAIL));
    const { message }: HarnessReply = reply;
    const isNote = message !== null && message.visibleTo !== null;
    // One press on an ephemeral message, then back to the board.
    note = isNote && from === board && pressesOf(message.components).length > 0 ? message : null;
    if (message && !isNote) board = message;
  }
  return { ...result, findings: findings.all() };
}
