import { UNREACHED } from '../../lib/path';
import { NEIGHBOURS } from '../../lib/sides';
import { walkRefusal } from '../actions/common/foe-to-fight';
import { reachField, refOf } from '../knowledge';
import { positionOf, TOWN, type View, type World } from '../state';

/** Returns `undefined` if the hero does not know or cannot reach the portal. */
export function viewPortalBack(world: World): View['portalBack'] {
  const { game, level } = world;
  if (game.depth !== TOWN) return undefined;
  const portal = level.entities.find((entity) => entity.portal);
  if (!portal) return undefined;
  const at = { ...positionOf(portal) };
  const cell = at.y * level.width + at.x;
  if (level.revealed[cell] !== '1' || walkRefusal(world) !== null) return undefined;
  // Tests the neighbouring cells, because no path leads over a portal.
  const field = reachField(world);
  const isReached = NEIGHBOURS.some(([dx, dy]) => field[cell + dy * level.width + dx] !== UNREACHED);
  return isReached ? { what: refOf(world, portal), at } : undefined;
}
