import { type Action, type Game, legalActions, type Raws, TILES, turn, type View, view } from '../../../src/engine';
import { pointOf } from '../../../src/lib/geometry';
import type { Rng } from '../../../src/lib/rng';
import { adviseOn } from '../../../src/play/advice/advice';
import { situationOf } from '../../../src/play/advice/situation';
import { optionsIn } from '../../../src/play/options/question';

/**
 * Ways to choose a button. `blue`: the recommended button or the first option, or else the first enabled one. `masher`:
 * the first enabled one. `any`: a random enabled one. If some presses in a row changed nothing, all three press the
 * recommended button.
 */
export const PRESS_STYLES = ['blue', 'masher', 'any'] as const;
export type PressStyle = (typeof PRESS_STYLES)[number];

/** Board that the player sees: the hero's knowledge, and the actions that the engine would accept. */
export interface SeenBoard {
  game: Game;
  view: View;
  legal: readonly Action[];
}

export const boardOf = (raws: Raws, game: Game): SeenBoard => ({
  game,
  view: view(game, raws),
  legal: legalActions(game, raws),
});

/** Returns the actions of the main row from left to right, then those of the row below it that need no menu. */
function buttonsOf({ view: seen, legal }: SeenBoard): Action[] {
  const { hero, carried, town, tiles, standingOn } = seen;
  const leadsUp = carried !== undefined && !town;
  const up = tiles.indexOf(TILES.upStairs);
  const toStairsUp: Action = { kind: 'travel', to: pointOf(seen, up) };
  const isDownLegal = legal.some(({ kind }) => kind === 'descend');
  return [
    { kind: 'explore', take: 'useful' },
    { kind: 'fight' },
    hero.meal === undefined ? { kind: 'rest' } : { kind: 'use', item: hero.meal },
    leadsUp ? { kind: 'ascend' } : up < 0 || isDownLegal ? { kind: 'descend' } : toStairsUp,
    { kind: 'fire' },
    { kind: 'pickup' },
    { kind: 'fetch' },
    ...(standingOn === TILES.upStairs ? [{ kind: 'ascend' } as const] : []),
  ];
}

/** Returns the actions of the enabled buttons, in the order of the board; none after the end of the run. */
export const enabledButtons = (board: SeenBoard): Action[] =>
  board.legal.length === 0 ? [] : buttonsOf(board).filter((action) => isListed(board.legal, action));

/** True if the list has the action, confirmed or not. Ignores `take` of Explore, because the list lacks it. */
function isListed(legal: readonly Action[], action: Action): boolean {
  const key = (one: Action): string => JSON.stringify({ ...one, sure: undefined, take: undefined });
  return legal.some((one) => key(one) === key(action));
}

/** Returns the action of the recommended button, or of the first option; `null` if the board has neither. */
export function blueButton(raws: Raws, { game, view: seen, legal }: SeenBoard): Action | null {
  const situation = situationOf(game, raws, { view: seen, legal });
  const [option] = optionsIn(situation);
  if (option) return option.action;
  const advice = adviseOn(situation);
  if (!advice) return null;
  return advice.action.kind === 'explore' ? { ...advice.action, take: 'useful' } : advice.action;
}

/** Maximum presses in a row that change nothing. After more, every way to press uses the recommended button. */
const BORED = 8;

interface Presser {
  style: PressStyle;
  rng: Rng;
  /** Number of presses in a row that changed nothing. */
  stale: number;
}

/**
 * Returns the action of the next press; `null` if no button is enabled and there are no options. If an item needs a
 * choice, returns the recommended answer, or else a random one.
 */
export function nextPress(raws: Raws, board: SeenBoard, { style, rng, stale }: Presser): Action | null {
  const isAsked = board.game.pending !== null;
  const blue = style === 'blue' || isAsked || stale > BORED ? blueButton(raws, board) : null;
  if (blue) return blue;
  if (isAsked) return rng.pick(board.legal.filter(({ kind }) => kind === 'answer'));
  const enabled = enabledButtons(board);
  if (enabled.length === 0) return blueButton(raws, board);
  return style === 'any' ? rng.pick(enabled) : (enabled[0] ?? null);
}

/** Takes a button's action, and confirms its danger if the engine asks. Returns the game; `null` if refused. */
export function press(raws: Raws, game: Game, action: Action): Game | null {
  const result = turn(game, action, raws);
  if (result.ok) return result.game;
  if (result.refusal.code !== 'danger') return null;
  const sure = turn(game, { ...action, sure: true } as Action, raws);
  return sure.ok ? sure.game : null;
}

/** Returns the single steps and attacks of the direction buttons. Actions that need no confirmation come first. */
export function steps({ legal }: SeenBoard): Action[] {
  const moves = legal.filter(({ kind }) => kind === 'move');
  const isAsking = (action: Action): boolean => 'sure' in action;
  return [...moves.filter((move) => !isAsking(move)), ...moves.filter(isAsking)];
}
