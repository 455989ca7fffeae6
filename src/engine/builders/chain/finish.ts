import { around, dividingTest } from '../../level-draft/doors';
import { type Draft, type Spawn, snapshot } from '../../level-draft/draft';
import { hiddenDoors } from '../../level-draft/hidden-doors';
import { firstDepth } from '../../schema/campaigns';
import { cleanSpawns } from '../../spawning/clean-up';
import { clearHazards } from '../../spawning/clear-hazards';
import { clearView } from '../../spawning/clear-view';
import { clearWays } from '../../spawning/clear-ways';
import { placeShrine } from '../../spawning/shrines';
import { thinCrowds } from '../../spawning/thin-crowds';
import { placeUniques } from '../../spawning/uniques';
import { TILES } from '../../state';

/** Adds stairs up, shrine and unique foes; removes bad spawns. Returns a fault or `null`. */
export function finishDraft(draft: Draft): string | null {
  if (draft.start === null) return 'nowhere to arrive';
  if (draft.depth > firstDepth(draft.raws.campaign)) {
    if (draft.map.tiles[draft.start] === TILES.wall) return 'nowhere to arrive';
    draft.map.tiles[draft.start] = TILES.upStairs;
  }
  draft.spawns = cleanSpawns(draft);
  draft.spawns = withoutIdleDoors(draft);
  draft.spawns = thinCrowds(draft);
  draft.spawns = clearWays(draft);
  draft.spawns = clearHazards(draft);
  placeShrine(draft);
  placeUniques(draft);
  draft.spawns = clearView(draft);
  snapshot(draft, 'clean-up');
  return null;
}

/** Removes visible doors that divide nothing or stand beside a kept door. */
export function withoutIdleDoors({ map, raws, spawns }: Draft): Spawn[] {
  const hidden = hiddenDoors(raws, spawns);
  const divides = dividingTest(map, hidden);
  const kept = new Set<number>();
  return spawns.filter(({ raw, cell }) => {
    if (hidden.has(cell) || raws.archetypes[raw]?.door === undefined) return true;
    if (around(map, cell).some((beside) => kept.has(beside)) || !divides(cell)) return false;
    kept.add(cell);
    return true;
  });
}
