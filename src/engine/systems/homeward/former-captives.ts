import { cellIndex, type Point } from '../../../lib/geometry';
import type { Rng } from '../../../lib/rng';
import { isInChains, joinHero } from '../../creatures';
import { refOf } from '../../knowledge';
import type { WayHomeRaw } from '../../schema/campaigns';
import { call } from '../../spawning/call';
import { addToLevel, type Entity, emit, positionOf, type RawId, removeFromLevel, TOWN, type World } from '../../state';
import { placesAhead } from './bands';

const FRIEND = 30;

/**
 * Turns a captive left in chains into a foe, or brings a captive sent home as a companion. Returns false if nobody
 * comes. `from` is the cell on which the hero arrived.
 */
export function meetFormerCaptive(world: World, way: WayHomeRaw, { from, rng }: { from: Point; rng: Rng }): boolean {
  const { level } = world;
  const isKnown = (one: Entity): boolean => level.revealed[cellIndex(level, positionOf(one))] === '1';
  const left = level.entities.find((one) => isInChains(one) && isKnown(one));
  if (left) return getLoose(world, left, { way, from, rng });
  const { sentHome = [], companion } = world.game;
  return sentHome.length > 0 && !companion && rng.percent(FRIEND) && comeBack(world, rng.pick(sentHome));
}

/** The captive joins the hunters' faction, because hunters fight everybody else. */
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

/**
 * Returns the captive without a faction and off the level; `null` if there is no room. The caller must set the faction
 * before adding the captive to the level, because the roster reads the faction only once.
 */
function callFreed(world: World, raw: RawId, { near, depth }: { near: Point; depth: number }): Entity | null {
  const called = call(world, raw, near, depth);
  if (!called) return null;
  removeFromLevel(world, called);
  delete called.chains;
  delete called.faction;
  return called;
}
