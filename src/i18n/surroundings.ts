import type { ThingRef, View } from '../engine';
import { nearestCellOfBody, type Point } from '../lib/geometry';
import { groupBy } from '../lib/groups';
import { healthCondition } from '../lib/health-condition';
import type { Labels } from './labels';
import type { Names } from './names';
import { placeOf } from './positions';
import { relationsOf, statusChips } from './statuses';

type SeenThing = View['things'][number];

/** Returns the position of the thing's nearest cell relative to the hero, in cells: `1 N, 3 E`. */
export const whereIs = (labels: Labels, { hero }: View, { at, size }: Pick<SeenThing, 'at' | 'size'>): string =>
  placeOf(labels, hero.at, nearestCellOfBody(hero.at, at, size));

export function statusParts(labels: Labels, names: Names, view: View): string[] {
  const { hp, mana, level, gold } = view.hero;
  return [
    `${labels.vitals.hp} ${hp.current}/${hp.max}`,
    `${labels.vitals.mana} ${mana.current}/${mana.max}`,
    labels.level(level),
    labels.gold(gold),
    `${names.place(view)}, ${labels.depth(view.depth)}`,
    ...statusChips(labels, names, view).map(({ text }) => text),
  ];
}

export const statusLine = (labels: Labels, names: Names, view: View): string =>
  statusParts(labels, names, view).join(' · ');

export const twistRule = (labels: Labels, { twist }: View): string[] =>
  twist === undefined ? [] : [labels.twist[twist].rule];

/**
 * True for things that deserve their own line: creatures, items, things with a description, and important furniture.
 */
export const isNotable =
  (names: Names) =>
  ({ kind, raw, harmful, inviting, open, shrine }: SeenThing): boolean =>
    kind !== 'prop' ||
    harmful ||
    inviting ||
    open === false ||
    shrine?.spent === false ||
    (raw !== null && (names.isRemains(raw) || names.isLaid(raw) || names.description(raw) !== null));

/** Returns a line about `count` equal things in a cell: `Goblin 2 NE (hostile, hurt)`. */
function seenLine(labels: Labels, names: Names, view: View, thing: SeenThing, count = 1): string {
  const where = whereIs(labels, view, thing);
  const how = [
    ...(thing.figures?.comparison?.verdict === 1 ? [labels.gear.verdict[1]] : []),
    ...(isHostile(thing) || isHazard(thing) ? [labels.stance[thing.stance]] : []),
    ...relationsOf(labels, thing),
    ...(isUnderTruce(view, thing) ? [labels.truce.under] : []),
    ...(thing.health !== null && thing.health < 1 ? [labels.condition[healthCondition(thing.health)]] : []),
    ...(thing.caged ? [labels.sheet.caged(thing.toll ?? 0)] : []),
    ...(thing.shrine ? [labels.sheet.shrine(thing.shrine, thing.shrine.spent)] : []),
  ];
  const name = `${names.thing(thing)}${count > 1 ? `${labels.times(count)}:` : ''}`;
  return `${name} ${where}${how.length > 0 ? ` (${how.join(', ')})` : ''}`;
}

/** True for a creature on ground where nobody can harm anybody. */
export const isUnderTruce = ({ truce, tiles, width }: View, { kind, at, size }: SeenThing): boolean =>
  truce !== undefined &&
  kind === 'mob' &&
  Array.from({ length: size.height }, (_, row) => (at.y + row) * width + at.x).some((cell) =>
    tiles.slice(cell, cell + size.width).includes(truce),
  );

const MANY = 3;
const PLACES = 4;
const KINDS = 6;

interface SeenLine {
  thing: SeenThing;
  line: string;
  count: number;
}

/**
 * Lists notable things in view: enemies, then hazards, then all other things. In each group the nearest things come
 * first.
 */
export function seenLines(labels: Labels, names: Names, view: View): SeenLine[] {
  const notable = view.things.filter(isNotable(names));
  const isOnGround = isOnGroundIn(names);
  const things = [
    ...notable.filter(isHostile),
    ...notable.filter(isHazard),
    ...notable.filter((thing) => !isHostile(thing) && !isHazard(thing)),
  ];
  const lines = things.flatMap((thing): SeenLine[] => {
    const alike = isOnGround(thing) ? things.filter((other) => isOnGround(other) && other.raw === thing.raw) : [];
    if (alike.length < MANY) return [{ thing, line: seenLine(labels, names, view, thing), count: 1 }];
    if (alike[0] !== thing) return [];
    const line = `${names.thing(thing)} ×${alike.length}: ${placesOf(labels, view.hero.at, alike)}`;
    return [{ thing, line, count: alike.length }];
  });
  return withHeaps(labels, names, view, lines);
}

