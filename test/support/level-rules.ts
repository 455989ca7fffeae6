import type { BuiltLevel } from '../../src/engine/builders/chain/build-level';
import { stanceByNature } from '../../src/engine/creatures/factions';
import { triggerRange } from '../../src/engine/creatures/hazards';
import { bodyCells } from '../../src/engine/level-draft/areas';
import { hasFork } from '../../src/engine/schema/campaigns';
import type { Raws } from '../../src/engine/schema/raws';
import { sizeOf } from '../../src/engine/state';
import { HEIGHT, WIDTH } from '../../src/engine/state/level';
import { isWalkable, type TileCode } from '../../src/engine/vocabulary/tile';
import { distance, kingDistance } from '../../src/lib/geometry';
import { distanceField, findPath, UNREACHED } from '../../src/lib/path';
import { dryFaults } from './dry-rules';
import { gateFaults } from './gate-rules';
import { type Inspection, sizeFaults } from './level-figures';
import { cellAt, cellsSeen, pointAt, walkMapOf } from './level-maps';
import { wayFaults } from './way-rules';

/** Inspects a built level as if every hidden door were found. */
export function inspect(raws: Raws, depth: number, built: BuiltLevel): Inspection {
  const level = withExit(raws, { ...built, tiles: uncovered(built) });
  const field = distanceField(walkMapOf(level.tiles), [level.start]);
  const reached = new Set<number>();
  for (const [cell, cost] of field.entries()) if (cost !== UNREACHED) reached.add(cell);
  const exits = cellsOf(level.tiles, '>').map((exit) => field[exit] as number);
  return { raws, depth, level, reached, way: Math.min(...exits) / 100 };
}

/** Puts a way down in place of the goal of a level without one. The same rules then hold for every level. */
function withExit({ levels }: Raws, level: BuiltLevel): BuiltLevel {
  const goal = levels.recipes.find(({ id }) => id === level.recipe)?.goal;
  const at = level.spawns.find(({ raw }) => raw === goal)?.cell;
  if (at === undefined) return level;
  return {
    ...level,
    tiles: `${level.tiles.slice(0, at)}>${level.tiles.slice(at + 1)}`,
    spawns: level.spawns.filter(({ raw }) => raw !== goal),
  };
}

/** Tiles after every hidden door has been found. */
function uncovered({ tiles, spawns }: BuiltLevel): string {
  const hidden = new Set(spawns.filter(({ raw }) => raw === 'hidden-door').map(({ cell }) => cell));
  return Array.from(tiles, (tile, cell) => (hidden.has(cell) ? '.' : tile)).join('');
}

/** Lists the rules that a level breaks, one line each. */
export function levelFaults(inspection: Inspection): string[] {
  const { depth, level } = inspection;
  const own = {
    town: townFaults,
    forest: forestFaults,
    'deep-limestone-caverns': campFaults,
    'dwarf-fort': fortFaults,
    'dwarven-fortress': fortressFaults,
    'dwarven-cistern': fortressFaults,
    'abyss-bottom': gateFaults,
    'fallback-lair': fortressFaults,
    'fallback-gate': gateFaults,
    depths: depthsFaults,
    citadel: citadelFaults,
  }[level.recipe];
  const faults = [
    ...placeFaults(inspection),
    ...forkFaults(inspection),
    ...sizeFaults(inspection),
    ...spawnFaults(inspection),
    ...wayFaults(inspection),
    ...dryFaults(inspection),
    ...(own?.(inspection) ?? []),
  ];
  return faults.map((fault) => `depth ${depth}, ${level.recipe}: ${fault}`);
}

const cellsOf = (tiles: string, tile: TileCode): number[] =>
  [...tiles].flatMap((one, cell) => (one === tile ? [cell] : []));
const count = ({ level }: Inspection, raw: string): number => level.spawns.filter((spawn) => spawn.raw === raw).length;

