import { add, cellIndex, kingDistance, type Point, same } from '../../lib/geometry';
import { NEIGHBOURS } from '../../lib/sides';
import {
  bodyOf,
  type Creature,
  cellsOf,
  creatureById,
  dueMobs,
  growWithHero,
  isBesideHero,
  nearestCell,
  reactedToInSight,
  triggerAreaHere,
  triggerRange,
} from '../creatures';
import { hazardAt, isFireAt } from '../knowledge';
import { component, type Entity, isAlive, mobsOf, positionOf, type World } from '../state';
import { abilitiesInPower, isHealing } from './common/abilities';
import { lendEscapes } from './common/escape';
import { healthOf } from './common/fright';
import { pathTo } from './common/paths';
import { cellsInDanger } from './wind-up';

/** Distance in cells from the hero; the companion ignores foes beyond. */
const LEASH = 7;
const HURT = 0.6;

/** Raises the companion's level. Leaving danger and healing use the turn. */
export function accompany(world: World): void {
  const self = dueCompanion(world);
  if (!self) return;
  const { entity } = self;
  growWithHero(world, entity);
  if (leaveDanger(world, entity) || shrinkFromMagic(world, self) || healSomebody(world, entity))
    world.due.delete(entity.id);
}

/** Makes the companion step to its foe or to the hero. */
export function heel(world: World): void {
  const entity = dueCompanion(world)?.entity;
  if (!entity) return;
  const intent = world.intents.get(entity.id);
  world.intents.delete(entity.id);
  world.due.delete(entity.id);
  delete entity.chasing;
  if (entity.companion === 'wait') return;
  const foe = intent?.kind === 'approach' ? creatureById(world, intent.target)?.entity : undefined;
  const isNear = foe !== undefined && distanceToHero(world, positionOf(foe)) <= LEASH;
  if (!isNear && isBesideHero(world, entity)) return;
  const step = pathTo(world, entity, isNear ? foe : world.game.hero)?.[1];
  if (step && isSafe(world, step)) world.intents.set(entity.id, { kind: 'step', to: step });
}

const dueCompanion = (world: World): Creature | undefined => dueMobs(world).find(({ entity }) => entity.companion);

const distanceToHero = ({ game }: World, at: Point): number => kingDistance(at, positionOf(game.hero));

function leaveDanger(world: World, entity: Entity): boolean {
  const at = positionOf(entity);
  if (isSafe(world, at)) return false;
  const [to] = NEIGHBOURS.map(([x, y]) => add(at, { x, y }))
    .filter((cell) => world.index.fits(entity, cell) && isSafe(world, cell))
    .sort((a, b) => distanceToHero(world, a) - distanceToHero(world, b));
  if (to === undefined) return false;
  world.intents.set(entity.id, { kind: 'step', to });
  return true;
}

function isSafe(world: World, cell: Point): boolean {
  if (hazardAt(world, cell) !== null || isFireAt(world, cell)) return false;
  const mobs = mobsOf(world.level);
  for (let n = 0; n < mobs.length; n++) {
    const mob = mobs[n] as Entity;
    const { windUp } = mob;
    if (windUp && cellsInDanger(world, mob, windUp).some((one) => same(one, cell))) return false;
    const range = triggerRange(world.raws, mob.raw);
    if (range === null || !isAlive(world.raws, mob)) continue;
    if (triggerAreaHere(world, positionOf(mob), range).includes(cellIndex(world.level, cell))) return false;
  }
  return true;
}

function shrinkFromMagic(world: World, self: Creature): boolean {
  const hp = component(world.raws, self.entity, 'pools')?.hp.current ?? 0;
  const deadly = reactedToInSight(world, self, 'attack').filter(({ entity }) =>
    abilitiesInPower(world, entity).some(({ spell }) => (world.raws.spell[spell]?.effects.damage ?? 0) >= hp),
  );
  if (deadly.length === 0 || self.entity.companion === 'wait') return false;
  return lendEscapes(world)(
    self.entity,
    deadly.flatMap(({ body }) => cellsOf(body)),
  );
}

function healSomebody(world: World, entity: Entity): boolean {
  const spell = abilitiesInPower(world, entity).find((one) => isHealing(world, one.spell));
  if (!spell) return false;
  const range = Math.floor(spell.range);
  const patient = [world.game.hero, entity].find(
    (one) => healthOf(world, one) < HURT && kingDistance(positionOf(one), positionOf(entity)) <= range,
  );
  if (!patient || !world.rng.percent(Math.round(100 * spell.chance))) return false;
  const at = nearestCell(bodyOf(world.raws, entity), bodyOf(world.raws, patient));
  world.intents.set(entity.id, { kind: 'cast', spell: spell.spell, at });
  return true;
}
