import type { Raws } from '../../src/engine';
import { rngFromSeed } from '../../src/lib/rng';
import type { Store } from '../../src/storage/contract';
import type { Message } from '../discord/messages';
import { type Answer, BotHarness } from '../harness/bot-harness';
import { pressesOf } from '../harness/presses';
import { refusalFaults, replyFaults } from './checks';
import { type Finding, Findings } from './findings';

export interface RandomPresses {
  presses: number;
  /** Runs begun on the way. */
  runs: number;
  findings: Finding[];
}

/** One picture of so many is drawn. */
const DRAW_EVERY = 10;
/** Steps of the way that a finding tells of. */
const TRAIL = 12;

/** Presses this and that over a store that cannot be put back, as a player would who never thinks. */
export async function pressAtRandom(raws: Raws, store: Store, { presses, seed }: { presses: number; seed: string }) {
  const rng = rngFromSeed(`${seed}/wander`);
  const findings = new Findings();
  const told: RandomPresses = { presses: 0, runs: 0, findings: [] };
  const newSeed = () => `${seed}-${++told.runs}`;
  const surface = new BotHarness(raws, store, { drawEvery: DRAW_EVERY, newSeed });
  let answer: Answer = await surface.type('play');
  let board: Message | null = answer.message;
  let note: Message | null = null;
  const path = ['/play'];
  for (const fault of replyFaults(answer)) findings.report(fault, path);
  while (board && told.presses < presses) {
    const from: Message = note ?? board;
    const choices = pressesOf(from.components);
    if (choices.length === 0) break;
    const press = rng.pick(choices);
    answer = await surface.press(from, press);
    told.presses += 1;
    path.push(press.label);
    for (const fault of [...replyFaults(answer), ...refusalFaults(answer, press)])
      findings.report(fault, path.slice(-TRAIL));
    const { message }: Answer = answer;
    const isNote = message !== null && message.visibleTo !== null;
    // a private note is looked into once, and then put away
    note = isNote && from === board && pressesOf(message.components).length > 0 ? message : null;
    if (message && !isNote) board = message;
  }
  return { ...told, findings: findings.all() };
}
