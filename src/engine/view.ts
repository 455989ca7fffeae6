import { summarizeGame } from './record';
import type { Raws } from './schema/raws';
import { copyJson } from './state/clone';
import type { Game } from './state/game';
import { positionOf } from './state/queries';
import type { View } from './state/view';
import { readWorld } from './state/world-draft';
import { viewHeld } from './view/held';
import { viewHero } from './view/hero';
import { bloodInView, marksOf, rememberedTiles, themesOf } from './view/level';
import { viewLights } from './view/lights';
import { viewShops } from './view/shops';
import { viewThings } from './view/things';

/** What the hero may know, and nothing more. The same for the same game; changes nothing and rolls nothing. */
export function view(game: Game, raws: Raws): View {
  const world = readWorld(game, raws);
  const { level } = world;
  const { x, y } = positionOf(world, world.game.hero);
  return {
    seed: game.seed,
    turn: game.turn,
    depth: game.depth,
    deepest: game.deepest,
    recipe: level.recipe,
    ...themesOf(raws, level.recipe),
    lit: level.lit,
    width: level.width,
    height: level.height,
    tiles: rememberedTiles(level),
    visible: marksOf(world.visible),
    blood: bloodInView(world),
    hero: viewHero(world),
    things: viewThings(world),
    lights: viewLights(world),
    held: viewHeld(world),
    shops: viewShops(world),
    standingOn: level.tiles[y * level.width + x] as string,
    events: copyJson(game.events),
    kills: game.kills,
    pending: game.pending && { kind: game.pending.kind, options: [...game.pending.options] },
    laurel: game.laurel,
    cheated: game.cheated,
    over: game.over && { ...game.over },
    record: summarizeGame(game, raws),
  };
}