const isBareIn =
  (labels: Labels, names: Names, view: View) =>
  ({ thing, line }: Pick<SeenLine, 'thing' | 'line'>): boolean =>
    line === `${names.thing(thing)} ${whereIs(labels, view, thing)}`;

function withHeaps(labels: Labels, names: Names, view: View, lines: readonly SeenLine[]): SeenLine[] {
  const isBare = isBareIn(labels, names, view);
  const heaps = groupBy(lines, (seen) => {
    if (seen.thing.kind !== 'item') return seen.thing.id;
    return isBare(seen) ? whereIs(labels, view, seen.thing) : seen.line;
  });
  return heaps.flatMap((heap): SeenLine[] => {
    const [first] = heap;
    const count = heap.length;
    if (count === 1) return heap;
    if (!isBare(first)) return [{ ...first, line: seenLine(labels, names, view, first.thing, count), count }];
    const kinds = groupBy(heap, ({ thing }) => names.thing(thing));
    return groupBy(kinds, (kind) => Math.floor(kinds.indexOf(kind) / KINDS)).map((some): SeenLine => {
      const things = some.flat().map(({ thing }) => thing);
      const [[{ thing }]] = some;
      return { thing, line: heapLine(labels, names, view.hero.at, things, [thing]), count: things.length };
    });
  });
}

/** Returns a line such as `Dagger ×2, Shield: 1 NE; 3 S`. Every place in `places` contains all kinds in `things`. */
export function heapLine(
  labels: Labels,
  names: Names,
  from: Point,
  things: readonly ThingRef[],
  places: readonly { at: Point }[],
): string {
  const kinds = groupBy(things, (thing) => names.thing(thing));
  const named = kinds.map(([thing, ...more]) => {
    return `${names.thing(thing)}${more.length > 0 ? labels.times(more.length + 1) : ''}`;
  });
  const isSum = kinds.length < things.length || places.length > 1;
  return `${named.join(', ')}${isSum ? ':' : ''} ${placesOf(labels, from, places)}`;
}

/** Returns one line for each group of equal things, in the order of `things`. */
export function alikeLines(labels: Labels, names: Names, view: View, things: readonly SeenThing[]): string[] {
  const lines = things.map((thing) => ({ thing, line: seenLine(labels, names, view, thing) }));
  const isBare = isBareIn(labels, names, view);
  const kinds = groupBy(lines, (seen) => (isBare(seen) ? names.thing(seen.thing) : seen.line));
  return kinds.map((kind) => {
    const alike = kind.map(({ thing }) => thing);
    return alike.length === 1 ? kind[0].line : heapLine(labels, names, view.hero.at, alike, alike);
  });
}

/** Lists the first four positions, and counts the rest: `here; 1 N; and 2 more`. The caller sorts `things`. */
export function placesOf(labels: Labels, from: Point, things: readonly { at: Point }[]): string {
  const places = things.slice(0, PLACES).map(({ at }) => placeOf(labels, from, at));
  const others = things.length > PLACES ? [labels.more(things.length - PLACES)] : [];
  return [...places, ...others].join('; ');
}

export const isHostile = (thing: SeenThing): thing is SeenThing & { stance: 'hostile' } => thing.stance === 'hostile';

/** True for a creature that bursts when the hero comes near. */
export const isHazard = (thing: SeenThing): thing is SeenThing & { stance: 'hazard' } => thing.stance === 'hazard';

const isOnGroundIn =
  (names: Names) =>
  ({ kind, raw, harmful, inviting, open, shrine }: SeenThing): boolean =>
    kind === 'prop' && (harmful || (raw !== null && names.isLaid(raw))) && !inviting && open === null && !shrine;

/** Lists notable things, then gravestones. */
export const inSight = (labels: Labels, names: Names, view: View): Pick<SeenLine, 'line' | 'count'>[] => [
  ...seenLines(labels, names, view),
  ...gravesInSight(labels, view).map((line) => ({ line, count: 1 })),
];

export const gravesInSight = (labels: Labels, view: View): string[] =>
  gravesWhere(view, true).map((at) => graveLine(labels, view, at));

export const graveLine = (labels: Labels, { hero }: View, at: Point): string =>
  `${labels.grave} ${placeOf(labels, hero.at, at)}`;

/** Returns the known gravestones in view, or out of sight if `inSightNow` is false. */
export const gravesWhere = ({ graves = [], visible, width }: View, inSightNow: boolean): Point[] =>
  graves.filter(({ x, y }) => (visible[y * width + x] === '1') === inSightNow);
