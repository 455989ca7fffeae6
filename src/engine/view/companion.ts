import { companionHere } from '../creatures';
import { refOf } from '../knowledge';
import { component, type View, type World } from '../state';

export function viewCompanion(world: World): Pick<View, 'companion'> {
  const { companion } = world.game;
  if (!companion) return {};
  const { id, raw, depth } = companion;
  const entity = companionHere(world);
  const pools = entity && component(world.raws, entity, 'pools');
  if (!entity?.companion || !pools) return { companion: { who: { id, raw }, depth } };
  const here = { hp: { ...pools.hp }, level: pools.level, bid: entity.companion };
  return { companion: { who: refOf(world, entity), depth, here } };
}
