import { cellOf, type Draft, place } from '../../level-draft/draft';
import { type RawId, TILES } from '../../state';
import { cellsOf, type House, isAtDoor } from './houses';

/** Contents by house, the largest first. Only each list's first entry is certain. */
export const ROLES: readonly (readonly RawId[])[] = [
  ['barkeep', 'shady-salesman', 'patron', 'patron', 'keg', 'table', 'chair', 'table', 'chair'],
  ['priest', 'altar', 'parishioner', 'parishioner', 'chair', 'chair', 'candle', 'candle'],
  ['blacksmith', 'anvil', 'water-trough', 'weapon-rack', 'armor-stand'],
  ['clothier', 'cabinet', 'table', 'loom', 'hide-rack'],
  ['alchemist', 'chemistry-set', 'dead-thing', 'chair', 'table'],
  ['mom', 'bed', 'cabinet', 'chair', 'table'],
  ...Array.from({ length: 5 }, () => ['peasant', 'bed', 'chair', 'table']),
];
export const DOCKERS: readonly RawId[] = ['dock-worker', 'wannabe-pirate', 'fisher'];
export const TOWNSFOLK: readonly RawId[] = ['peasant', 'drunk', 'dock-worker', 'fisher'];
export const VERMIN: RawId = 'rat';

/** Returns the cell in the middle of the pub. */
export function startIn({ map }: Draft, pub: House): number {
  return cellOf(map, pub.x + Math.floor(pub.width / 2), pub.y + Math.floor(pub.height / 2));
}

/** `houses` must be sorted by size; `doors` are cell indices. */
export function furnishHouses(draft: Draft, houses: readonly House[], doors: readonly number[]): void {
  for (const [index, house] of houses.entries()) {
    const inside = cellsOf(draft.map, house).filter((cell) => draft.map.tiles[cell] === TILES.woodFloor);
    const role = ROLES[index];
    if (role)
      furnish(
        draft,
        inside.filter((cell) => cell !== draft.start && !isAtDoor(draft.map, cell, doors)),
        role,
      );
    else scatterVermin(draft, inside);
  }
}

function furnish(draft: Draft, cells: readonly number[], [first, ...others]: readonly RawId[]): void {
  const { rng } = draft;
  if (first === undefined || cells.length === 0) return;
  const reserved = rng.pick(cells);
  place(draft, reserved, first);
  const waiting = [...others];
  for (const cell of cells) {
    if (cell === reserved || rng.die(3) !== 1) continue;
    const next = waiting.shift();
    if (next === undefined) return;
    place(draft, cell, next);
  }
}

function scatterVermin(draft: Draft, cells: readonly number[]): void {
  for (const cell of cells) if (draft.rng.die(2) === 1) place(draft, cell, VERMIN);
}

/** Fills about one in `odds` cells. */
export function scatterPeople(draft: Draft, cells: Iterable<number>, odds: number, sorts: readonly RawId[]): void {
  for (const cell of cells) if (draft.rng.die(odds) === 1) place(draft, cell, draft.rng.pick(sorts));
}
