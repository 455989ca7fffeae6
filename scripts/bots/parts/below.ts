import { expectedLoss, type RawId, type Raws, type SeenThing, type View } from '../../../src/engine';
import { directionTo, distance, distanceToBody, kingDistance, type Point } from '../../../src/lib/geometry';
import { awaitShield } from '../../../src/play/advice/fighting';
import { stepAside } from '../../../src/play/advice/fleeing';
import type { Plan, Situation } from '../situation';
import { power, shots } from './arsenal';
import { around } from './boss';
import { farOff, fight, retreat, stepsAway } from './combat';
import { heal, isFamished, isHurt, knownItems } from './consumables';
import { takeGoal } from './goal';
import { stairs, stepAlong, takeStairsDown, wayTo } from './ground';

/** Depth of the dragon's lair. Below it, enemies come in groups and potions no longer heal enough. */
export const LAIR = 6;
/** Deepest depth at which the bot needs no supplies yet for the levels below the lair. */
const LAST_SHOPS = 3;

/** True below the dragon's lair. The first campaign (`campaign` absent) has no levels there. */
export const isBelowLair = ({ campaign, depth }: View): boolean => campaign !== undefined && depth > LAIR;

export const goesBelow = ({ campaign, deepest }: View): boolean => campaign !== undefined && deepest > LAST_SHOPS;

/** True if the campaign's levels never end. */
export const isEndless = ({ stages }: Raws['campaign']): boolean => stages.at(-1)?.depths[1] === null;

/** Share of the hit points, 0 to 1, below which the bot breaks off a fight. */
const LOW = 0.4;
/** Share of the hit points, 0 to 1, below which the bot heals before anything else. */
const FAINT = 0.2;

/** Expected loss, as a share of the hit points, below which the bot fights without interrupting its plans. */
const EASY = 0.15;
/** Expected loss, as a share of the hit points, from which the bot uses scrolls. */
const COSTLY = 0.3;
/** Expected loss, as a share of the hit points, from which the bot avoids the fight. */
const HOPELESS = 0.8;

/**
 * Plans a fight below the lair. The bot dodges announced blows, shoots hazards beside enemies, and uses scrolls on
 * groups and strong enemies. It slips past enemies that are too strong, and retreats in time.
 */
export function* battleBelow(situation: Situation, foes: readonly SeenThing[]): Plan {
  const { view } = situation;
  for (const rule of [stepAside, awaitShield]) {
    const advice = rule(situation);
    if (advice) yield advice.action;
  }
  yield* shunWaker(situation, foes);
  const loss = lossTo(view, foes);
  if (loss < EASY) yield* fightOnTheWay(situation);
  yield* climbHome(situation, foes);
  if (isHurt(situation, LOW) && loss > COSTLY / 2) {
    yield* vanish(situation);
    if (isHurt(situation, FAINT)) yield* heal(situation);
    yield* strikeFromAfar(situation, foes);
    yield* retreat(situation, foes);
  }
  yield* setOff(situation, foes);
  yield* fell(situation, foes);
  if (loss >= COSTLY) yield* strikeFromAfar(situation, foes);
  if (loss >= HOPELESS && isWorthEvading(situation, foes)) yield* slipPast(situation, foes);
  yield* fight(situation, foes);
}

/** Maximum number of single steps by which the bot leaves the sight of a creature that wakes the dead. */
const DETOURS = 40;

/**
 * Plans to leave the sight of a creature that wakes the dead. Out of its sight, the bot fights only creatures that are
 * awake already. If the stairs down are known, the rest of the level stays unexplored.
 */
function* shunWaker({ raws, view, memory }: Situation, foes: readonly SeenThing[]): Plan {
  const waker = foes.find(({ raw }) => raw !== null && isWaker(raws, raw));
  if (!waker || view.carried !== undefined || !memory.tryAgain(`sight of ${waker.id}`, DETOURS)) return;
  if (stairs(view, '>').length > 0) memory.explored.add(view.depth);
  yield* takeStairsDown(view);
  yield* stepsAway(view, waker);
}

const isWaker = ({ mob, spell }: Raws, raw: RawId): boolean =>
  (mob[raw]?.abilities ?? []).some((ability) => spell[ability.spell]?.effects.wakes !== undefined);

/** Returns the share of the present hit points that a fight with all these enemies costs on average. */
function lossTo({ hero }: View, foes: readonly SeenThing[]): number {
  return expectedLoss(
    foes.flatMap(({ odds }) => odds ?? []),
    hero.penalty,
  );
}

function* fightOnTheWay(situation: Situation): Plan {
  const { view, memory } = situation;
  yield* takeGoal(situation);
  if (view.carried === undefined && !memory.explored.has(view.depth)) yield { kind: 'explore', take: 'useful' };
  yield { kind: 'fight' };
}

/** Plans to climb home if the hero carries the quest item. Walks to the stairs only if no enemy is beside the hero. */
function* climbHome({ view }: Situation, foes: readonly SeenThing[]): Plan {
  if (view.carried === undefined) return;
  if (view.standingOn === '<') yield { kind: 'ascend' };
  if (foes.every((foe) => farOff(view, foe) >= 2)) yield* stepAlong(view, wayTo(view, stairs(view, '<')));
}

