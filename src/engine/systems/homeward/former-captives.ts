import { cellIndex, type Point } from '../../../lib/geometry';
import type { Rng } from '../../../lib/rng';
import { isInChains, joinHero } from '../../creatures';
import { refOf } from '../../knowledge';
import type { WayHomeRaw } from '../../schema/campaigns';
import { call } from '../../spawning/call';
import { addToLevel, type Entity, emit, positionOf, type RawId, removeFromLevel, TOWN, type World } from '../../state';
import { placesAhead } from './bands';

const FRIEND = 30;

/** Returns false if nobody comes. `from` is the cell of the hero's arrival. */
export function meetFormerCaptive(world: World, way: WayHomeRaw, { from, rng }: { from: Point; rng: Rng }): boolean {
  const { level } = world;
  const isKnown = (one: Entity): boolean => level.revealed[cellIndex(level, positionOf(one))] === '1';
  const left = level.entities.find((one) => isInChains(one) && isKnown(one));
  if (left) return getLoose(world, left, { way, from, rng });
  const { sentHome = [], companion } = world.game;
  return sentHome.length > 0 && !companion && rng.percent(FRIEND) && comeBack(world, rng.pick(sentHome));
}

/** The hunters would attack a captive of a different faction. */
function getLoose(
  world: World,
  captive: Entity,
  { way, from, rng }: { way: WayHomeRaw; from: Point; rng: Rng },
): boolean {
  const places = placesAhead(world, from);
  if (places.length === 0) return false;
  removeFromLevel(world, captive);
  const foe = callFreed(world, captive.raw, { near: rng.pick(places), depth: world.game.deepest });
  if (!foe) return false;
  const hunters = way.bands.flatMap(({ captain }) => world.raws.archetypes[captain]?.faction ?? []);
  if (hunters[0] !== undefined) foe.faction = hunters[0];
  addToLevel(world, foe);
  emit(world, { kind: 'way-home', what: 'loose', who: refOf(world, foe) }, 'self');
  return true;
}

function comeBack(world: World, raw: RawId): boolean {
  const { game } = world;
  const friend = callFreed(world, raw, { near: positionOf(game.hero), depth: TOWN });
  if (!friend) return false;
  joinHero(world, friend);
  game.sentHome = game.sentHome?.filter((one) => one !== raw) ?? [];
  emit(world, { kind: 'way-home', what: 'friend', who: refOf(world, friend) }, 'self');
  return true;
}

/** Set the faction before adding the captive to the level. Returns `null` without room. */
function callFreed(world: World, raw: RawId, { near, depth }: { near: Point; depth: number }): Entity | null {
  const called = call(world, raw, near, depth);
  if (!called) return null;
  removeFromLevel(world, called);
  delete called.chains;
  delete called.faction;
  return called;
}
