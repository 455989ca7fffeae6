import { Memory } from '../../scripts/bots/memory';
import { fight, foesOf } from '../../scripts/bots/parts/combat';
import { anyAction } from '../../scripts/bots/random';
import { type Plan, type Situation, situationOf } from '../../scripts/bots/situation';
import { arriveAt } from '../../scripts/lib/level-setup';
import {
  type Action,
  type Game,
  isStairs,
  isWalkable,
  type Raws,
  type Refusal,
  rawsFor,
  turn,
  WIDTH,
} from '../../src/engine';
import { watchedCells } from '../../src/engine/actions/series/out-of-the-way';
import { hazardAreas, isHazard } from '../../src/engine/knowledge';
import { component, positionOf } from '../../src/engine/state';
import { openWorld } from '../../src/engine/state/world-draft';
import { rngFromSeed } from '../../src/lib/rng';
import { NEIGHBOURS, stepsIn } from '../../src/lib/sides';
import { loadRaws } from '../../src/raws';
import { here } from '../support/scenario';

/** Number of levels of each depth that the hero explores: `EXPLORED_LEVELS=50 npm run test:deep -- explored`. */
const LEVELS = Number(process.env.EXPLORED_LEVELS ?? 1);
/** Actions on one level after which the hero counts as stuck. */
const PATIENCE = 600;

const upTo = (last: number, first: number): number[] => Array.from({ length: last - first + 1 }, (_, n) => first + n);
const CAMPAIGNS: [campaign: string, depths: number[]][] = [
  ['dragon', upTo(14, 2)],
  ['amulet', upTo(15, 7)],
];
const sample = CAMPAIGNS.flatMap(([campaign, depths]) =>
  depths.flatMap((depth) => upTo(LEVELS, 1).map((n): [string, number, string] => [campaign, depth, `explored ${n}`])),
);

/** Game of a hero who cannot die and beats every creature in the way. */
function begin(raws: Raws, seed: string, depth: number): Game {
  const game = arriveAt(raws, seed, depth);
  const result = turn(
    { ...game, hero: { ...game.hero, skills: { melee: 90, defense: 90, magic: 30 } } },
    { kind: 'cheat', cheat: 'god' },
    raws,
  );
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.game;
}

/** Plan that explores. If Explore is refused, the hero fights. */
function* go(situation: Situation): Plan {
  const { view } = situation;
  yield { kind: 'explore' };
  yield* fight(situation, foesOf(view));
  yield { kind: 'wait' };
  yield* anyAction(situation, ['descend', 'ascend', 'retire', 'abandon', 'cheat']);
}

/**
 * True if the refusal ends the exploration: nothing is left, or a danger bars the rest. Moving fire does not count,
 * because it goes away.
 */
const isEnd = (refusal: Refusal): boolean =>
  refusal.code === 'nothing-to-explore' ||
  (refusal.code === 'danger' && (refusal.danger === 'trap' || refusal.danger === 'hazard')) ||
  (refusal.code === 'trap-ahead' && !refusal.what.endsWith('-crack'));

function explored(raws: Raws, seed: string, depth: number): Game {
  const rng = rngFromSeed(seed);
  const memory = new Memory();
  let game = begin(raws, seed, depth);
  for (let actions = 0; actions < PATIENCE; actions++) {
    const explore = turn(game, { kind: 'explore' }, raws);
    if (!explore.ok && isEnd(explore.refusal)) return game;
    game = explore.ok ? explore.game : act(raws, game, go(situationOf(raws, game, { rng, memory, idle: 0 })));
  }
  throw new Error(`level ${depth} of ${seed} is never explored`);
}

function act(raws: Raws, game: Game, plan: Plan): Game {
  for (let idea: IteratorResult<Action> = plan.next({ code: 'blocked' }); !idea.done; ) {
    const result = turn(game, idea.value, raws);
    if (result.ok) return result.game;
    idea = plan.next(result.refusal);
  }
  throw new Error(`no action was accepted at depth ${game.depth}`);
}

/**
 * Unseen cells that the hero could walk to past all known dangers. Stairs can be walked over if the hero has seen the
 * cells beyond them.
 */
function unseenCells(raws: Raws, game: Game): number[] {
  const level = here(game);
  const world = openWorld(game, raws);
  const shut = level.entities
    .filter((prop) => prop.kind === 'prop')
    .filter((prop) => isHazard(raws, prop) || (component(raws, prop, 'hidden') && component(raws, prop, 'door')))
    .map((prop) => positionOf(prop).y * WIDTH + positionOf(prop).x);
  const closed = new Set([...shut, ...hazardAreas(world).keys(), ...watchedCells(world).keys()]);
  const reached = new Set([game.hero.position.y * WIDTH + game.hero.position.x]);
  const isOpen = (cell: number) => isWalkable(level.tiles[cell]) && !closed.has(cell);
  for (const cell of reached) {
    const isLeft = !isStairs(level.tiles[cell]) || reached.size === 1;
    for (const step of stepsIn(WIDTH).subarray(0, NEIGHBOURS.length))
      if (isOpen(cell + step) && (isLeft || level.revealed[cell + step] === '1')) reached.add(cell + step);
  }
  return [...reached].filter((cell) => level.revealed[cell] === '0');
}

test.each(sample)('Explore ends when the hero has seen everything within reach: %s %i %s', (campaign, depth, seed) => {
  const raws = rawsFor(loadRaws(), { campaign });
  expect(unseenCells(raws, explored(raws, seed, depth))).toEqual([]);
});
