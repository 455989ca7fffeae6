import type { Point } from '../../lib/geometry';
import { isNamed, placeItem } from '../creatures';
import { stageAt } from '../schema/campaigns';
import { magicWeights, masterTable } from '../spawning/master-table';
import type { Entity, RawId, Treasure, World } from '../state';
import { component, emit, footprint, isAlive, mobsOf, positionOf, removeFromLevel } from '../state';

/** Removes dead mobs by ascending id. Summoned mobs and captives leave nothing. */
export function death(world: World): void {
  if (!world.fallen) return;
  world.fallen = false;
  const { raws, game, level } = world;
  const mobs = mobsOf(level);
  for (let n = 0; n < mobs.length; n++) {
    const corpse = mobs[n] as Entity;
    if (isAlive(raws, corpse)) continue;
    removeFromLevel(world, corpse);
    world.intents.delete(corpse.id);
    world.due.delete(corpse.id);
    if (!component(raws, corpse, 'summoned') && !raws.mob[corpse.raw]?.captive) dropBelongings(world, corpse);
  }
  if (game.over && !isAlive(raws, game.hero)) emit(world, { kind: 'over', result: game.over.result }, 'self');
}

const ALL = { gear: 100, loot: 100 };

function dropBelongings(world: World, corpse: Entity): void {
  const { raws, rng } = world;
  const at = positionOf(corpse);
  const { gear, loot } = isNamed(raws, corpse) ? ALL : (stageAt(raws.campaign, world.game.depth)?.leaves ?? ALL);
  for (const raw of component(raws, corpse, 'gear') ?? [])
    if (gear === 100 || rng.percent(gear)) placeItem(world, raw, at);
  const treasure = component(raws, corpse, 'treasure');
  if (treasure) dropTreasure(world, corpse, treasure);
  else if (loot === 100 || rng.percent(loot)) dropLoot(world, corpse, at);
}

function dropLoot(world: World, corpse: Entity, at: Point): void {
  const table = component(world.raws, corpse, 'lootTable');
  const drops = table === null ? [] : (world.raws.lootTable[table]?.drops ?? []);
  const drop = drops[world.rng.weighted(drops.map(({ weight }) => weight))];
  if (drop) placeItem(world, drop.item, at);
}

function dropTreasure(world: World, corpse: Entity, { items, magicItems }: Treasure): void {
  const cells = footprint(world.raws, corpse);
  const hoard = [...items, ...drawMagicItems(world, magicItems)];
  hoard.forEach((raw, place) => void placeItem(world, raw, cells[place % cells.length] as Point));
}

/** Draws without repetition. May return fewer than `count`. */
function drawMagicItems({ raws, game, rng }: World, count: number): RawId[] {
  const { items } = masterTable(raws, game.depth);
  const weights = magicWeights(raws, items);
  const drawn: RawId[] = [];
  while (drawn.length < count) {
    const row = rng.weighted(weights);
    const raw = items.raws[row];
    if (raw === undefined) break;
    weights[row] = 0;
    drawn.push(raw);
  }
  return drawn;
}
