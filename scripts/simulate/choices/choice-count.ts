import { type Action, type Game, type GameEvent, type Raws, TOWN } from '../../../src/engine';
import { foesOf } from '../../bots/parts/combat';
import type { Situation } from '../../bots/situation';
import type { Arrival } from '../arrival';
import { type Belongings, belongingsAtLair, unusedAttacks } from './belongings';
import { BoardCount, type BoardCounts } from './board-count';
import { FightCount } from './fight-count';
import { type Scores, scoresOf } from './sell-out';

/** Figures of a run about the player's choices. */
export interface ChoiceFigures {
  boards: BoardCounts;
  /** Number of fights, and number of those that began below 80 % of the hit points. */
  fights: { begun: number; hurt: number };
  /** True if the hero bought or sold something before leaving the town for the first time. */
  shopped: boolean;
  /** Number of actions before a hostile creature first came into view; `null` if none did. */
  actionsBeforeFoe: number | null;
  /** Number of attack scrolls and charged rods in the pack of a dead hero; `null` if the hero did not die. */
  unusedAttacks: number | null;
  /** `null` if the hero never arrived on the dragon's depth. */
  atLair: Belongings | null;
  scores: Scores;
}

/** Accepted action of a bot: the game before and after it, and its events. */
export interface Played {
  before: Game;
  action: Action;
  after: Game;
  events: readonly GameEvent[];
}

export class ChoiceCount {
  private readonly boards = new BoardCount();
  private readonly fights: FightCount;
  private shopped = false;
  private actions = 0;
  private actionsBeforeFoe: number | null = null;

  constructor(private readonly raws: Raws) {
    this.fights = new FightCount(raws);
  }

  /** Adds an accepted action. `situation` is the bot's situation at its decision. */
  add(situation: Situation, { before, action, after, events }: Played): void {
    if (this.actionsBeforeFoe === null && foesOf(situation.view).length > 0) this.actionsBeforeFoe = this.actions;
    this.actions += 1;
    if (before.deepest === TOWN && TRADES.has(action.kind)) this.shopped = true;
    this.boards.add(situation, before, action);
    this.fights.add(before, after, events);
  }

  /** Returns the figures until now. `game` is the present game of the run. */
  result(game: Game, arrivals: readonly Arrival[]): ChoiceFigures {
    const { shopped, actionsBeforeFoe, fights, boards } = this;
    return {
      boards: boards.counts,
      fights: { begun: fights.begun, hurt: fights.hurt },
      shopped,
      actionsBeforeFoe,
      unusedAttacks: game.over?.result === 'died' ? unusedAttacks(this.raws, game) : null,
      atLair: belongingsAtLair(this.raws, arrivals),
      scores: scoresOf(this.raws, game),
    };
  }
}

const TRADES: ReadonlySet<Action['kind']> = new Set(['buy', 'sell', 'sell-spares']);
