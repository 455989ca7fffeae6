import type { Oracle } from '../discord/openapi';
import type { Finding } from './findings';
import type { TypedCommand } from './typed-commands';

export interface CrawlResult {
  boards: number;
  /** Of them, those all of whose controls were tried. */
  tried: number;
  pressed: number;
  picked: number;
  /** Commands typed, those with a suggested option included. */
  typed: number;
  /** Suggestions asked for. */
  completed: number;
  /** Forms sent in. */
  submitted: number;
  /** Answers in other languages. */
  foreign: number;
  /** Controls of an earlier turn. */
  late: number;
  /** Presses by somebody else. */
  strange: number;
  questions: number;
  drawn: number;
  /** What controls were met, without their numbers. */
  kinds: readonly string[];
  deepest: number;
  findings: Finding[];
}

export interface CrawlOptions {
  /** Presses and picks after which it ends. */
  budget: number;
  /** Presses from a start to the furthest board that is tried. */
  steps: number;
  drawEvery: number;
  /** All that is typed on each start. When it is left out: every command, what is suggested for its options, and forms. */
  lines?: readonly TypedCommand[];
  oracle?: Oracle | null;
}

export const NOTHING = {
  tried: 0,
  pressed: 0,
  picked: 0,
  typed: 0,
  completed: 0,
  submitted: 0,
  foreign: 0,
  late: 0,
  strange: 0,
  questions: 0,
  deepest: 0,
};
