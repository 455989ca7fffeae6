import { type Entity, type Game, isParked, isWalkable, type Level, LOG_LIMIT, type Raws } from '../../src/engine';
import { component } from '../../src/engine/state/components';
import { footprint } from '../../src/engine/state/queries';

/** What must hold in every game between two actions; one line for each thing that does not. */
export function faults(raws: Raws, game: Game): string[] {
  const level = game.levels[String(game.depth)];
  if (!level || isParked(level)) return [`no level at depth ${game.depth}`];
  return [...heroFaults(raws, game), ...bodyFaults(raws, game, level), ...idFaults(game, level)];
}

function heroFaults(raws: Raws, game: Game): string[] {
  const found: string[] = [];
  const { hp } = component(raws, game.hero, 'pools')!;
  if (hp.current >= 1 !== (game.over === null || game.over.result !== 'died')) {
    found.push(`hero has ${hp.current} hit points and the run is ${game.over?.result ?? 'on'}`);
  }
  if (game.deepest < game.depth) found.push(`deepest ${game.deepest}, but depth ${game.depth}`);
  if (game.events.length > LOG_LIMIT) found.push(`${game.events.length} events kept`);
  for (const item of game.pack) {
    const places = [item.position, item.inBackpack, item.equipped].filter((place) => place != null).length;
    if (places !== 1) found.push(`${item.raw} ${item.id} of the pack is in ${places} places`);
  }
  return found;
}

/** One blocking body a cell, everybody on the map and on ground that can be entered, no gauge over its top. */
function bodyFaults(raws: Raws, game: Game, level: Level): string[] {
  const found: string[] = [];
  const taken = new Map<number, Entity>();
  for (const entity of [game.hero, ...level.entities]) {
    const name = `${entity.raw} ${entity.id}`;
    const cells = footprint(raws, entity);
    if (cells.length === 0) found.push(`${name} is nowhere`);
    for (const { x, y } of cells) {
      if (x < 0 || y < 0 || x >= level.width || y >= level.height) {
        found.push(`${name} is off the map`);
        continue;
      }
      const cell = y * level.width + x;
      const body = entity.kind === 'hero' || component(raws, entity, 'blocksTile') === true;
      if (!body) continue;
      const other = taken.get(cell);
      if (other) found.push(`${name} and ${other.raw} ${other.id} both on ${x},${y}`);
      taken.set(cell, entity);
      const moves = entity.kind === 'hero' || entity.kind === 'mob';
      if (moves && !isWalkable(level.tiles[cell] as string)) found.push(`${name} stands in ${level.tiles[cell]}`);
    }
    const pools = component(raws, entity, 'pools');
    if (!pools) continue;
    for (const gauge of [pools.hp, pools.mana]) {
      if (gauge.current > gauge.max) found.push(`${name} has ${gauge.current} of ${gauge.max}`);
    }
    if (entity.kind === 'mob' && pools.hp.current < 1 && !game.over) found.push(`${name} is dead and still there`);
  }
  return found;
}

/** Nobody twice, the level in order, no number ahead of the counter. */
function idFaults(game: Game, level: Level): string[] {
  const found: string[] = [];
  const seen = new Set<number>();
  let last = 0;
  for (const { id, raw } of level.entities) {
    if (id <= last) found.push(`${raw} ${id} is out of order`);
    last = id;
  }
  for (const { id, raw } of [game.hero, ...game.pack, ...level.entities]) {
    if (seen.has(id)) found.push(`${raw} ${id} stands twice`);
    if (id >= game.nextId) found.push(`${raw} ${id} is ahead of ${game.nextId}`);
    seen.add(id);
  }
  return found;
}
