import { type Action, type Game, type GameEvent, legalActions, newGame, turn, type View, view } from '../../src/engine';
import { drawAliases } from '../../src/engine/knowledge/identification';
import { enterLevel } from '../../src/engine/levels/change-level';
import { closeWorld, openWorld } from '../../src/engine/state/world-draft';
import { rngFromSeed } from '../../src/lib/rng';
import { loadRaws } from '../../src/raws';
import { scenario } from './scenario';

const raws = loadRaws();

/** One step of a run: the action, its events, and the game and view after it. */
export interface Step {
  game: Game;
  view: View;
  legal: Action[];
  action: Action | null;
  events: GameEvent[];
}

/** Deepest level on which `someGame` begins a run. */
const DEEPEST = 7;

/** New game of a numbered run. Each next run begins one level deeper, down to `DEEPEST`, and then on level 1 again. */
export function someGame(index: number): Game {
  const game = newGame({ seed: `run ${index}`, heroName: 'Tester' }, raws);
  const depth = 1 + (index % DEEPEST);
  if (depth === 1) return game;
  const world = openWorld(game, raws);
  enterLevel(world, depth, 'stairs');
  return closeWorld(world);
}

/**
 * Game of a hero who carries one of every item, except magic gear made by rules. Friends and beatable foes stand
 * around.
 */
export function richGame(seed: string): Game {
  const carried = raws.items.filter(({ variant }) => !variant).map(({ id }) => id);
  const game = scenario(
    `
      .r....t.....
      ....d.......
      .....@...x..
      ..f.....g...
      k...........
    `,
    { seed, carried },
  );
  return { ...game, aliases: drawAliases(raws, rngFromSeed(seed)) };
}

/**
 * Yields random legal actions, with every kind of action equally likely. Stops when the hero dies, and never gives the
 * run up.
 */
export function* randomRun(start: Game, seed: string, steps: number): Generator<Step> {
  const rng = rngFromSeed(`player of ${seed}`);
  let game = start;
  let legal = legalActions(game, raws);
  yield { game, view: view(game, raws), legal, action: null, events: [] };
  for (let step = 0; step < steps && !game.over; step++) {
    const able = legal.filter(({ kind }) => kind !== 'abandon');
    const kind = rng.pick([...new Set(able.map((action) => action.kind))]);
    const action = rng.pick(able.filter((one) => one.kind === kind));
    const result = turn(game, action, raws);
    if (!result.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(result.refusal)}`);
    game = result.game;
    legal = legalActions(game, raws);
    yield { game, view: view(game, raws), legal, action, events: result.events };
  }
}
