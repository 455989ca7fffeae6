import { type SeenThing, TOWN, type View } from '../../src/engine';
import { foesOf as threatsOf } from '../../src/play/advice/situation';
import { PATIENCE } from './fighter';
import { ambush } from './parts/ambush';
import { battleBelow, isBelowLair } from './parts/below';
import { takeBoon } from './parts/boons';
import { fightBoss, isBoss } from './parts/boss';
import { freeCaptives } from './parts/captives';
import { carryHome } from './parts/carry-home';
import { foesOf } from './parts/combat';
import { answerChoice, eat, identifyItems, isHurt, learnSpells, recover, tryPotions } from './parts/consumables';
import { mindDangers } from './parts/dangers';
import { advance, explore, goDown, restFirst } from './parts/exploring';
import { takeGoal } from './parts/goal';
import { faceBand, restInPeace } from './parts/pursuit';
import { isRace, race } from './parts/race';
import { dealHere, outfit } from './parts/shopping';
import { awaitFollowers, engage, engageInRace } from './parts/tactics';
import { openCage, takeFromCage, useShrine } from './parts/treasures';
import { isOutOfFood, tripToTown } from './parts/trip';
import { tryOn } from './parts/wardrobe';
import { anyAction } from './random';
import type { Bot, Plan, Situation } from './situation';

/**
 * Number of actions in a row that take no time, next to a vendor, after which the bot tries something else. The number
 * is high, because trades and choices take no time.
 */
const PATIENCE_IN_SHOPS = 80;

/** Percent of its hit points to which the bot rests. More rest brought no more planners to the dragon. */
const RESTED = 60;

/**
 * Bot that plays well. It carries on by Explore, which does the chores. If a fight would cost much, it compares its
 * acts. It identifies items, learns spells, trades, and saves the things that kill the dragon. After its victory, it
 * retires.
 */
export const planner: Bot = (situation) => mindDangers(situation, plan(situation));

function* plan(situation: Situation): Plan {
  const { view, memory } = situation;
  memory.rest = RESTED;
  yield* answerChoice(situation);
  yield* takeBoon(situation);
  if (situation.idle <= (view.shops.length > 0 ? PATIENCE_IN_SHOPS : PATIENCE)) {
    const foes = meetsTheDeep(view) ? foesOf(view) : threatsOf(situation);
    yield* foes.length > 0 ? battle(situation, foes) : prepare(situation);
  }
  yield* anyAction(situation, ['drop', 'remove', 'use', 'throw', 'sell', 'retire', 'cast']);
  yield* anyAction(situation);
}

/** True below the lair, and on the way home with the quest item, when the hunters come from the deepest levels. */
const meetsTheDeep = (view: View): boolean => isBelowLair(view) || view.carried !== undefined;

/** Share of the hit points, 0 to 1, below which the bot rests below the lair. It is low, because rest costs meals. */
const TIRED_BELOW = 0.75;

function* battle(situation: Situation, foes: readonly SeenThing[]): Plan {
  const boss = foes.find((foe) => isBoss(situation.raws, foe));
  if (boss) yield* fightBoss(situation, boss);
  yield* faceBand(situation, foes);
  if (meetsTheDeep(situation.view)) yield* battleBelow(situation, foes);
  yield* isRace(situation) ? engageInRace(situation) : engage(situation);
  yield { kind: 'fight', sure: true };
}

function* prepare(situation: Situation): Plan {
  const { view } = situation;
  yield* awaitFollowers(situation);
  yield* learnSpells(situation);
  if (isRace(situation)) yield* race(situation);
  yield* restInPeace(situation);
  // On a level with hunters the bot rests later, because they would find a resting hero.
  yield* carryHome(situation);
  if (isBelowLair(view)) {
    yield* eat(situation);
    yield { kind: 'wear-best' };
    yield* recover(situation, TIRED_BELOW);
  }
  yield* takeGoal(situation);
  yield* identifyItems(situation);
  yield* tryOn(situation);
  yield* dealHere(situation);
  if (isHurt(situation, 1)) yield* tryPotions(situation);
  if (view.laurel) yield { kind: 'retire' };
  if (view.town) yield* inTown(situation);
  if (isOutOfFood(situation)) {
    yield* tripToTown(situation);
    yield* goDown(situation);
  }
  // Prays before the rest, because one shrine restores a badly hurt hero.
  yield* useShrine(situation);
  yield* restFirst(situation);
  yield* ambush(situation);
  yield* freeCaptives(situation);
  yield* takeFromCage(situation);
  yield* openCage(situation);
  if (!situation.memory.errand) yield* explore(situation);
  yield* tripToTown(situation);
  yield* goDown(situation);
  yield* advance(situation);
}

function* inTown(situation: Situation): Plan {
  const { view } = situation;
  if (view.deepest === TOWN) yield* outfit(situation);
  yield { kind: 'wear-best' };
  yield* tripToTown(situation);
  const { hp, mana, spells } = view.hero;
  if (hp.current < hp.max || (spells.length > 0 && mana.current < mana.max)) yield { kind: 'rest' };
  // Explores the town before the first descent, because its vermin gives experience and its rooms contain things.
  if (view.deepest === TOWN) yield* advance(situation);
  yield* goDown(situation);
}
