import { type Game, newGame, type Raws } from '../../src/engine';
import { stepsOf } from '../../src/play/replays/steps';
import type { Recording } from '../replay/recording';
import { endOf, type RunEnd, type WantedRun } from '../replay/wanted-runs';
import { playRun, type RunPlan } from '../simulate/run';

/** A recording of a run that shows what it must. */
export interface Found {
  recording: Recording;
  end: RunEnd;
}

/** Shares of the recorded actions after which a bot takes over, the longest first. */
const SHARES = Array.from({ length: 12 }, (_, n) => 1 - n / 12);

/**
 * Searches a run that shows what the wanted one must, until the deadline, in milliseconds since 1970. A bot first goes
 * on from ever earlier points of the recorded run, and then plays runs of its own. Returns `null` if it found none.
 */
export function searchRun(raws: Raws, wanted: WantedRun, recorded: Recording, deadline: number): Found | null {
  if (Date.now() >= deadline) return null;
  const { bot, campaign, maxTurns } = wanted;
  const plan = { ...(campaign === undefined ? {} : { campaign }), bot, maxTurns, verify: false, deadline };
  const attempt = (attempted: Pick<RunPlan, 'seed' | 'opening'>): Found | null => {
    const { recording, violation, over, turns, deepest, laurel, actions } = playRun(raws, { ...plan, ...attempted });
    const end = endOf({ over, turn: turns, deepest, laurel }, actions);
    return violation === null && wanted.isKept(end) ? { recording, end } : null;
  };
  for (const opening of openingsOf(raws, recorded)) {
    if (Date.now() >= deadline) return null;
    const found = attempt({ seed: recorded.seed, opening });
    if (found) return { ...found, recording: { ...found.recording, heroName: recorded.heroName } };
  }
  for (let number = 0; Date.now() < deadline; number++) {
    const found = attempt({ seed: `${wanted.seed} ${number}` });
    if (found) return found;
  }
  return null;
}

/** The recorded run as far as each share of its actions, the longest first. */
function openingsOf(raws: Raws, { actions, ...dungeon }: Recording): NonNullable<RunPlan['opening']>[] {
  const lengths = SHARES.map((share) => Math.floor(share * actions.length));
  const games = new Map<number, Game>();
  for (const { number, after } of stepsOf(raws, newGame(dungeon, raws), actions)) {
    if (lengths.includes(number) && !after.over) games.set(number, after);
  }
  return [...games].reverse().map(([length, game]) => ({ actions: actions.slice(0, length), game }));
}
