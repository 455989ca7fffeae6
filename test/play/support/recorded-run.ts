import {
  type Action,
  digestLevel,
  type Game,
  isParked,
  legalActions,
  newGame,
  RULES,
  TILES,
  turn,
} from '../../../src/engine';
import { loadRaws } from '../../../src/raws';
import type { LogChunk, LoggedInput, RunLog } from '../../../src/storage/contract';

export const raws = loadRaws();
/** Seed of a town whose gate is ten turns away from the hero. */
const SEED = 'there 19';
const HERO = 'Tester';

/** Games of a run by version, and the actions between them. */
export interface Played {
  games: Game[];
  actions: Action[];
}

/** Replaces all levels except the hero's with digests, because a save stores other levels apart. */
export function parked(game: Game): Game {
  const levels = Object.entries(game.levels).map(([depth, level]): [string, Game['levels'][string]] => {
    const elsewhere = Number(depth) !== game.depth && !isParked(level);
    return [depth, elsewhere ? { parked: true, digest: digestLevel(level) } : level];
  });
  return JSON.parse(JSON.stringify({ ...game, levels: Object.fromEntries(levels) })) as Game;
}

/**
 * Plays a run: the hero drops an item in the town, then goes down to level 2 and up again the given number of times. To
 * walk about the town instead would take five times as many turns, which tests replay again and again.
 */
export function thereAndBack(times: number): Played {
  const games = [newGame({ seed: SEED, heroName: HERO }, raws)];
  const actions: Action[] = [];
  while (actions.filter(({ kind }) => kind === 'ascend').length < times) {
    const game = games.at(-1)!;
    const action = nextOf(game, actions.length === 0);
    const result = turn(game, action, raws);
    if (!result.ok) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(result.refusal)}`);
    games.push(result.game);
    actions.push(action);
  }
  return { games, actions };
}

function nextOf(game: Game, isFirst: boolean): Action {
  const legal = legalActions(game, raws);
  const one = (kind: Action['kind']): Action => {
    const found = legal.find((action) => action.kind === kind);
    if (!found) throw new Error(`there is no way to ${kind}`);
    return found;
  };
  if (isFirst) return one('drop');
  const stairs = (level: Game['levels'][string]): number =>
    isParked(level) ? -1 : level.tiles.indexOf(TILES.downStairs);
  const at = stairs(game.levels[String(game.depth)]!);
  const onWay = (action: Action): boolean =>
    action.kind === 'travel' && action.to.x === at % 80 && action.to.y === Math.floor(at / 80);
  // In the town the hero travels to the gate first.
  const out = game.depth === 1 ? legal.find(onWay) : undefined;
  return out ?? one(game.depth === 1 ? 'descend' : 'ascend');
}

/** Log of a run. Each of `closed` is the version at which a chunk ends, and the rules of the chunk. */
export function logOf(
  { games, actions }: { games: Game[]; actions: LoggedInput[] },
  closed: readonly { at: number; rules?: number }[] = [],
): RunLog {
  let first = 0;
  const chunk = (last: number, rules: number, after: Game | null): LogChunk => {
    const taken = actions.slice(first, last);
    first = last;
    return { rules, actions: taken, by: taken.map(() => null), after };
  };
  const chunks = closed.map(({ at, rules = RULES }) => chunk(at, rules, { ...parked(games[at]!), rules }));
  chunks.push(chunk(actions.length, RULES, null));
  return { seed: SEED, heroName: HERO, rules: chunks[0]!.rules, actions, chunks };
}
