import { shownAt, tell } from '../effects/common/tell';
import { refOf } from '../identification';
import { ascending } from '../intents';
import { component } from '../state/components';
import { entityById, isHero } from '../state/queries';
import type { World } from '../state/world';
import { definitionOf } from '../statuses';

/** The confused lose their turn, on every tick alike. A confused hero acts, with its steps and blows astray. */
export function turnStatus(world: World): void {
  for (const id of ascending(world.due)) {
    const entity = entityById(world, id);
    if (!entity || isHero(entity)) continue;
    const statuses = component(world.raws, entity, 'statuses') ?? [];
    if (!statuses.some((status) => definitionOf(status).confuses)) continue;
    world.due.delete(id);
    tell(world, { kind: 'lost-turn', who: refOf(world, entity), at: shownAt(world, entity) }, entity, null);
  }
}
