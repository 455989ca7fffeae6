import { BOTS } from '../../scripts/bots';
import { Memory } from '../../scripts/bots/memory';
import { type Plan, situationOf } from '../../scripts/bots/situation';
import { type Action, type Game, hash, newGame, rawsFor, summarizeGame, turn, view } from '../../src/engine';
import { createI18n } from '../../src/i18n';
import { rngFromSeed } from '../../src/lib/rng';
import { loadRaws } from '../../src/raws';
import { createRenderer } from '../../src/render';
import { fetchThing } from '../support/god-hero';

const raws = loadRaws();
const DUNGEON = { seed: 'homeward', campaign: 'amulet' } as const;
const AMULET = 'amulet-of-yala';
const BOTTOM = 15;
/** Actions after which the hero counts as stuck. */
const PATIENCE = 8000;

/** Game of a new hero with skills that beat every creature, because the hero must not be stopped either. */
function begin(): Game {
  const game = newGame(DUNGEON, raws);
  return { ...game, hero: { ...game.hero, skills: { melee: 60, defense: 60, magic: 1 } } };
}

/** Run that records its actions. */
class Recording {
  game: Game = begin();
  readonly actions: Action[] = [];

  /** Takes the action. Returns false if the engine refuses it. */
  tries(action: Action): boolean {
    const result = turn(this.game, action, raws);
    if (!result.ok) return false;
    this.game = result.game;
    this.actions.push(action);
    return true;
  }

  follows(plan: Plan): void {
    for (let idea = plan.next({ code: 'blocked' }); !idea.done; ) {
      if (this.tries(idea.value)) return;
      const result = turn(this.game, idea.value, raws);
      idea = plan.next(result.ok ? { code: 'blocked' } : result.refusal);
    }
    throw new Error('no action was accepted');
  }
}

function walkHome(): Recording {
  const run = new Recording();
  run.tries({ kind: 'cheat', cheat: 'god' });
  while (run.game.depth < BOTTOM) run.tries({ kind: 'cheat', cheat: 'exit' });
  const rng = rngFromSeed('homeward');
  let memory = new Memory();
  for (let depth = 0; !run.game.over && run.actions.length < PATIENCE; ) {
    if (run.game.depth !== depth) {
      depth = run.game.depth;
      memory = new Memory();
      run.tries({ kind: 'cheat', cheat: 'reveal' });
    }
    const situation = situationOf(raws, run.game, { rng, memory, idle: 0 });
    const isCarried = run.game.pack.some(({ raw }) => raw === AMULET);
    run.follows(isCarried ? BOTS.planner(situation) : fetchThing(situation, run.game, AMULET));
  }
  return run;
}

test('who takes the Amulet on the last level and walks up to the pub wins, and the run plays again to the same end', () => {
  const run = walkHome();
  const { game, actions } = run;
  expect({ depth: game.depth, laurel: game.laurel, result: game.over?.result }).toEqual({
    depth: 1,
    laurel: true,
    result: 'retired',
  });
  expect(game.events.filter(({ kind }) => kind === 'laurel')).toHaveLength(1);
  const again = actions.reduce((before, action) => {
    const result = turn(before, action, raws);
    if (!result.ok) throw new Error(`${action.kind} was refused`);
    return result.game;
  }, begin());
  expect(hash(again)).toBe(hash(game));
  expect(summarizeGame(again, raws)).toEqual(summarizeGame(game, raws));
  const own = rawsFor(raws, game);
  const card = createRenderer(own, createI18n(own)).picture(view(game, raws));
  expect(card.png.length).toBeGreaterThan(1000);
});
