import { type Game, newGame, type Raws, TOWN, type TurnResult, turn } from '../../../src/engine';
import { rngFromSeed } from '../../../src/lib/rng';
import { OPTION_KINDS } from '../../../src/play/options/option';
import { BOTS, type BotName } from '../../bots';
import { Memory } from '../../bots/memory';
import { optionsOf } from '../../bots/parts/options';
import { type Plan, type Situation, situationOf } from '../../bots/situation';
import { type Arrival, gameFrom } from '../arrival';

/** Kinds of options that a sampled board can be asked to list; `burn` is any that lights a fire. */
export const LISTED_KINDS = [...OPTION_KINDS, 'burn'] as const;
export type ListedKind = (typeof LISTED_KINDS)[number];

export interface SamplePlan {
  seed: string;
  /** Absent for the first campaign. */
  campaign?: string;
  bot: BotName;
  /** Absent to begin in the town. */
  start?: Arrival;
  /** Number of player-turns after which the run is stopped. */
  maxTurns: number;
  /** One in `every` boards is sampled, at random. */
  every: number;
  /** Kind of option that a sampled board must list; absent for any board. */
  kind?: ListedKind;
  /** Maximum number of boards of the run. If more are sampled, only some at equal distances are kept. */
  most: number;
}

/** Board of a run: the game, and the bot's knowledge of it. */
export interface SampledBoard {
  game: Game;
  situation: Situation;
}

/** Number of actions in a row that take no time, after which the run is stopped. */
const IDLE_LIMIT = 300;

/**
 * Plays a run and returns a sample of its boards below the town, in order. Boards with a pending choice are left out.
 * Throws if the engine accepts no action of the bot.
 */
export function sampleBoards(raws: Raws, plan: SamplePlan): SampledBoard[] {
  const { seed, campaign, bot, start, maxTurns, every, kind, most } = plan;
  const dungeon = { seed, ...(campaign === undefined ? {} : { campaign }), forks: true, heroName: 'Sampler' };
  const rng = rngFromSeed(`${seed}/${bot}`);
  const draws = rngFromSeed(`${seed}/boards`);
  const memory = new Memory();
  // A hero who has been deep is assumed to have shopped before.
  if (start) memory.trips = 1;
  const sampled: SampledBoard[] = [];
  let game = start ? gameFrom(raws, dungeon, start) : newGame(dungeon, raws);
  let idle = 0;
  while (!game.over && game.turn < maxTurns && idle < IDLE_LIMIT) {
    const situation = situationOf(raws, game, { rng, memory, idle });
    const isDrawn = game.depth !== TOWN && !game.pending && draws.die(every) === 1;
    if (isDrawn && (kind === undefined || lists(situation, kind))) sampled.push({ game, situation });
    const { game: next } = takeAction(raws, game, BOTS[bot](situation));
    idle = next.turn > game.turn || next.depth !== game.depth ? 0 : idle + 1;
    game = next;
  }
  const kept = Math.min(most, sampled.length);
  return Array.from({ length: kept }, (_, n) => sampled[Math.floor((n * sampled.length) / kept)] as SampledBoard);
}

const lists = (situation: Situation, wanted: ListedKind): boolean =>
  optionsOf(situation).some(({ kind, burns }) => kind === wanted || (wanted === 'burn' && burns === true));

/** Takes the first action of the plan that the engine accepts. Throws if the engine refuses all of them. */
export function takeAction(raws: Raws, game: Game, plan: Plan): Extract<TurnResult, { ok: true }> {
  for (let idea = plan.next({ code: 'nothing-pending' }); !idea.done; ) {
    const result = turn(game, idea.value, raws);
    if (result.ok) return result;
    idea = plan.next(result.refusal);
  }
  throw new Error('no action was accepted');
}