function placeFaults({ depth, level, reached, way }: Inspection): string[] {
  const faults: string[] = [];
  const { tiles } = level;
  const start = cellAt(level.start);
  const town = depth === 1;
  if (tiles.length !== WIDTH * HEIGHT) faults.push('wrong size');
  if (!isWalkable(tiles[start])) faults.push('the start is no place to stand');
  const upStairs = cellsOf(tiles, '<');
  if (upStairs.join() !== (town ? '' : String(start))) faults.push('stairs up anywhere but at the start');
  const exits = cellsOf(tiles, '>');
  const stairs = level.secondStairs === undefined ? 1 : 2;
  if (exits.length !== (town ? 7 : stairs)) faults.push(`${exits.length} cells of stairs down`);
  if (!exits.every((exit) => reached.has(exit))) faults.push('the way down is out of reach');
  if (way < 10) faults.push(`the way down is ${way} steps from the start`);
  const lost = town ? 0 : [...tiles].filter(isWalkable).length - reached.size;
  if (lost > 0) faults.push(`${lost} cells out of reach`);
  if (!town && cellsOnRing().some((cell) => tiles[cell] !== '#')) faults.push('the edge is open');
  return faults;
}

/**
 * Checks the stairs to the second way, on levels with two ways down. They are 18 cells or more from the first stairs,
 * and 12 or more from the arrival.
 */
function forkFaults({ raws, depth, level }: Inspection): string[] {
  const { secondStairs: second, start } = level;
  if (second === undefined) return [];
  const faults = hasFork(raws.campaign, depth) ? [] : ['two ways lead to the same level'];
  if (level.tiles[second] !== '>') faults.push('no stairs to the second way');
  if (kingDistance(pointAt(second), pointAt(firstExit(level))) < 18) faults.push('the two ways begin side by side');
  if (kingDistance(pointAt(second), start) < 12) faults.push('the second way begins at the arrival');
  return faults;
}

/** Cell of the stairs down to the first way. */
const firstExit = ({ tiles, secondStairs }: BuiltLevel): number =>
  cellsOf(tiles, '>').find((cell) => cell !== secondStairs) ?? -1;

function cellsOnRing(): number[] {
  const all = Array.from({ length: WIDTH * HEIGHT }, (_, cell) => cell);
  return all.filter((cell) => {
    const { x, y } = pointAt(cell);
    return x === 0 || y === 0 || x === WIDTH - 1 || y === HEIGHT - 1;
  });
}

function spawnFaults(inspection: Inspection): string[] {
  const { raws, depth, level } = inspection;
  const faults: string[] = [];
  const taken = new Set<string>();
  for (const { cell, raw, caged } of level.spawns) {
    const tile = level.tiles[cell] as string;
    if (!raws.archetypes[raw]) faults.push(`nothing is called ${raw}`);
    if (!isWalkable(tile) || tile === '<' || tile === '>') faults.push(`${raw} on ${tile}`);
    const creature = raws.mob[raw] !== undefined;
    const place = `${creature ? 'a creature' : 'an object'} on ${cell}`;
    if (caged ? !taken.has(place) : taken.has(place)) faults.push(caged ? `no pedestal, ${place}` : `another ${place}`);
    taken.add(place);
    if (creature && depth > 1 && depth < 7 && distance(pointAt(cell), level.start) <= 4)
      faults.push(`${raw} at the start`);
    if (creature && cell === cellAt(level.start)) faults.push(`${raw} in the hero's place`);
  }
  return [...faults, ...watchersOfStart(inspection), ...pennedIn(inspection)];
}

/** Lists the creatures larger than one cell that can cover fewer than 150 cells by walking. */
function pennedIn({ raws, level }: Inspection): string[] {
  const closed = new Set(level.spawns.flatMap(({ raw, cell }) => (raws.archetypes[raw]?.door ? [cell] : [])));
  return level.spawns.flatMap(({ raw, cell }) => {
    const size = sizeOf(raws, { raw });
    if (!raws.mob[raw] || size.width === 1 || raws.archetypes[raw]?.rooted) return [];
    const fits = (place: number): boolean =>
      bodyCells({ width: WIDTH }, place, size).every((one) => isWalkable(level.tiles[one]) && !closed.has(one));
    const places = new Set([cell]);
    for (const place of places) {
      for (const step of [-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1]) {
        if (fits(place + step)) places.add(place + step);
      }
    }
    const covered = new Set([...places].flatMap((place) => bodyCells({ width: WIDTH }, place, size)));
    return covered.size < 150 ? [`${raw} cannot roam`] : [];
  });
}

