import { Memory } from '../../../scripts/bots/memory';
import { type Plan, situationOf } from '../../../scripts/bots/situation';
import { type Game, isWalkable, type Level, newGame, turn } from '../../../src/engine';
import { distanceField, UNREACHED } from '../../../src/lib/path';
import { rngFromSeed } from '../../../src/lib/rng';
import { loadRaws } from '../../../src/raws';
import { goDown } from '../../support/god-hero';
import { here } from '../../support/scenario';

/** Number of levels that the hero crosses: `CROSSED_LEVELS=1000 npm run test:deep -- crossing`. */
const LEVELS = Number(process.env.CROSSED_LEVELS ?? 20);
/** Player-turns on one level after which the hero counts as stuck. */
const PATIENCE = 3000;

const raws = loadRaws();

function act(game: Game, plan: Plan): Game {
  for (let idea = plan.next({ code: 'blocked' }); !idea.done; ) {
    const result = turn(game, idea.value, raws);
    if (result.ok) return result.game;
    idea = plan.next(result.refusal);
  }
  throw new Error('no action was accepted');
}

/** True if a way down can be reached without stepping on a hidden trap. */
function hasSafeWayDown({ tiles, width, height, entities, start }: Level): boolean {
  const blocked = Uint8Array.from(tiles, (tile) => (isWalkable(tile) ? 0 : 1));
  for (const { raw, position } of entities) {
    const archetype = raws.archetypes[raw];
    if (position && archetype?.hidden === true && archetype.entryTrigger === true)
      blocked[position.y * width + position.x] = 1;
  }
  const field = distanceField({ width, height, blocked, cost: new Uint8Array(tiles.length).fill(10) }, [start]);
  return [...tiles].some((tile, cell) => tile === '>' && field[cell] !== UNREACHED);
}

test(`a hero that cannot die crosses ${LEVELS} levels`, () => {
  const rng = rngFromSeed('crossing');
  let memory = new Memory();
  let game = newGame({ seed: 'crossing' }, raws);
  for (const cheat of ['god', 'reveal'] as const) game = cheated(game, cheat);
  for (let began = game.turn; game.depth <= LEVELS; ) {
    const { depth } = game;
    game = act(game, goDown(situationOf(raws, game, { rng, memory, idle: 0 })));
    expect({ depth, over: game.over, isStuck: game.turn - began > PATIENCE }).toEqual({
      depth,
      over: null,
      isStuck: false,
    });
    if (game.depth === depth) continue;
    began = game.turn;
    memory = new Memory();
    // Drops the other levels because the game would grow. Storage parks them for the same reason.
    game = cheated({ ...game, levels: { [game.depth]: here(game) } }, 'reveal');
    expect({ depth: game.depth, isSafe: hasSafeWayDown(here(game)) }).toEqual({ depth: game.depth, isSafe: true });
  }
});

function cheated(game: Game, cheat: 'god' | 'reveal'): Game {
  const result = turn(game, { kind: 'cheat', cheat }, raws);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.game;
}
