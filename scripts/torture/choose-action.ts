import { DIRECTIONS } from '../../src/lib/geometry';
import type { Rng } from '../../src/lib/rng';
import type { OptionValue } from '../discord/interaction';
import { controlOf, type Press } from '../harness/presses';
import type { SeenBoard } from './reply';

export interface TypedCommand {
  command: string;
  options: OptionValue[];
}

/** Styles of play. `roams` follows any control, `climbs` prefers stairs, `stays` lets time pass on the same level. */
export const STYLES = ['roams', 'climbs', 'stays'] as const;
export type Style = (typeof STYLES)[number];

type Weights = readonly (readonly [control: RegExp, weights: Record<Style, number>])[];

/** Weights of controls by the beginning of their custom id. The first matching pattern counts. */
const PRESSES: Weights = [
  [/^(restart|retire|do:(abandon|retire))/, { roams: 0.1, climbs: 0.1, stays: 0.02 }],
  [/^do:.*!/, { roams: 4, climbs: 8, stays: 1 }],
  [/^do:(descend|ascend)/, { roams: 8, climbs: 80, stays: 0 }],
  [/^do:travel/, { roams: 4, climbs: 60, stays: 0 }],
  [/^do:fight/, { roams: 20, climbs: 20, stays: 40 }],
  [/^(again|do:(wait|rest))/, { roams: 2, climbs: 2, stays: 20 }],
  [/^(do|go|choose):/, { roams: 6, climbs: 2, stays: 3 }],
  [/^fork/, { roams: 0.02, climbs: 0.02, stays: 0.02 }],
  [/^mode/, { roams: 0.02, climbs: 0.02, stays: 0.02 }],
  [/^(bring|join)/, { roams: 0.5, climbs: 0.5, stays: 0.5 }],
  [
    /^(share|party|leave|torch|tell|replay|result|top|daily|privacy|card|post|looks)/,
    { roams: 0.1, climbs: 0.1, stays: 0.1 },
  ],
];
const ANY_OTHER = 0.4;

/**
 * Controls that restart a run. If a board with such a control has fewer than `PRESSES_OF_A_GAME` controls, the game is
 * over, and the player presses the control at once.
 */
const NEXT_RUN = /^(restart|party)/;
const PRESSES_OF_A_GAME = 6;

/** `null` if the board has no control. */
export function choosePress({ presses }: SeenBoard, style: Style, rng: Rng): Press | null {
  const next = presses.find(({ customId }) => NEXT_RUN.test(controlOf(customId)));
  if (next && presses.length < PRESSES_OF_A_GAME) return next;
  const weights = presses.map(({ customId }) => Math.round(100 * weightOf(controlOf(customId), style)));
  return presses[rng.weighted(weights)] ?? null;
}

function weightOf(control: string, style: Style): number {
  const found = PRESSES.find(([pattern]) => pattern.test(control));
  return found ? found[1][style] : ANY_OTHER;
}

interface Typed {
  command: string;
  weights: Record<Style, number>;
}

const TYPED: readonly Typed[] = [
  { command: 'wait', weights: { roams: 4, climbs: 4, stays: 30 } },
  { command: 'rest', weights: { roams: 2, climbs: 2, stays: 4 } },
  { command: 'explore', weights: { roams: 6, climbs: 1, stays: 0 } },
  { command: 'fight', weights: { roams: 6, climbs: 4, stays: 4 } },
  { command: 'move', weights: { roams: 6, climbs: 1, stays: 4 } },
  { command: 'descend', weights: { roams: 2, climbs: 6, stays: 0 } },
  { command: 'ascend', weights: { roams: 1, climbs: 6, stays: 0 } },
  { command: 'pickup', weights: { roams: 2, climbs: 1, stays: 0 } },
  { command: 'look', weights: { roams: 1, climbs: 1, stays: 1 } },
  { command: 'run resume', weights: { roams: 0.5, climbs: 0.5, stays: 0.5 } },
  { command: 'run history', weights: { roams: 0.3, climbs: 0.3, stays: 0.3 } },
  { command: 'leaderboard', weights: { roams: 0.3, climbs: 0.3, stays: 0.3 } },
  { command: 'play', weights: { roams: 0.5, climbs: 0.5, stays: 0.5 } },
];

/** Chooses a command that a player types without looking at the board. */
export function chooseCommand(style: Style, rng: Rng): TypedCommand {
  const { command } = TYPED[rng.weighted(TYPED.map(({ weights }) => Math.round(100 * weights[style])))] as Typed;
  if (command !== 'move') return { command, options: [] };
  const direction = { type: 3, name: 'to', value: rng.pick(DIRECTIONS) };
  return { command, options: rng.percent(30) ? [direction, { type: 4, name: 'steps', value: 3 }] : [direction] };
}
