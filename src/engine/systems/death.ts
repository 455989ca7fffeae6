import { component } from '../state/components';
import { placeItem } from '../state/create';
import { emit } from '../state/emit';
import type { Entity } from '../state/entity';
import { isAlive, mobsOf, positionOf, removeFromLevel } from '../state/queries';
import type { World } from '../state/world';

/** Takes the dead off the level, in ascending order, and leaves on their cells what they wore and one roll of loot. */
export function death(world: World): void {
  const { raws, game, level } = world;
  const dead = mobsOf(level).filter((mob) => !isAlive(raws, mob));
  for (const corpse of dead) {
    removeFromLevel(world, corpse);
    world.intents.delete(corpse.id);
    world.due.delete(corpse.id);
    leaveBehind(world, corpse);
  }
  if (game.over && !isAlive(raws, game.hero)) emit(world, { kind: 'over', result: game.over.result }, 'self');
}

function leaveBehind(world: World, corpse: Entity): void {
  const at = positionOf(world, corpse);
  for (const raw of component(world.raws, corpse, 'gear') ?? []) placeItem(world, raw, at);
  const table = component(world.raws, corpse, 'lootTable');
  const drops = table === null ? [] : (world.raws.lootTable[table]?.drops ?? []);
  const drop = drops[world.rng.weighted(drops.map(({ weight }) => weight))];
  if (drop) placeItem(world, drop.item, at);
}
