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
  untestedItems,
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
 * Actions in a row without time passing beside a vendor. The number is higher, because trades and choices take no time.
 */
const PATIENCE_IN_SHOPS = 80;

/**
 * The careful bot with a plan for the dragon. The bot identifies items, learns spells, sells loot and buys what it
 * lacks. Scrolls, rods and mana are saved for the dragon and for emergencies. After its victory the bot retires.
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

/** True below the lair, and on the whole way home, because the hunters there come from the deepest levels. */
const meetsTheDeep = (view: View): boolean => isBelowLair(view) || view.carried !== undefined;

/** Share of the hit points below which the bot rests below the lair, where rest costs meals. */
const TIRED_BELOW = 0.75;

/** Enemy's level from which the bot casts spells at it. */
const TOUGH = 3;
/** Share of the hit points below which the bot casts spells before it strikes blows. */
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

/** Casts damage spells that the hero has mana for. */
function* castSpells({ raws, view }: Situation, foe: SeenThing): Plan {
  const poisoned = foe.statuses.some(({ kind }) => kind === 'damage-over-time');
  for (const { spell, manaCost } of view.hero.spells) {
    const effects = raws.spell[spell]?.effects;
    const hurts = effects?.damage !== undefined || (effects?.damage_over_time !== undefined && !poisoned);
    if (hurts && manaCost <= view.hero.mana.current) yield { kind: 'cast', spell, at: foe.at };
  }
}

/** Tries unknown items on an enemy four to six cells away. */
function* tryUnknown(situation: Situation, foe: SeenThing): Plan {
  const far = farOff(situation.view, foe);
  if (far > 6 || far < 4) return;
  for (const item of untestedItems(situation)) yield { kind: 'use', item, at: foe.at };
}

function* prepare(situation: Situation): Plan {
  const { view } = situation;
  yield* eat(situation);
  yield* learnSpells(situation);
  if (meetsTheDeep(view)) yield { kind: 'wear-best' };
  else yield* equipBest(situation);
  // A hero that rests on the way home is found by the next hunters, so carrying home comes first.
  yield* carryHome(situation);
  yield* isBelowLair(view) ? recover(situation, TIRED_BELOW) : recover(situation);
  yield* takeGoal(situation);
  yield* identifyItems(situation);
  yield* tryOn(situation);
  yield* dealHere(situation);
  // The levels below the lair have more than the hero can carry, and Explore takes the useful items.
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
