import type { SeenThing } from '../../src/engine';
import { LOW } from './careful';
import { PATIENCE } from './fighter';
import { faceBoss, isBoss, shoot } from './parts/boss';
import { farOff, foesOf, melee, retreat } from './parts/combat';
import {
  answering,
  finding,
  healing,
  isFamished,
  isHurt,
  lessons,
  meals,
  resting,
  unproven,
} from './parts/consumables';
import { explore, leave, onward } from './parts/exploring';
import { collecting } from './parts/loot';
import { isOutOfFood, tripToTown } from './parts/trip';
import { dressing } from './parts/wardrobe';
import { anything } from './random';
import type { Bot, Plan, Situation } from './situation';

/** Deals and answers take no time: patience lasts longer beside a vendor. */
const PATIENCE_IN_SHOPS = 80;

/**
 * As the careful one, and beyond that with an eye on the dragon: it identifies, learns, sells its loot, buys what it
 * lacks, keeps scrolls, rods and mana for the boss and dire need, and retires as victor.
 */
export const planner: Bot = function* (situation) {
  const { view } = situation;
  yield* answering(situation);
  if (situation.idle <= (view.shops.length > 0 ? PATIENCE_IN_SHOPS : PATIENCE)) {
    const foes = foesOf(view);
    yield* foes.length > 0 ? battle(situation, foes) : business(situation);
  }
  yield* anything(situation, ['drop', 'remove', 'use', 'sell', 'retire', 'cast']);
  yield* anything(situation);
};

/** Level from which a foe deserves more than blows. */
const TOUGH = 3;
/** Share of its hit points below which spells come before blows. */
const SHAKEN = 0.6;

function* battle(situation: Situation, foes: readonly SeenThing[]): Plan {
  const boss = foes.find((foe) => isBoss(situation.raws, foe));
  if (boss) yield* faceBoss(situation, boss);
  const [foe] = foes;
  if (!foe) return;
  yield* trying(situation, foe);
  if (isHurt(situation, LOW)) {
    yield* healing(situation);
    if (foe.level !== null && foe.level > 1) yield* shoot(situation, foe, 0);
    yield* retreat(situation, foes);
  }
  const tough = (foe.level ?? 1) >= TOUGH;
  if (tough || (isHurt(situation, SHAKEN) && foes.length > 1)) yield* casting(situation, foe);
  yield* melee(situation, foes);
}

/** Spells that do damage, as long as mana lasts. */
function* casting({ raws, view }: Situation, foe: SeenThing): Plan {
  const poisoned = foe.statuses.some(({ kind }) => kind === 'damage-over-time');
  for (const { spell, manaCost } of view.hero.spells) {
    const effects = raws.spell[spell]?.effects;
    const hurts = effects?.damage !== undefined || (effects?.damage_over_time !== undefined && !poisoned);
    if (hurts && manaCost <= view.hero.mana.current) yield { kind: 'cast', spell, at: foe.at };
  }
}

/** The unknown is best tried on somebody who is not too near. */
function* trying(situation: Situation, foe: SeenThing): Plan {
  const far = farOff(situation.view, foe);
  if (far > 6 || far < 4) return;
  for (const item of unproven(situation)) yield { kind: 'use', item, at: foe.at };
}

function* business(situation: Situation): Plan {
  const { view } = situation;
  yield* meals(situation);
  yield* lessons(situation);
  yield* dressing(situation);
  yield* resting(situation);
  yield* finding(situation);
  yield* collecting(situation, () => true);
  if (view.laurel) yield { kind: 'retire' };
  if (isOutOfFood(situation)) yield* tripToTown(situation);
  if (view.depth > 1 && !situation.memory.errand) yield* explore(situation);
  const { mana } = view.hero;
  if (mana.current < mana.max && view.hero.spells.length > 0 && !isFamished(view)) yield { kind: 'rest' };
  yield* tripToTown(situation);
  yield* leave(situation);
  yield* onward(situation);
}