/** Lists the enemies that see the hero arrive and would attack at once. */
function watchersOfStart({ raws, level }: Inspection): string[] {
  const { spawns, start } = level;
  const closed = new Set(spawns.flatMap(({ raw, cell }) => (raws.archetypes[raw]?.blocksVisibility ? [cell] : [])));
  const enemies = spawns.filter(({ raw }) => raws.mob[raw] && stanceByNature(raws, raw) === 'hostile');
  return enemies.flatMap(({ raw, cell }) => {
    const cells = bodyCells({ width: WIDTH }, cell, sizeOf(raws, { raw }));
    const seen = cellsSeen(level, [{ cells, range: raws.mob[raw]!.vision_range }], closed);
    return triggerRange(raws, raw) === null && seen.has(cellAt(start)) ? [`${raw} sees the arrival`] : [];
  });
}

const PEOPLE = ['barkeep', 'shady-salesman', 'priest', 'blacksmith', 'clothier', 'alchemist', 'mom'];

/**
 * Checks the town. It has twelve houses, each with a door on a road to the gate, and everybody whom the hero needs.
 * There are 60 to 200 people and rats.
 */
function townFaults(inspection: Inspection): string[] {
  const { level } = inspection;
  const faults = PEOPLE.filter((raw) => count(inspection, raw) !== 1).map(
    (raw) => `${count(inspection, raw)} of ${raw}`,
  );
  const doors = level.spawns.filter(({ raw }) => raw === 'door').map(({ cell }) => cell);
  if (doors.length !== 12) faults.push(`${doors.length} doors`);
  const roads = level.tiles.replace(/[^=>]/g, '#');
  const onRoad = distanceField(walkMapOf(roads), [pointAt(roads.indexOf('>'))]);
  for (const door of doors) if (onRoad[door] === UNREACHED) faults.push(`the door on ${door} is off the road`);
  const rooms = areaSizes(level.tiles.replace(/[^_]/g, '#'));
  if (rooms.length !== 12) faults.push(`${rooms.length} houses`);
  if (rooms.some((size) => size < 9 || size > 110)) faults.push(`houses of ${rooms.join()} cells`);
  const folk = level.spawns.filter(({ raw }) => inspection.raws.mob[raw]).length;
  if (folk < 60 || folk > 200) faults.push(`${folk} people and rats`);
  return faults;
}

/**
 * Checks the forest. A road crosses it, it has a stream, and its way down is at least five cells from the road's end.
 */
function forestFaults({ level }: Inspection): string[] {
  const exit = pointAt(level.tiles.indexOf('>'));
  const road = cellsOf(level.tiles, '=').map(pointAt);
  const faults = road.length < 80 ? ['hardly any road'] : [];
  const end = road.reduce((east, cell) => (cell.x > east.x ? cell : east), { x: 0, y: 0 });
  if (end.x < 55) faults.push('the road does not cross the forest');
  if (distance(exit, end) < 5) faults.push('the road leads to the way down');
  if (!level.tiles.includes('-')) faults.push('no stream');
  return faults;
}

function campFaults(inspection: Inspection): string[] {
  return [
    ...(count(inspection, 'orc-leader') >= 1 ? [] : ['no orc leader']),
    ...(count(inspection, 'watch-fire') >= 4 ? [] : ['fewer than four fires']),
  ];
}

/**
 * Checks the fort: caves in the west with the start, and the fort in the east with the way down. The hero must reach at
 * least 100 cells of the fort.
 */
function fortFaults({ level, reached }: Inspection): string[] {
  const faults = level.start.x < WIDTH / 2 ? [] : ['one arrives in the fort'];
  if (pointAt(firstExit(level)).x < WIDTH / 2) faults.push('one leaves by the caves');
  const inFort = [...reached].filter((cell) => pointAt(cell).x >= WIDTH / 2).length;
  return inFort < 100 ? [...faults, `only ${inFort} cells of the fort within reach`] : faults;
}

/** Checks the depths: at most 100 doors, because doors must not stand all over a maze. */
function depthsFaults(inspection: Inspection): string[] {
  const doors = count(inspection, 'door');
  return doors > 100 ? [`${doors} doors`] : [];
}

