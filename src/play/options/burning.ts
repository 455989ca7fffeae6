import { heedsFire, type Uses } from '../../engine';
import { cellIndex, distance, kingDistance, type Point, pointOf, same } from '../../lib/geometry';
import { foesOf, type Situation } from '../advice/situation';
import type { Burns } from './loss';

/** Equally likely damage in hit points, on kindled cells (`lit`) or after spreading (`patch`). */
const HEEDFUL = { lit: [0, 5, 10, 10], patch: [0, 0, 0, 5] };
const SENSELESS = { lit: [5, 10, 10, 15], patch: [0, 5, 10] };

/** From a fire this many cells away, the hero can escape. */
const AWAY = 3;

export interface Aim {
  /** Radius in cells; `null` if only the target is affected. */
  radius: number | null;
  effects?: Uses['effects'] | undefined;
  /** Raw id of the item; absent for a spell. */
  raw?: string | null;
}

/** Returns an empty map if the fire would reach the hero. */
export function burnsAround(situation: Situation, at: Point, { radius, effects, raw }: Aim): Burns {
  const { view, raws } = situation;
  if (!effects?.kindles || view.fireproof) return new Map();
  const isBurnt = (cell: Point): boolean => view.burnt?.includes(cellIndex(view, cell)) ?? false;
  const isSeen = (cell: Point): boolean => view.visible[cellIndex(view, cell)] === '1';
  const lays = raws.item[raw ?? '']?.consumable?.effects.lays;
  const laid = lays === undefined ? [] : [at, ...foesOf(situation).map((foe) => foe.at)];
  const dry = [
    ...(view.dry ?? []).map((cell) => pointOf(view, cell)),
    ...view.things.filter(({ raw }) => raws.archetypes[raw ?? '']?.flammable).map((thing) => thing.at),
    ...laid.filter((cell) => distance(cell, at) <= (radius ?? 0) && !isBurnt(cell)),
  ];
  const lit = dry.filter((cell) => distance(cell, at) <= (radius ?? 0) && isSeen(cell));
  const patch = [...lit];
  const left = new Set(dry.filter((cell) => !lit.includes(cell)));
  for (const cell of patch) {
    for (const other of left) {
      if (kingDistance(cell, other) > 1) continue;
      left.delete(other);
      patch.push(other);
    }
  }
  const burns = new Map<number, readonly number[]>();
  const isNear = lit.some((cell) => kingDistance(cell, view.hero.at) < AWAY);
  if (isNear && patch.some((cell) => same(cell, view.hero.at))) return burns;
  for (const foe of foesOf(situation)) {
    const amounts = heedsFire(raws, foe.raw ?? '') ? HEEDFUL : SENSELESS;
    const isOn = (cells: readonly Point[]): boolean => cells.some((cell) => same(cell, foe.at));
    if (isOn(lit)) burns.set(foe.id, amounts.lit);
    else if (isOn(patch)) burns.set(foe.id, amounts.patch);
  }
  return burns;
}
