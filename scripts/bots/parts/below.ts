import { expectedLoss, type Raws, type SeenThing, type View } from '../../../src/engine';
import { directionTo, distance, distanceToBody, kingDistance, type Point } from '../../../src/lib/geometry';
import { awaitShield } from '../../../src/play/advice/fighting';
import { stepAside } from '../../../src/play/advice/fleeing';
import type { Plan, Situation } from '../situation';
import { power, shots } from './arsenal';
import { around } from './boss';
import { farOff, fight, retreat } from './combat';
import { heal, isFamished, isHurt, known } from './consumables';
import { takeGoal } from './goal';
import { stairs, stepAlong, wayTo } from './ground';

/** Depth of the dragon: some campaigns go on below it, where no potion heals enough and foes come in numbers. */
export const LAIR = 6;
/** Depth from which it lays in for what lies below. */
const LAST_SHOPS = 3;

export const isBelowLair = ({ campaign, depth }: View): boolean => campaign !== undefined && depth > LAIR;

/** Has it to lay in for what lies below the lair? */
export const goesBelow = ({ campaign, deepest }: View): boolean => campaign !== undefined && deepest > LAST_SHOPS;

/** Do its levels never end? */
export const isEndless = ({ stages }: Raws['campaign']): boolean => stages.at(-1)?.depths[1] === null;

/** Shares of the hit points: below which it breaks off, and at which it dares no more than a fair fight. */
const LOW = 0.4;
const FAINT = 0.2;

/**
 * Shares of its hit points that a fight may cost on average: up to which it is fought by the way, from which scrolls
 * are worth it, and from which it is none.
 */
const EASY = 0.15;
const COSTLY = 0.3;
const HOPELESS = 0.8;

/**
 * Gets out of the way of blows, sets off what harms them, spends scrolls on the many and the strong, slips past the
 * stronger, and leaves in time.
 */
export function* battleBelow(situation: Situation, foes: readonly SeenThing[]): Plan {
  const { view } = situation;
  for (const rule of [stepAside, awaitShield]) {
    const advice = rule(situation);
    if (advice?.kind === 'act') yield advice.action;
  }
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

/** Share of its present hit points that a fight with all of them costs on average. */
function lossTo({ hero }: View, foes: readonly SeenThing[]): number {
  return expectedLoss(
    foes.flatMap(({ odds }) => odds ?? []),
    hero.penalty,
  );
}

/** In one go with what it was about: exploring, or going for what is to be brought. */
function* fightOnTheWay(situation: Situation): Plan {
  const { view, memory } = situation;
  yield* takeGoal(situation);
  if (view.carried === undefined && !memory.explored.has(view.depth)) yield { kind: 'explore', take: 'useful' };
  yield { kind: 'fight' };
}

/** With what is to be carried home it goes on up, whoever is about. */
function* climbHome({ view }: Situation, foes: readonly SeenThing[]): Plan {
  if (view.carried === undefined) return;
  if (view.standingOn === '<') yield { kind: 'ascend' };
  if (foes.every((foe) => farOff(view, foe) >= 2)) yield* stepAlong(view, wayTo(view, stairs(view, '<')));
}

/** To the town by a scroll, to rest there and come back. */
function* vanish(situation: Situation): Plan {
  const { view, memory } = situation;
  if (view.carried !== undefined) return;
  for (const { id } of known(situation, 'town_portal')) {
    memory.beginShopping();
    yield { kind: 'use', item: id };
  }
  if (view.depth > 1) memory.errand = null;
}

/** Cells within which a cap harms, and from which shooting it is safe. */
const BLAST = 3;
export const OUT_OF_BLAST = 4;

/** Shoots what goes off beside foes, from outside its range. */
function* setOff({ view }: Situation, foes: readonly SeenThing[]): Plan {
  const range = view.hero.shot?.range ?? 0;
  const caps = view.things.filter(({ stance, at }) => stance === 'hazard' && distance(at, view.hero.at) <= range);
  for (const { at } of caps) {
    const isNear = foes.some((foe) => distanceToBody(at, foe.at, foe.size) <= BLAST);
    if (isNear && distance(at, view.hero.at) >= OUT_OF_BLAST) yield { kind: 'fire', at };
  }
}

/** Longest path to who stays where it is and calls others. */
const NEAR = 9;
/** Share of its hit points that it wants for that. */
const SOUND = 0.6;

/** Goes for whoever cannot move and makes others come, before those that come. */
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

/** Cells of its body next to the hero. */
function cellsBeside({ hero }: View, { at, size }: SeenThing): Point[] {
  const cells: Point[] = [];
  for (let y = at.y; y < at.y + size.height; y++) {
    for (let x = at.x; x < at.x + size.width; x++) if (kingDistance({ x, y }, hero.at) === 1) cells.push({ x, y });
  }
  return cells;
}

/** Cells from which several are harmed by one scroll. */
const GROUP = 3;

/** What harms several at once, where several are; then what harms one; then spells that do more than a blow. */
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
    // What burns an area burns whoever stands in it.
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

/** Times that it gets out of the way of the same foe before it fights it: who is too slow to follow bars the way. */
const EVASIONS = 12;

const isWorthEvading = ({ memory }: Situation, [nearest]: readonly SeenThing[]): boolean =>
  nearest !== undefined && memory.tryAgain(nearest.id, EVASIONS);

/** On down, where the way is known and nobody stands beside it; else away. */
function* slipPast(situation: Situation, foes: readonly SeenThing[]): Plan {
  const { view } = situation;
  if (view.standingOn === '>') yield { kind: 'descend' };
  if (foes.some((foe) => farOff(view, foe) < 2) || isFamished(view)) return;
  yield* stepAlong(view, wayTo(view, stairs(view, '>')));
  yield* retreat(situation, foes);
}