function* vanish(situation: Situation): Plan {
  const { view, memory } = situation;
  if (view.carried !== undefined) return;
  for (const { id } of knownItems(situation, 'town_portal')) {
    memory.beginShopping();
    yield { kind: 'use', item: id };
  }
  if (view.depth > 1) memory.errand = null;
}

/** Radius in cells of a cap's burst, and the smallest distance in cells from which shooting a cap is safe. */
const BLAST = 3;
export const OUT_OF_BLAST = 4;

/** Plans to shoot caps, which burst, beside enemies, if the hero is outside the burst. */
function* setOff({ view }: Situation, foes: readonly SeenThing[]): Plan {
  const range = view.hero.shot?.range ?? 0;
  const caps = view.things.filter(({ stance, at }) => stance === 'hazard' && distance(at, view.hero.at) <= range);
  for (const { at } of caps) {
    const isNear = foes.some((foe) => distanceToBody(at, foe.at, foe.size) <= BLAST);
    if (isNear && distance(at, view.hero.at) >= OUT_OF_BLAST) yield { kind: 'fire', at };
  }
}

/** Maximum length, in steps, of the bot's path to a rooted creature. */
const NEAR = 9;
/** Share of the hit points, 0 to 1, that the bot needs to attack a rooted creature. */
const SOUND = 0.6;

/** Plans to attack rooted creatures nearby first, because they call more enemies; nothing if the hero is hurt. */
function* fell(situation: Situation, foes: readonly SeenThing[]): Plan {
  const { raws, view } = situation;
  if (isHurt(situation, SOUND)) return;
  for (const foe of foes) {
    if (foe.raw === null || raws.mob[foe.raw]?.rooted !== true) continue;
    const [beside] = cellsBeside(view, foe);
    if (farOff(view, foe) < 2) {
      const direction = beside && directionTo(view.hero.at, beside);
      if (direction) yield { kind: 'attack', direction };
    }
    const way = wayTo(view, around(view, foe));
    if (way && way.length <= NEAR) yield* stepAlong(view, way);
  }
}

/** Returns the cells of the creature's body that are next to the hero. */
function cellsBeside({ hero }: View, { at, size }: SeenThing): Point[] {
  const cells: Point[] = [];
  for (let y = at.y; y < at.y + size.height; y++) {
    for (let x = at.x; x < at.x + size.width; x++) if (kingDistance({ x, y }, hero.at) === 1) cells.push({ x, y });
  }
  return cells;
}

/** Distance between enemies, in cells, within which one scroll harms several of them. */
const GROUP = 3;

/**
 * Plans to use scrolls and rods: on groups if they affect an area, otherwise on the nearest enemy. Then plans spells
 * that do more damage than a blow.
 */
function* strikeFromAfar(situation: Situation, foes: readonly SeenThing[]): Plan {
  const { raws, view } = situation;
  const crowd = (foe: SeenThing): number => foes.filter(({ at }) => distance(at, foe.at) <= GROUP).length;
  const [middle] = [...foes].sort((a, b) => crowd(b) - crowd(a));
  const [nearest] = foes;
  if (!middle || !nearest) return;
  for (const { thing, effects } of shots(situation)) {
    const foe = effects.area_of_effect ? middle : nearest;
    const isSpared = effects.area_of_effect !== undefined && crowd(foe) < 2;
    const isOfUse = effects.damage !== undefined || (effects.confusion !== undefined && !isConfused(foe));
    // A scroll whose area includes the hero would burn the hero too.
    const isClose = effects.area_of_effect !== undefined && farOff(view, foe) <= effects.area_of_effect;
    if (isOfUse && !isSpared && !isClose) yield { kind: 'use', item: thing.id, at: foe.at };
  }
  const isPoisoned = nearest.statuses.some(({ kind }) => kind === 'damage-over-time');
  for (const { spell, manaCost } of view.hero.spells) {
    const isWorthIt = power(raws, spell) > view.hero.blow.mean;
    if (isWorthIt && !isPoisoned && manaCost <= view.hero.mana.current) yield { kind: 'cast', spell, at: nearest.at };
  }
}

const isConfused = ({ statuses }: SeenThing): boolean => statuses.some(({ kind }) => kind === 'confusion');

/** Number of times that the bot evades an enemy before it fights, because a slow enemy may block the path forever. */
const EVASIONS = 12;

const isWorthEvading = ({ memory }: Situation, [nearest]: readonly SeenThing[]): boolean =>
  nearest !== undefined && memory.tryAgain(nearest.id, EVASIONS);

/**
 * Plans to take the known stairs down, or else to retreat. If an enemy is beside the hero, or if the hero is too hungry
 * to rest, plans at most to descend from its cell.
 */
function* slipPast(situation: Situation, foes: readonly SeenThing[]): Plan {
  const { view } = situation;
  if (view.standingOn === '>') yield { kind: 'descend' };
  if (foes.some((foe) => farOff(view, foe) < 2) || isFamished(view)) return;
  yield* stepAlong(view, wayTo(view, stairs(view, '>')));
  yield* retreat(situation, foes);
}
