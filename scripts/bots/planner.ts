import type { SeenThing, View } from '../../src/engine';
import { LOW } from './careful';
import { PATIENCE } from './fighter';
import { battleBelow, isBelowLair } from './parts/below';
import { fightBoss, isBoss, shoot } from './parts/boss';
import { carryHome } from './parts/carry-home';
import { farOff, fight, foesOf, retreat } from './parts/combat';
import {
  answerChoice,
  eat,
  heal,
  identifyItems,
  isFamished,
  isHurt,
  learnSpells,
  recover,
  tryOnFoe,
} from './parts/consumables';
import { mindDangers } from './parts/dangers';
import { advance, explore, goDown } from './parts/exploring';
import { takeGoal } from './parts/goal';
import { collect } from './parts/loot';
import { dealHere } from './parts/shopping';
import { isOutOfFood, tripToTown } from './parts/trip';
import { equipBest, tryOn } from './parts/wardrobe';
import { anyAction } from './random';
import type { Bot, Plan, Situation } from './situation';

/**
 * Number of actions in a row without time passing, beside a vendor, after which the bot tries something else. It is
 * high, because trades and choices take no time.
 */
const PATIENCE_IN_SHOPS = 80;

/**
 * Bot like `careful` that prepares for the dragon: it identifies items, learns spells, sells loot and buys what it
 * lacks. It saves scrolls, rods and mana for the dragon and for emergencies. After its victory, it retires.
 */
export const planner: Bot = (situation) => mindDangers(situation, plan(situation));

function* plan(situation: Situation): Plan {
  const { view } = situation;
  yield* answerChoice(situation);
  if (situation.idle <= (view.shops.length > 0 ? PATIENCE_IN_SHOPS : PATIENCE)) {
    const foes = foesOf(view);
    yield* foes.length > 0 ? battle(situation, foes) : prepare(situation);
  }
  yield* anyAction(situation, ['drop', 'remove', 'use', 'sell', 'retire', 'cast']);
  yield* anyAction(situation);
}

/**
 * True below the lair and on the whole way home with the campaign's goal, because the enemies that hunt the hero then
 * come from the deepest levels.
 */
const meetsTheDeep = (view: View): boolean => isBelowLair(view) || view.carried !== undefined;

/** Share of the hit points, 0 to 1, below which the bot rests below the lair. It is low, because rest costs meals. */
const TIRED_BELOW = 0.75;

/** Level of an enemy from which the bot casts spells at it. */
const TOUGH = 3;
/** Share of the hit points, 0 to 1, below which the bot casts spells before it attacks. */
const WOUNDED = 0.6;

function* battle(situation: Situation, foes: readonly SeenThing[]): Plan {
  const boss = foes.find((foe) => isBoss(situation.raws, foe));
  if (boss) yield* fightBoss(situation, boss);
  const [foe] = foes;
  if (!foe) return;
  yield* tryUnknown(situation, foe);
  if (meetsTheDeep(situation.view)) yield* battleBelow(situation, foes);
  if (isHurt(situation, LOW)) {
    yield* heal(situation);
    if (foe.level !== null && foe.level > 1) yield* shoot(situation, foe, 0);
    yield* retreat(situation, foes);
  }
  const tough = (foe.level ?? 1) >= TOUGH;
  if (tough || (isHurt(situation, WOUNDED) && foes.length > 1)) yield* castSpells(situation, foe);
  yield* fight(situation, foes);
}

/** Plans to cast damage spells for which the hero has mana. */
function* castSpells({ raws, view }: Situation, foe: SeenThing): Plan {
  const poisoned = foe.statuses.some(({ kind }) => kind === 'damage-over-time');
  for (const { spell, manaCost } of view.hero.spells) {
    const effects = raws.spell[spell]?.effects;
    const hurts = effects?.damage !== undefined || (effects?.damage_over_time !== undefined && !poisoned);
    if (hurts && manaCost <= view.hero.mana.current) yield { kind: 'cast', spell, at: foe.at };
  }
}

/** Plans to try unidentified items on an enemy that is four to six cells away. */
function* tryUnknown(situation: Situation, foe: SeenThing): Plan {
  const far = farOff(situation.view, foe);
  if (far > 6 || far < 4) return;
  yield* tryOnFoe(situation, foe);
}

function* prepare(situation: Situation): Plan {
  const { view } = situation;
  yield* eat(situation);
  yield* learnSpells(situation);
  if (meetsTheDeep(view)) yield { kind: 'wear-best' };
  else yield* equipBest(situation);
  // Carrying the goal home comes before resting, because the next hunters would find a resting hero.
  yield* carryHome(situation);
  yield* isBelowLair(view) ? recover(situation, TIRED_BELOW) : recover(situation);
  yield* takeGoal(situation);
  yield* identifyItems(situation);
  yield* tryOn(situation);
  yield* dealHere(situation);
  // Below the lair, Explore picks up the useful items, because the hero cannot carry everything that lies there.
  if (!isBelowLair(view)) yield* collect(situation, () => true);
  if (view.laurel) yield { kind: 'retire' };
  if (isOutOfFood(situation)) yield* tripToTown(situation);
  if (view.depth > 1 && !situation.memory.errand) yield* explore(situation);
  const { mana } = view.hero;
  if (mana.current < mana.max && view.hero.spells.length > 0 && !isFamished(view)) yield { kind: 'rest' };
  yield* tripToTown(situation);
  yield* goDown(situation);
  yield* advance(situation);
}
