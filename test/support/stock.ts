import { waresOf } from '../../src/engine/creatures';
import type { Game } from '../../src/engine/state/game';
import type { RawId } from '../../src/engine/vocabulary/character';
import { worldOf } from './combat';
import { find } from './scenario';

/** Wares of the vendor of a raw, with the number of items left. */
export const stockIn = (game: Game, vendor: RawId): Record<RawId, number> => {
  const world = worldOf(game);
  return Object.fromEntries(waresOf(world, find(world.game, vendor)).map(({ raw, left }) => [raw, left]));
};

/** The game under the first of a few seeds at which the vendor of a raw has at least `least` items of a ware. */
export function stocked(game: Game, vendor: RawId, ware: RawId, least = 1): Game {
  for (let n = 0; n < 200; n++) {
    const seeded = { ...game, seed: `stock ${n}` };
    if ((stockIn(seeded, vendor)[ware] ?? 0) >= least) return seeded;
  }
  throw new Error(`no seed brings ${ware} to the ${vendor}`);
}
