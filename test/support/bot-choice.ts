import { BOTS, type BotName } from '../../scripts/bots';
import { Memory } from '../../scripts/bots/memory';
import { type Situation, situationOf } from '../../scripts/bots/situation';
import { type Action, type Game, turn } from '../../src/engine';
import { rawsFor } from '../../src/engine/state/campaign';
import { rngFromSeed } from '../../src/lib/rng';
import { loadRaws } from '../../src/raws';

const raws = loadRaws();

/** Situation of a bot in a game. `idle` is the number of actions since time passed. */
export const botSituation = (game: Game, { seed = 'bots', idle = 0, memory = new Memory() } = {}): Situation =>
  situationOf(rawsFor(raws, game), game, { rng: rngFromSeed(seed), memory, idle });

/** First action of the bot's plan that the engine accepts. Throws if the engine refuses them all. */
export function botChoice(bot: BotName, game: Game, options: Parameters<typeof botSituation>[1] = {}): Action {
  const plan = BOTS[bot](botSituation(game, options));
  for (let idea = plan.next({ code: 'nothing-pending' }); !idea.done; ) {
    const result = turn(game, idea.value, raws);
    if (result.ok) return idea.value;
    idea = plan.next(result.refusal);
  }
  throw new Error('nothing to do');
}
