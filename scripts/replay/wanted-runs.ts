import type { Game } from '../../src/engine';
import type { BotName } from '../bots';

export interface RunEnd {
  result: string;
  turn: number;
  deepest: number;
  laurel: boolean;
  actions: number;
}

export interface WantedRun {
  prefix: string;
  bot: BotName;
  /** Absent for the first campaign. */
  campaign?: string;
  /** Seed of the runs of the bot. A number is added for each run. */
  seed: string;
  /** Player-turns after which a run of the bot is stopped. */
  maxTurns: number;
  /** Words after the name of the run that say what the run should show. */
  promise: string;
  isKept(end: RunEnd): boolean;
}

const REPLAYED = { seed: 'replayed', maxTurns: 1500 } as const;

/** The recorded runs, shortest first. */
export const WANTED_RUNS: readonly WantedRun[] = [
  {
    ...{ ...REPLAYED, prefix: 'random-', bot: 'random' },
    promise: 'goes on for 20 actions',
    isKept: ({ actions }) => actions >= 20,
  },
  {
    ...{ ...REPLAYED, prefix: 'careful-', bot: 'careful', maxTurns: 4000 },
    promise: 'dies below the town, so that it has last turns to show',
    isKept: ({ result, deepest }) => result === 'died' && deepest > 1,
  },
  {
    ...{ ...REPLAYED, prefix: 'planner-', bot: 'planner' },
    promise: 'comes down to the caverns',
    isKept: ({ deepest }) => deepest >= 3,
  },
  {
    ...{ ...REPLAYED, prefix: 'wizard-', bot: 'wizard' },
    promise: 'lives for 1000 turns',
    isKept: ({ result, turn }) => result === ALIVE && turn >= 1000,
  },
  {
    ...{ prefix: 'amulet-planner-', bot: 'planner', campaign: 'amulet', seed: 'amulet', maxTurns: 30_000 },
    promise: 'comes home with the Amulet',
    isKept: ({ result, laurel }) => result === 'retired' && laurel,
  },
];

const ALIVE = 'alive';

/** Returns the state of a run after so many actions, if it ends with this game. */
export const endOf = (
  { over, turn, deepest, laurel }: Pick<Game, 'over' | 'turn' | 'deepest' | 'laurel'>,
  actions: number,
): RunEnd => ({
  result: over?.result ?? ALIVE,
  turn,
  deepest,
  laurel,
  actions,
});
