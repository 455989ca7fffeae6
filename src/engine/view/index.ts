import { easyPrey } from '../actions/series/walk-over';
import { truceTile } from '../creatures';
import { endOfWayHome, refOf } from '../knowledge';
import {
  carriedPrize,
  copyJson,
  formatSeedCode,
  type Game,
  levelRef,
  positionOf,
  type Raws,
  readWorld,
  scoreParts,
  summarizeGame,
  TOWN,
  type View,
} from '../state';
import { bandOn } from '../systems/homeward/bands';
import { twistOf } from '../twists';
import { viewCompanion } from './companion';
import { viewAscent, viewDescent } from './descent';
import { appraiserFor } from './figures';
import { viewHero } from './hero';
import { viewPack, viewShops } from './items';
import { bloodInView, marksOf, rememberedTiles, themesOf, viewFarLights, viewLights, viewTinder } from './level';
import { viewPlaces } from './places';
import { viewPortalBack } from './portal-back';
import { viewRemembered } from './remembered';
import { viewFines, viewSage, viewStandings, viewTributes } from './standings';
import { viewThings } from './things';
import { viewWaysDown } from './ways-down';

/** Shows only what the hero may know. Throws if the hero's level is parked. */
export function view(game: Game, raws: Raws): View {
  const world = readWorld(game, raws);
  const { level } = world;
  const appraiser = appraiserFor(world);
  const { x, y } = positionOf(world.game.hero);
  const truce = truceTile(raws, level);
  const twist = twistOf(world);
  const carried = carriedPrize(world.raws, game);
  const portalBack = viewPortalBack(world);
  const [prey] = easyPrey(world);
  const [end] = endOfWayHome(world);
  const { hunt } = game;
  return {
    seed: formatSeedCode(game),
    ...(game.campaign === undefined ? {} : { campaign: game.campaign }),
    ...(game.kit === undefined ? {} : { kit: game.kit }),
    turn: game.turn,
    ...levelRef(level),
    deepest: game.deepest,
    ...(game.depth === TOWN ? { town: true as const } : {}),
    ...themesOf(raws, level.recipe),
    ...(twist && { twist }),
    lit: level.lit,
    ...(truce === null ? {} : { truce }),
    width: level.width,
    height: level.height,
    tiles: rememberedTiles(level),
    visible: marksOf(world.visible),
    blood: bloodInView(world),
    ...viewTinder(raws, level),
    hero: viewHero(world, appraiser),
    things: viewThings(world, appraiser),
    ...(prey && { prey: refOf(world, prey) }),
    ...viewLights(world),
    ...viewFarLights(world),
    pack: viewPack(world, appraiser),
    shops: viewShops(world, appraiser),
    places: viewPlaces(world),
    ...(portalBack && { portalBack }),
    ...(hunt?.captain !== undefined &&
      hunt.depth === game.depth && { band: { captain: hunt.captain, left: hunt.peace ? 0 : bandOn(world).length } }),
    ...(end && { wayHomeEnds: end }),
    remembered: viewRemembered(world),
    descent: viewDescent(world),
    ascent: viewAscent(game),
    standings: viewStandings(world),
    fines: viewFines(world),
    tributes: viewTributes(world),
    ...viewCompanion(world),
    ...viewSage(world),
    ...viewWaysDown(world),
    standingOn: level.tiles[y * level.width + x] as string,
    events: copyJson(game.events),
    kills: game.kills,
    pending: copyJson(game.pending),
    ...(carried && { carried: carried.raw }),
    laurel: game.laurel,
    cheated: game.cheated,
    over: game.over && { ...game.over },
    summary: summarizeGame(game, raws),
    scoreParts: scoreParts(game, raws),
  };
}
