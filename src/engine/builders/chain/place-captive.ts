import { kingDistance, pointOf } from '../../../lib/geometry';
import { rngFromSeed } from '../../../lib/rng';
import type { Draft, Spawn } from '../../level-draft/draft';
import { occupiedCells } from '../../level-draft/occupied-cells';
import type { RecipeRaw } from '../../schema/levels';
import type { MobRaw } from '../../schema/mobs';
import { captiveAt } from '../../spawning/captive-at';
import { clearHazards } from '../../spawning/clear-hazards';
import { clearWays } from '../../spawning/clear-ways';
import { isWalkable } from '../../state';
import { withoutIdleDoors } from './finish';
import { type Place, placesFor, tryRoom } from './room-places';
import { findFault } from './validate';

const SHACKLES = 'shackles';
const ASLEEP = 70;
const WATCH = 4;

/** Uses a separate random stream, so that later draws stay unchanged. */
export function placeCaptive(draft: Draft, validation: RecipeRaw['validation']): void {
  const captive = captiveAt(draft.raws, draft.seed, draft.depth);
  if (!captive) return;
  const own = { ...draft, rng: rngFromSeed(`${draft.seed}/prison/${draft.depth}`) };
  const prisons = draft.raws.prefabs.prefabs.filter(({ kind }) => kind === 'prison');
  // Successive depths get different prisons.
  const first = rngFromSeed(`${draft.seed}/prisons`).int(0, prisons.length - 1);
  const prison = prisons[(first + draft.depth) % prisons.length];
  if (!prison) return;
  for (const ground of ['rock', 'floor'] as const) {
    if (!placesFor(own, prison, ground).some((where) => tryPrison(own, where, captive, validation))) continue;
    own.prefabs.push(prison.id);
    Object.assign(draft, { ...own, rng: draft.rng });
    return;
  }
}

const tryPrison = (draft: Draft, where: Place, captive: MobRaw, validation: RecipeRaw['validation']): boolean =>
  tryRoom(draft, where, (from) => {
    if (!settlePrison(draft, captive, draft.spawns.slice(from)) || findFault(draft, validation) !== null) return false;
    draft.spawns = clearHazards(draft);
    draft.spawns = clearWays(draft);
    draft.spawns = withoutIdleDoors(draft);
    return true;
  });

function settlePrison(draft: Draft, { id, captive }: MobRaw, prison: readonly Spawn[]): boolean {
  const shackles = prison.find(({ raw }) => raw === SHACKLES);
  if (!shackles || !captive) return false;
  const { map, rng } = draft;
  const at = pointOf(map, shackles.cell);
  const taken = occupiedCells(draft);
  const near = [...map.tiles.keys()].filter((cell) => {
    const far = kingDistance(pointOf(map, cell), at);
    return draft.drawn.has(cell) && far > 1 && far <= WATCH && isWalkable(map.tiles[cell]) && !taken.has(cell);
  });
  draft.spawns.push({ cell: shackles.cell, raw: id, explicit: true });
  for (const raw of captive.captors) {
    if (near.length === 0) return false;
    const [cell = 0] = near.splice(rng.int(0, near.length - 1), 1);
    draft.spawns.push({ cell, raw, explicit: true, ...(rng.percent(ASLEEP) && { asleep: true as const }) });
  }
  return true;
}
