import { type Game, type Raws, turn } from '../../../src/engine';
import { rngFromSeed } from '../../../src/lib/rng';
import { Memory } from '../../bots/memory';
import { hitPointsOf, isBoss, keepAway, poison, shoot } from '../../bots/parts/boss';
import { fight, foesOf } from '../../bots/parts/combat';
import { heal, isHurt } from '../../bots/parts/consumables';
import { stairs, stepAlong, wayTo } from '../../bots/parts/ground';
import { anyAction } from '../../bots/random';
import type { Plan, Situation } from '../../bots/situation';
import { situationOf } from '../../bots/situation';
import { setUpDuel, setUpSneak } from './duel-setup';
import { KITS, type Kit, type Place } from './kits';

export interface DuelPlan {
  place: Place | 'sneak';
  kit: string;
  level: number;
  seed: string;
}

export interface DuelResult {
  plan: DuelPlan;
  /** True if the hero killed the dragon. For `sneak`, true if the hero reached the stairs. */
  won: boolean;
  seen: boolean;
  died: boolean;
  turns: number;
}

/** Number of player-turns after which a duel ends as a draw. */
const MAX_TURNS = 400;
/** Share of the hit points, 0 to 1, below which the hero drinks a potion. */
const LOW = 0.5;

/** Plays one duel to its end, at most MAX_TURNS player-turns. Throws if the kit is unknown or no action works. */
export function duel(raws: Raws, plan: DuelPlan): DuelResult {
  const kit = KITS.find(({ name }) => name === plan.kit);
  if (!kit) throw new Error(`unknown kit ${plan.kit}`);
  const rng = rngFromSeed(`${plan.seed}/player`);
  const memory = new Memory();
  const sneaks = plan.place === 'sneak';
  let game =
    plan.place === 'sneak'
      ? setUpSneak(raws, { kit, level: plan.level }, plan.seed)
      : setUpDuel(raws, plan.place, { kit, level: plan.level }, plan.seed);
  let seen = false;
  const home = game.depth;
  while (!game.over && !game.laurel && game.turn < MAX_TURNS && game.depth === home) {
    const situation = situationOf(raws, game, { rng, memory, idle: 0 });
    seen ||= foesOf(situation.view).length > 0;
    game = act(raws, game, sneaks ? sneak(situation) : strategy(situation, kit));
  }
  const won = sneaks ? game.depth > home : game.laurel;
  return { plan, won, seen, died: game.over?.result === 'died', turns: game.turn };
}

function act(raws: Raws, game: Game, plan: Plan): Game {
  for (let idea = plan.next({ code: 'blocked' }); !idea.done; ) {
    const result = turn(game, idea.value, raws);
    if (result.ok) return result.game;
    idea = plan.next(result.refusal);
  }
  throw new Error('no action was accepted');
}

function* strategy(situation: Situation, kit: Kit): Plan {
  const { view, raws } = situation;
  const boss = foesOf(view).find((foe) => isBoss(raws, foe));
  if (!boss) yield { kind: 'wait' };
  else {
    const left = (boss.health ?? 1) * hitPointsOf(raws, boss.raw as string) - poison(raws, boss);
    if (kit.afterwards === 'run' && left <= 0) yield* keepAway(situation, boss);
    yield* shoot(situation, boss, left);
    if (isHurt(situation, LOW)) yield* heal(situation);
    if (kit.afterwards === 'run') yield* keepAway(situation, boss);
    yield* fight(situation, [boss]);
  }
  yield* anyAction(situation, ['drop', 'remove', 'throw', 'ascend', 'descend', 'retire']);
}

/** Plans to walk to the known stairs, around the dragon if it is in view. */
function* sneak(situation: Situation): Plan {
  const { view } = situation;
  if (view.standingOn === '>') yield { kind: 'descend' };
  const boss = foesOf(view)[0];
  if (boss) yield* keepAway(situation, boss);
  for (const to of stairs(view, '>')) yield { kind: 'travel', to };
  yield* stepAlong(view, wayTo(view, stairs(view, '>')));
  yield* anyAction(situation, ['drop', 'remove', 'throw', 'ascend', 'retire']);
}
