import { BOTS } from '../../scripts/bots';
import { Memory } from '../../scripts/bots/memory';
import { type Plan, situationOf } from '../../scripts/bots/situation';
import { type Action, type Game, newGame, turn } from '../../src/engine';
import { rngFromSeed } from '../../src/lib/rng';
import { loadRaws } from '../../src/raws';
import { fetchThing, goDown, goUp } from '../support/god-hero';

/** Number of descents that the hero makes: `DESCENTS=100 npm run test:deep -- whole-descents`. */
const DESCENTS = Number(process.env.DESCENTS ?? 4);
/** Actions on one level after which the hero counts as stuck. */
const PATIENCE = 1500;
const AMULET = 'amulet-of-yala';
const BOTTOM = 15;

const raws = loadRaws();

/** Game of a hero who cannot die and beats every creature in the way. */
function begin(seed: string): Game {
  const game = newGame({ seed, campaign: 'amulet' }, raws);
  return taken({ ...game, hero: { ...game.hero, skills: { melee: 60, defense: 60, magic: 1 } } }, GOD);
}

const GOD = { kind: 'cheat', cheat: 'god' } as const;
const REVEAL = { kind: 'cheat', cheat: 'reveal' } as const;

function taken(game: Game, action: Action): Game {
  const result = turn(game, action, raws);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.game;
}

function act(game: Game, plan: Plan): Game {
  for (let idea = plan.next({ code: 'blocked' }); !idea.done; ) {
    const result = turn(game, idea.value, raws);
    if (result.ok) return result.game;
    idea = plan.next(result.refusal);
  }
  throw new Error(`no action was accepted at depth ${game.depth}`);
}

/** Plays on foot down to the Amulet and home with it. Returns the game and the depths in the order of the visits. */
function play(seed: string): { game: Game; depths: number[] } {
  const rng = rngFromSeed(seed);
  let game = begin(seed);
  let memory = new Memory();
  const depths: number[] = [];
  for (let actions = 0; !game.over; actions++) {
    if (depths.at(-1) !== game.depth) {
      depths.push(game.depth);
      [actions, memory] = [0, new Memory()];
      game = taken(game, REVEAL);
    }
    if (actions > PATIENCE) throw new Error(`stuck at depth ${game.depth}`);
    const situation = situationOf(raws, game, { rng, memory, idle: 0 });
    const isCarried = game.pack.some(({ raw }) => raw === AMULET);
    // Enemies that shoot and withdraw can hold up a hero who keeps away from them, though it cannot die.
    if (isCarried) game = act(game, actions > PATIENCE / 2 ? goUp(situation) : BOTS.planner(situation));
    else game = act(game, game.depth === BOTTOM ? fetchThing(situation, game, AMULET) : goDown(situation));
  }
  return { game, depths };
}

const seeds = Array.from({ length: DESCENTS }, (_, number) => `descent ${number}`);

test.each(seeds)('a hero that cannot die brings the Amulet home on foot: %s', (seed) => {
  const { game, depths } = play(seed);
  expect({ depth: game.depth, laurel: game.laurel, result: game.over?.result }).toEqual({
    depth: 1,
    laurel: true,
    result: 'retired',
  });
  expect(Math.max(...depths)).toBe(BOTTOM);
  expect(new Set(depths).size).toBe(BOTTOM);
});
