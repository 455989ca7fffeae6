import type { Action, Game, GameEvent, Raws } from '../../../src/engine';
import { rngFromSeed } from '../../../src/lib/rng';
import { foesOf } from '../../../src/play/advice/situation';

import { Memory } from '../../bots/memory';
import { press, pressMainRow } from '../../bots/parts/presses';
import { planner } from '../../bots/planner';
import { type Bot, type Plan, type Situation, situationOf } from '../../bots/situation';
import { takeAction } from './sample-boards';

/** Number of actions after which a fight counts as over. `planner` and badly hurt heroes strike one blow at a time. */
const LONGEST = 40;

/**
 * Returns the share of the present hit points that enemies, spells and traps take. The hero begins with a press and
 * continues like the bot `planner`. Death counts as 1, the maximum. Ends with the first board without an enemy that may
 * harm the hero, or after `LONGEST` actions.
 */
export function playedLoss(raws: Raws, game: Game, first: Action): number {
  const { end, events } = playOn(raws, game, { first, bot: planner });
  return end.over?.result === 'died' ? 1 : Math.min(1, damageTo(game.hero.id, events) / game.hero.pools.hp.current);
}

/** Returns true if a hero who begins with a press and fights to the end dies. */
export const diesFightingOn = (raws: Raws, game: Game, first: Action): boolean =>
  playOn(raws, game, { first, bot: fightOn }).end.over?.result === 'died';

const fightOn: Bot = (situation) => pressMainRow(situation, ['fight', 'explore']);

interface Play {
  first: Action;
  bot: Bot;
}

/**
 * Plays a fight until no harmful enemy is in view, the hero is on another level, or the run is over; at most
 * `LONGEST` actions.
 */
function playOn(raws: Raws, game: Game, { first, bot }: Play): { end: Game; events: GameEvent[] } {
  const memory = new Memory();
  const rng = rngFromSeed(`${game.seed}/played loss`);
  const events: GameEvent[] = [];
  let end = game;
  for (let n = 0; n < LONGEST && !end.over && end.depth === game.depth; n++) {
    const situation = situationOf(raws, end, { rng, memory, idle: 0 });
    if (n > 0 && foesOf(situation).length === 0) break;
    const result = takeAction(raws, end, n === 0 ? begin(situation, first) : bot(situation));
    events.push(...result.events);
    end = result.game;
  }
  return { end, events };
}

/** Plans the press, or the plan of `planner` if the engine refuses the press. */
function* begin(situation: Situation, first: Action): Plan {
  yield* press(first);
  yield* planner(situation);
}

function damageTo(hero: number, events: readonly GameEvent[]): number {
  let damage = 0;
  for (const event of events)
    if ((event.kind === 'hit' || event.kind === 'hurt') && event.target.id === hero) damage += event.amount;
  return damage;
}
