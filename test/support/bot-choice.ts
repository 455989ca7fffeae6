import { BOTS, type BotName } from '../../scripts/bots';
import { Memory } from '../../scripts/bots/memory';
import { type Situation, situationOf } from '../../scripts/bots/situation';
import { type Action, type Game, type Refusal, turn, type View, view } from '../../src/engine';
import { rawsFor } from '../../src/engine/state/campaign';
import { rngFromSeed } from '../../src/lib/rng';
import { loadRaws } from '../../src/raws';

const raws = loadRaws();

/** Answers of the engine about a game, which a test asks for each of many seeds of a bot. */
interface Known {
  view: View;
  /** Refusal of each action tried, by the action as JSON; `null` for an action that is taken. */
  refusals: Map<string, Refusal | null>;
}

const known = new WeakMap<Game, Known>();

function knownOf(game: Game): Known {
  const found = known.get(game) ?? { view: view(game, rawsFor(raws, game)), refusals: new Map() };
  known.set(game, found);
  return found;
}

function refusalOf(game: Game, action: Action): Refusal | null {
  const { refusals } = knownOf(game);
  const key = JSON.stringify(action);
  if (!refusals.has(key)) {
    const result = turn(game, action, raws);
    refusals.set(key, result.ok ? null : result.refusal);
  }
  return refusals.get(key) ?? null;
}

/** Situation of a bot in a game. `idle` is the number of actions since time passed. */
export const botSituation = (game: Game, { seed = 'bots', idle = 0, memory = new Memory() } = {}): Situation =>
  situationOf(rawsFor(raws, game), game, { rng: rngFromSeed(seed), memory, idle }, knownOf(game).view);

/** First action of the bot's plan that the engine accepts. Throws if the engine refuses them all. */
export function botChoice(bot: BotName, game: Game, options: Parameters<typeof botSituation>[1] = {}): Action {
  const plan = BOTS[bot](botSituation(game, options));
  for (let idea = plan.next({ code: 'nothing-pending' }); !idea.done; ) {
    const refusal = refusalOf(game, idea.value);
    if (!refusal) return idea.value;
    idea = plan.next(refusal);
  }
  throw new Error('nothing to do');
}
