import { type Action, type Game, legalActions, type Raws, turn, type View, view } from '../../../src/engine';
import type { Rng } from '../../../src/lib/rng';
import { adviseOn } from '../../../src/play/advice/advice';
import { situationOf } from '../../../src/play/advice/situation';

/**
 * Ways to press buttons. `blue` presses the recommended button if there is one, else the first that is not grey.
 * `masher` presses the first, and `any` a random one, until some presses in a row have brought nothing new.
 */
export const HANDS = ['blue', 'masher', 'any'] as const;
export type Hand = (typeof HANDS)[number];

/** A board as a player sees it: what the hero knows, and the actions that the engine would accept. */
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

/** Actions of the main row from left to right, then those of the contextual row that need no menu. */
function buttonsOf({ view: { hero, carried, town, tiles, width, standingOn }, legal }: SeenBoard): Action[] {
  const leadsUp = carried !== undefined && !town;
  const up = tiles.indexOf('<');
  const toStairsUp: Action = { kind: 'travel', to: { x: up % width, y: Math.floor(up / width) } };
  const isDownLegal = legal.some(({ kind }) => kind === 'descend');
  return [
    { kind: 'explore', take: 'useful' },
    { kind: 'fight' },
    hero.meal === undefined ? { kind: 'rest' } : { kind: 'use', item: hero.meal },
    leadsUp ? { kind: 'ascend' } : up < 0 || isDownLegal ? { kind: 'descend' } : toStairsUp,
    { kind: 'fire' },
    { kind: 'pickup' },
    { kind: 'fetch' },
    ...(standingOn === '<' ? [{ kind: 'ascend' } as const] : []),
  ];
}

/** Returns the buttons that are not greyed out. */
export const enabledButtons = (board: SeenBoard): Action[] =>
  board.legal.length === 0 ? [] : buttonsOf(board).filter((action) => isListed(board.legal, action));

/** True if the list has the action, with or without a confirmation. Of Explore, the list has no `take`. */
function isListed(legal: readonly Action[], action: Action): boolean {
  const key = (one: Action): string => JSON.stringify({ ...one, sure: undefined, take: undefined });
  return legal.some((one) => key(one) === key(action));
}

/** Returns the action of the recommended button; `null` if no button is blue. */
export function blueButton(raws: Raws, { game, view: seen, legal }: SeenBoard): Action | null {
  const advice = adviseOn(situationOf(game, raws, { view: seen, legal }));
  if (advice?.kind !== 'act') return null;
  return advice.action.kind === 'explore' ? { ...advice.action, take: 'useful' } : advice.action;
}

/** Presses without anything new after which any hand presses the recommended button. */
const BORED = 8;

interface Presser {
  hand: Hand;
  rng: Rng;
  /** Presses in a row that have brought nothing new. */
  stale: number;
}

/**
 * Returns the action of the next press; `null` if every button is grey. A question of an item is answered, at random if
 * no answer is recommended.
 */
export function nextPress(raws: Raws, board: SeenBoard, { hand, rng, stale }: Presser): Action | null {
  const isAsked = board.game.pending !== null;
  const blue = hand === 'blue' || isAsked || stale > BORED ? blueButton(raws, board) : null;
  if (blue) return blue;
  if (isAsked) return rng.pick(board.legal.filter(({ kind }) => kind === 'answer'));
  const enabled = enabledButtons(board);
  return enabled.length > 0 && hand === 'any' ? rng.pick(enabled) : (enabled[0] ?? null);
}

/** Presses a button, and answers its question with yes. Returns the game after it; `null` if the engine refuses. */
export function press(raws: Raws, game: Game, action: Action): Game | null {
  const result = turn(game, action, raws);
  if (result.ok) return result.game;
  if (result.refusal.code !== 'danger') return null;
  const sure = turn(game, { ...action, sure: true } as Action, raws);
  return sure.ok ? sure.game : null;
}

/** Single steps and strikes by the direction buttons, those without a question first. */
export function steps({ legal }: SeenBoard): Action[] {
  const moves = legal.filter(({ kind }) => kind === 'move');
  const isAsking = (action: Action): boolean => 'sure' in action;
  return [...moves.filter((move) => !isAsking(move)), ...moves.filter(isAsking)];
}
