import type { Refusal } from './action';
import type { GameEvent } from './event';
import type { Game } from './game';

/** What became of an action: the next game and what happened, or why nothing did. */
export type TurnResult =
  | {
      ok: true;
      game: Game;
      events: GameEvent[];
      /** Player-turns that passed. */
      turns: number;
    }
  | { ok: false; refusal: Refusal };
