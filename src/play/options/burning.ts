import { heedsFire } from '../../engine';
import { cellIndex, distance, kingDistance, type Point, pointOf, same } from '../../lib/geometry';
import { foesOf, type Situation } from '../advice/situation';

/**
 * Mean damage of a fire to a creature that comes for the hero, in hit points, measured over random patches of dry
 * grass. `lit`: on a cell that the hero lights. `patch`: elsewhere in the patch. `SENSELESS` creatures walk on through
 * the flames.
 */
const HEEDFUL = { lit: 7, patch: 2 };
const SENSELESS = { lit: 10, patch: 6 };

/** Minimum distance in cells between the first flames and a hero on the same patch, who then has time to leave it. */
const AWAY = 3;

/**
 * Returns the mean damage to each enemy in the flames, by id, if the hero lights the dry grass within `radius` cells of
 * `at`. Returns nothing if the flames would soon reach the hero.
 */
export function burnsAround(situation: Situation, at: Point, radius: number): ReadonlyMap<number, number> {
  const { view, raws } = situation;
  const burning = view.things.filter(({ raw }) => raws.archetypes[raw ?? '']?.flammable);
  const dry = [...(view.dry ?? []).map((cell) => pointOf(view, cell)), ...burning.map((thing) => thing.at)];
  const isSeen = (cell: Point): boolean => view.visible[cellIndex(view, cell)] === '1';
  const lit = dry.filter((cell) => distance(cell, at) <= radius && isSeen(cell));
  const patch = [...lit];
  const left = new Set(dry.filter((cell) => !lit.includes(cell)));
  for (const cell of patch) {
    for (const other of left) {
      if (kingDistance(cell, other) > 1) continue;
      left.delete(other);
      patch.push(other);
    }
  }
  const burns = new Map<number, number>();
  const isNear = lit.some((cell) => kingDistance(cell, view.hero.at) < AWAY);
  if (isNear && patch.some((cell) => same(cell, view.hero.at))) return burns;
  for (const foe of foesOf(situation)) {
    const mean = heedsFire(raws, foe.raw ?? '') ? HEEDFUL : SENSELESS;
    const isOn = (cells: readonly Point[]): boolean => cells.some((cell) => same(cell, foe.at));
    if (isOn(lit)) burns.set(foe.id, mean.lit);
    else if (isOn(patch)) burns.set(foe.id, mean.patch);
  }
  return burns;
}
