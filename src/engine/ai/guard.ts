import { dueMobs, reactedToInSight } from '../creatures';
import { refOf } from '../knowledge';
import { component, type Entity, emitAt, positionOf, type World } from '../state';
import { withStatus } from '../statuses';
import { ADJACENT } from './adjacent';

const SHIELD_TURNS = 20;

/** Raising a shield beside an enemy uses the turn. */
export function guard(world: World): void {
  for (const self of dueMobs(world)) {
    const { entity } = self;
    const armor = component(world.raws, entity, 'guards')?.armor;
    if (armor === undefined) continue;
    const [nearest] = reactedToInSight(world, self, 'attack');
    const isBeside = nearest !== undefined && nearest.distanceSquared <= ADJACENT;
    if (isBehindShield(world, entity)) {
      if (isBeside || nearest === undefined) lower(world, entity);
    } else if (nearest !== undefined) {
      raise(world, entity, armor);
      if (isBeside) world.due.delete(entity.id);
    }
  }
}

const isBehindShield = ({ raws }: World, entity: Entity): boolean =>
  (component(raws, entity, 'statuses') ?? []).some(({ kind }) => kind === 'guard');

function lower({ raws }: World, entity: Entity): void {
  entity.statuses = (component(raws, entity, 'statuses') ?? []).filter(({ kind }) => kind !== 'guard');
}

function raise(world: World, entity: Entity, armor: number): void {
  const status = { kind: 'guard', source: entity.raw, turns: SHIELD_TURNS, by: null, armor } as const;
  entity.statuses = withStatus(component(world.raws, entity, 'statuses') ?? [], status);
  const at = positionOf(entity);
  const fact = { kind: 'status-gained', target: refOf(world, entity), status: 'guard', source: entity.raw } as const;
  emitAt(world, { ...fact, turns: SHIELD_TURNS, amount: armor, at }, at, false);
}
