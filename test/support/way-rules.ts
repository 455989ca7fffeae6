import { triggerRange } from '../../src/engine/creatures';
import { HEIGHT, WIDTH } from '../../src/engine/state/level';
import { isOpaque, isWalkable } from '../../src/engine/vocabulary/tile';
import { NEIGHBOURS } from '../../src/lib/sides';
import { fieldOfView } from '../../src/lib/sight';
import type { Inspection } from './level-figures';

/** Number of steps up to which a way round a door makes the door useless. */
const WAY_ROUND = 12;
/** Number of cells from which a region needs a path without hidden traps. */
const REGION = 12;

/** Lists faults in a level's paths: hidden traps or hidden doors on the only path, and doors that divide nothing. */
export function wayFaults(inspection: Inspection): string[] {
  return [
    ...trapFaults(inspection),
    ...hazardFaults(inspection),
    ...hiddenDoorFaults(inspection),
    ...doorFaults(inspection),
  ];
}

const startOf = ({ level }: Inspection): number => level.start.y * WIDTH + level.start.x;

const cellsWith = ({ level }: Inspection, test: (raw: string) => boolean): Set<number> =>
  new Set(level.spawns.filter(({ raw }) => test(raw)).map(({ cell }) => cell));

/** Number of steps from a cell to every cell that can be walked to without entering a closed cell. */
function stepsFrom(tiles: string, from: number, closed: ReadonlySet<number>): Map<number, number> {
  const steps = new Map([[from, 0]]);
  for (const [cell, far] of steps) {
    for (const [dx, dy] of NEIGHBOURS) {
      const x = (cell % WIDTH) + dx;
      const y = Math.floor(cell / WIDTH) + dy;
      const next = y * WIDTH + x;
      if (x < 1 || y < 1 || x > WIDTH - 2 || y > HEIGHT - 2) continue;
      if (!steps.has(next) && !closed.has(next) && isWalkable(tiles[next])) steps.set(next, far + 1);
    }
  }
  return steps;
}

const hiddenTraps = (inspection: Inspection): Set<number> =>
  cellsWith(inspection, (raw) => {
    const archetype = inspection.raws.archetypes[raw];
    return archetype?.hidden === true && archetype.entryTrigger === true;
  });

function trapFaults(inspection: Inspection): string[] {
  const { level, reached } = inspection;
  const traps = hiddenTraps(inspection);
  const doors = cellsWith(inspection, (raw) => raw === 'hidden-door');
  const untilFound = new Set(stepsFrom(level.tiles, startOf(inspection), doors).keys());
  return [
    ...waysCut(inspection, reached, traps),
    ...waysCut(inspection, untilFound, new Set([...traps, ...doors])).map((fault) => `${fault}, or hidden doors`),
  ];
}

/** Lists the regions of the reached cells that cannot be reached without the avoided cells. */
export function waysCut(
  inspection: Inspection,
  reached: ReadonlySet<number>,
  avoided: ReadonlySet<number>,
  what = 'hidden traps',
): string[] {
  const { tiles } = inspection.level;
  const safe = stepsFrom(tiles, startOf(inspection), avoided);
  const faults: string[] = [];
  const seen = new Set<number>();
  for (const cell of reached) {
    if (safe.has(cell) || avoided.has(cell) || seen.has(cell)) continue;
    const region = [...stepsFrom(tiles, cell, avoided).keys()];
    for (const one of region) seen.add(one);
    if (region.length >= REGION) faults.push(`${region.length} cells at ${cell} behind ${what}`);
    if (region.some((one) => tiles[one] === '>')) faults.push(`the way down is behind ${what}`);
  }
  return faults;
}

/**
 * Lists cells that cannot be reached outside the range of explosions. Explore and travel stay out of that range and
 * must still reach every region.
 */
function hazardFaults(inspection: Inspection): string[] {
  const { raws, level, reached } = inspection;
  const opaque = Uint8Array.from(level.tiles, (tile) => (isOpaque(tile) ? 1 : 0));
  const avoided = new Set<number>();
  for (const { cell, raw } of level.spawns) {
    const range = triggerRange(raws, raw);
    if (range === null) continue;
    const [x, y] = [cell % WIDTH, Math.floor(cell / WIDTH)];
    for (const seen of fieldOfView({ width: WIDTH, height: HEIGHT, opaque }, x, y, range)) {
      if (Math.hypot((seen % WIDTH) - x, Math.floor(seen / WIDTH) - y) <= range) avoided.add(seen);
    }
  }
  if (avoided.size === 0) return [];
  if (avoided.has(startOf(inspection))) return ['one arrives where something goes off'];
  const exit = level.tiles.indexOf('>');
  if (avoided.has(exit)) return ['something goes off at the way down'];
  return waysCut(inspection, reached, new Set([...avoided, ...hiddenTraps(inspection)])).map((fault) =>
    fault.replace('hidden traps', 'what goes off'),
  );
}

function hiddenDoorFaults(inspection: Inspection): string[] {
  const { level } = inspection;
  const hidden = cellsWith(inspection, (raw) => raw === 'hidden-door');
  const open = stepsFrom(level.tiles, startOf(inspection), hidden);
  const exits = [...level.tiles].flatMap((tile, cell) => (tile === '>' ? [cell] : []));
  return exits.every((exit) => open.has(exit)) ? [] : ['the way down is behind a hidden door'];
}

function doorFaults(inspection: Inspection): string[] {
  const { level } = inspection;
  const hidden = cellsWith(inspection, (raw) => raw === 'hidden-door');
  const doors = cellsWith(inspection, (raw) => raw === 'door');
  return [...doors].flatMap((door) => {
    const faults = NEIGHBOURS.some(([dx, dy]) => doors.has(door + dy * WIDTH + dx))
      ? [`door at ${door} beside another`]
      : [];
    return isUseful(level.tiles, door, hidden) ? faults : [...faults, `door at ${door} has a way round it`];
  });
}

/** True if, with the door closed, its two sides are more than twelve steps apart. */
function isUseful(tiles: string, door: number, hidden: ReadonlySet<number> = new Set()): boolean {
  const closed = new Set([...hidden, door]);
  return [1, WIDTH].some((step) => {
    const [from, to] = [door - step, door + step];
    if (![from, to].every((cell) => isWalkable(tiles[cell]) && !hidden.has(cell))) return false;
    return (stepsFrom(tiles, from, closed).get(to) ?? Number.POSITIVE_INFINITY) > WAY_ROUND;
  });
}