/** Checks the fortress: one dragon whose body fits and can be reached, and nothing else within 25 cells of it. */
function fortressFaults(inspection: Inspection): string[] {
  const { level, reached } = inspection;
  if (count(inspection, 'black-dragon') !== 1) return [`${count(inspection, 'black-dragon')} dragons`];
  const body = dragonCells(level);
  const faults = body.every((cell) => reached.has(cell)) ? [] : ['the dragon is stuck'];
  const den = pointAt(body[0] as number);
  const near = level.spawns.filter(({ cell, raw }) => raw !== 'black-dragon' && distance(pointAt(cell), den) <= 25);
  return near.length === 0 ? faults : [...faults, `${near.length} things near the dragon`];
}

const dragonCells = (level: BuiltLevel): number[] =>
  level.spawns
    .filter(({ raw }) => raw === 'black-dragon')
    .flatMap(({ cell }) => [cell, cell + 1, cell + WIDTH, cell + WIDTH + 1]);

/** True if some path from the start to the way down stays out of the dragon's sight. The dragon sees 12 cells far. */
export function canSneakPastDragon({ level }: Inspection): boolean {
  const map = walkMapOf(level.tiles);
  for (const seen of cellsSeen(level, [{ cells: dragonCells(level), range: 12 }])) map.blocked[seen] = 1;
  const exit = level.tiles.indexOf('>');
  if (map.blocked[exit] === 1 || map.blocked[cellAt(level.start)] === 1) return false;
  return findPath(map, level.start, [pointAt(exit)]) !== null;
}

/**
 * Checks the citadel. It has one captain, at least eight guards of the captain's clan at posts, and a gate that a guard
 * sees. The water grate can be reached out of sight of all guards.
 */
function citadelFaults(inspection: Inspection): string[] {
  const { raws, level } = inspection;
  const factionOf = (raw: string) => raws.mob[raw]?.faction ?? '';
  // Creatures that the spawn table places anywhere, such as slaves, are no guards.
  const isGuard = (raw: string): boolean => !raws.spawnTable.some((row) => row.raw === raw);
  const posted = level.spawns.filter(
    ({ raw }) => raws.mob[raw]?.movement === 'static' && raws.faction[factionOf(raw)]?.rivals && isGuard(raw),
  );
  const captains = level.spawns.filter(({ raw }) => raw.startsWith('captain-'));
  const holders = posted.filter(({ raw }) => factionOf(raw) === factionOf(captains[0]?.raw ?? ''));
  const map = walkMapOf(level.tiles);
  const isSeen = seenBy(raws, level, posted);
  for (const cell of isSeen) map.blocked[cell] = 1;
  const doorOf = (raw: string) => pointAt(level.spawns.find((spawn) => spawn.raw === raw)?.cell ?? 0);
  return [
    ...(captains.length === 1 ? [] : [`${captains.length} captains`]),
    ...(holders.length >= 8 ? [] : [`only ${holders.length} at their posts`]),
    ...(isSeen.has(cellAt(doorOf('citadel-gate'))) ? [] : ['nobody watches the gate']),
    ...(findPath(map, level.start, [doorOf('water-grate')]) ? [] : ['the water gate is watched']),
  ];
}

/** Cells that any of the watchers sees while all doors are closed. */
function seenBy(raws: Raws, level: BuiltLevel, watchers: BuiltLevel['spawns']): Set<number> {
  const doors = new Set(level.spawns.filter(({ raw }) => raws.archetypes[raw]?.door).map(({ cell }) => cell));
  const eyes = watchers.map(({ cell, raw }) => ({ cells: [cell], range: raws.mob[raw]?.vision_range ?? 0 }));
  return cellsSeen(level, eyes, doors);
}

/** Sizes in cells of the map's parts that are connected by steps in eight directions, largest first. */
export function areaSizes(tiles: string, width = WIDTH): number[] {
  const map = walkMapOf(tiles, width);
  const sizes: number[] = [];
  for (let cell = 0; cell < tiles.length; cell++) {
    if (map.blocked[cell] === 1) continue;
    const field = distanceField(map, [{ x: cell % width, y: Math.floor(cell / width) }]);
    const area = [...field.keys()].filter((other) => field[other] !== UNREACHED);
    for (const other of area) map.blocked[other] = 1;
    sizes.push(area.length);
  }
  return sizes.sort((a, b) => b - a);
}
