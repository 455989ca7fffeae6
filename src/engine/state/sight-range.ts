import type { Raws } from '../schema/raws';
import { definitionOf } from '../statuses';
import { boonSum } from './boons';
import { component, isHero } from './components';
import type { Entity } from './entity';
import type { Game } from './game';
import type { World } from './world';

/** Minimum sight radius in cells after statuses. */
const LEAST = 2;

/** In cells. Bonuses stop here, because the compact picture shows no more. */
const MOST = 10;

/** `pack` must include worn things. */
type Source = Pick<World, 'raws'> & { game: Pick<Game, 'pack'> };

/** Returns cells; 0 if the entity cannot see. */
export function sightRange({ raws, game }: Source, entity: Entity): number {
  const plain = component(raws, entity, 'viewshed')?.range ?? 0;
  const added = isHero(entity) ? boonSum(raws, entity, 'sight') + wornSight(raws, game.pack) : 0;
  const range = Math.max(plain, Math.min(MOST, plain + added));
  const statuses = component(raws, entity, 'statuses') ?? [];
  const lost = statuses.reduce((cells, status) => cells + definitionOf(status).sightPenalty(status), 0);
  return lost === 0 ? range : Math.min(range, Math.max(LEAST, range - lost));
}

const wornSight = (raws: Raws, pack: readonly Entity[]): number =>
  pack.reduce((cells, { raw, equipped }) => (equipped ? cells + (raws.archetypes[raw]?.sightBonus ?? 0) : cells), 0);
