import type { PackItem, Raws, SeenThing, View } from '../../../src/engine';
import { maxHpOf } from '../../../src/engine/formulas';
import { DIRECTIONS, distance, distanceToBody, type Point } from '../../../src/lib/geometry';
import type { WalkMap } from '../../../src/lib/path';
import type { Plan, Situation } from '../situation';
import { arsenalOf, power, shots, suffices } from './arsenal';
import { farOff, fight, stepsAway } from './combat';
import { heal, isHurt, knownItems } from './consumables';
import { groundOf, stairs, stepAlong, wayTo, wayToUnknown } from './ground';

/** Returns the raw id of the boss, whose death wins a laurel. Throws if no campaign's laurel names a creature. */
export function bossOf({ campaigns }: Raws): string {
  for (const { laurel } of campaigns) if ('slain' in laurel) return laurel.slain;
  throw new Error('no campaign is about a creature');
}

export const isBoss = (raws: Raws, { raw }: Pick<SeenThing, 'raw'>): boolean => raw === bossOf(raws);

export const hitPointsOf = (raws: Raws, raw: string): number =>
  maxHpOf(raws, { id: 0, kind: 'mob', raw }, raws.mob[raw]?.level ?? 1);

export function isReady(situation: Situation): boolean {
  const { raws, view } = situation;
  return suffices(view, arsenalOf(situation), hitPointsOf(raws, bossOf(raws)));
}

/** Plans to kill the boss from a distance if scrolls, rods and spells suffice, otherwise to avoid the boss. */
export function* fightBoss(situation: Situation, boss: SeenThing): Plan {
  const { raws, view } = situation;
  const left = (boss.health ?? 1) * hitPointsOf(raws, boss.raw as string) - poison(raws, boss);
  if (left <= 0) yield* keepAway(situation, boss);
  if (suffices(view, arsenalOf(situation), Math.max(0, left - 5)) || farOff(view, boss) < 2)
    yield* shoot(situation, boss, left);
  if (isHurt(situation, 0.5)) yield* heal(situation);
  yield* keepAway(situation, boss);
  yield* fight(situation, [boss]);
}

/** Returns the damage that the poison in the creature will still cause, in hit points. */
export function poison(raws: Raws, { statuses }: SeenThing): number {
  return statuses.reduce((sum, { kind, source, turns }) => {
    const effects = raws.spell[source]?.effects ?? raws.archetypes[source]?.effects;
    return kind === 'damage-over-time' ? sum + turns * (effects?.damage_over_time ?? 0) : sum;
  }, 0);
}

/**
 * Plans to use scrolls, rods and spells on an enemy that has `left` hit points. Confuses a close enemy first, then
 * casts strong spells, then uses the rest. Steps closer if the enemy is out of range.
 */
export function* shoot(situation: Situation, foe: SeenThing, left: number): Plan {
  const { raws, view } = situation;
  const aim = cellInView(view, foe);
  const far = distance(view.hero.at, aim);
  const usable = shots(situation).filter(({ thing }) => far <= (thing.range ?? 0));
  const confused = foe.statuses.some(({ kind }) => kind === 'confusion');
  if (far < 3 && !confused && left > 20) {
    for (const { thing, effects } of usable) if (effects.confusion) yield* fire(thing, aim);
  }
  const spells = view.hero.spells
    .filter(({ manaCost, range }) => manaCost <= view.hero.mana.current && far <= (range ?? 0))
    .filter(({ spell }) => power(raws, spell) > 0 && !isPoisonedBy(foe, spell))
    .sort((a, b) => power(raws, b.spell) - power(raws, a.spell));
  for (const { spell } of spells) if (power(raws, spell) >= 20) yield* cast(spell, aim);
  // Scrolls of damage come before weak spells, so that mana is saved.
  for (const { thing, effects } of usable) if (effects.damage) yield* fire(thing, aim);
  for (const { spell } of spells) yield* cast(spell, aim);
  for (const { thing, effects } of usable) {
    const isOfUse = effects.slow || (effects.damage_over_time && !isPoisonedBy(foe, thing.raw));
    if (isOfUse) yield* fire(thing, aim);
  }
  if (far > 6) yield* stepAlong(view, wayTo(view, around(view, foe)));
}

const isPoisonedBy = ({ statuses }: SeenThing, by: string | null): boolean =>
  statuses.some(({ kind, source }) => kind === 'damage-over-time' && source === by);

function* fire({ id }: PackItem, at: Point): Plan {
  yield { kind: 'use', item: id, at };
  yield { kind: 'use', item: id, at, sure: true };
}

function* cast(spell: string, at: Point): Plan {
  yield { kind: 'cast', spell, at };
  yield { kind: 'cast', spell, at, sure: true };
}

/** Returns the nearest cell of the creature's body that the hero sees. */
function cellInView(view: View, { at, size }: SeenThing): Point {
  const cells: Point[] = [];
  for (let y = at.y; y < at.y + size.height; y++) for (let x = at.x; x < at.x + size.width; x++) cells.push({ x, y });
  const seen = cells.filter(({ x, y }) => view.visible[y * view.width + x] === '1');
  const far = (cell: Point): number => distance(view.hero.at, cell);
  return seen.sort((a, b) => far(a) - far(b))[0] ?? at;
}

/** Returns the free cells around a creature's body. */
export function around(view: View, { at, size }: Pick<SeenThing, 'at' | 'size'>): Point[] {
  const map = groundOf(view);
  const cells: Point[] = [];
  for (let y = at.y - 1; y <= at.y + size.height; y++) {
    for (let x = at.x - 1; x <= at.x + size.width; x++) if (map.blocked[y * map.width + x] === 0) cells.push({ x, y });
  }
  return cells;
}

/** Distance in cells that the bot keeps from a boss. */
const BERTH = 5;

/**
 * Plans to take stairs, or to walk to stairs or unexplored cells along a path that avoids the enemy. Steps away from
 * the enemy if it is too near. If there is no such path, plans to use a portal, or else to move in a random direction.
 */
export function* keepAway(situation: Situation, foe: SeenThing): Plan {
  const { view, rng } = situation;
  if (view.standingOn === '>') yield { kind: 'descend' };
  if (view.standingOn === '<') yield { kind: 'ascend' };
  const map = withBerth(groundOf(view), view, foe);
  yield* stepAlong(view, wayTo(view, stairs(view, '>'), map));
  const up = wayTo(view, stairs(view, '<'), map);
  if (up && farOff(view, foe) < 7) yield* stepAlong(view, up);
  if (farOff(view, foe) < BERTH) yield* stepsAway(view, foe);
  yield* stepAlong(view, wayToUnknown(view, map));
  for (const portal of knownItems(situation, 'town_portal')) yield { kind: 'use', item: portal.id };
  yield { kind: 'move', direction: rng.pick(DIRECTIONS) };
}

function withBerth(map: WalkMap, view: View, foe: SeenThing): WalkMap {
  const cost = map.cost.slice();
  for (let y = Math.max(0, foe.at.y - BERTH); y <= Math.min(view.height - 1, foe.at.y + BERTH + 1); y++) {
    for (let x = Math.max(0, foe.at.x - BERTH); x <= Math.min(view.width - 1, foe.at.x + BERTH + 1); x++) {
      if (distanceToBody({ x, y }, foe.at, foe.size) < BERTH) cost[y * map.width + x] = 100;
    }
  }
  return { ...map, cost };
}
