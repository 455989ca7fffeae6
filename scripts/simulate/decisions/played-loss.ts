import type { Action, Game, GameEvent, Raws } from '../../../src/engine';
import { rngFromSeed } from '../../../src/lib/rng';
import { foesOf } from '../../../src/play/advice/situation';
import { Memory } from '../../bots/memory';
import { press } from '../../bots/parts/presses';
import { planner } from '../../bots/planner';
import { type Plan, type Situation, situationOf } from '../../bots/situation';
import { takeAction } from './sample-boards';

/** Number of actions after which a fight counts as over. */
const LONGEST = 12;

/**
 * Returns the hit points that enemies, spells and traps take from the hero if it begins with a press and goes on as the
 * bot `planner`, as a share of its present hit points. Death counts as 1, the maximum. The play ends with the first
 * board without an enemy that may harm the hero, or after `LONGEST` actions.
 */
export function playedLoss(raws: Raws, game: Game, first: Action): number {
  const memory = new Memory();
  const rng = rngFromSeed(`${game.seed}/played loss`);
  let now = game;
  let lost = 0;
  for (let n = 0; n < LONGEST && !now.over && now.depth === game.depth; n++) {
    const situation = situationOf(raws, now, { rng, memory, idle: 0 });
    if (n > 0 && foesOf(situation).length === 0) break;
    const result = takeAction(raws, now, n === 0 ? begin(situation, first) : planner(situation));
    lost += damageTo(game.hero.id, result.events);
    now = result.game;
  }
  return now.over?.result === 'died' ? 1 : Math.min(1, lost / game.hero.pools.hp.current);
}

/** Plans the press, or what `planner` would do if the engine refuses the press. */
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
