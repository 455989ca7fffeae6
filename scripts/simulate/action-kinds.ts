import type { Action } from '../../src/engine';

const ACTIONS = {
  move: true,
  attack: true,
  wait: true,
  rest: true,
  explore: true,
  travel: true,
  fight: true,
  descend: true,
  ascend: true,
  pickup: true,
  fetch: true,
  use: true,
  equip: true,
  remove: true,
  drop: true,
  cast: true,
  buy: true,
  sell: true,
  answer: true,
  retire: true,
  abandon: true,
  cheat: true,
} satisfies Record<Action['kind'], true>;

/** Every kind of action there is. */
export const ACTION_KINDS = Object.keys(ACTIONS);
