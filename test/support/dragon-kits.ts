import { FIRST_DEPTH, isWinning, LAST_DEPTH, type Power, powerOf } from '../../scripts/simulate/winning-kit';
import { newGame, type RawId, type Raws } from '../../src/engine';
import { buyPrice, waresOf } from '../../src/engine/creatures/vendors';
import { paysExperience } from '../../src/engine/creatures/worth';
import { createLevel } from '../../src/engine/levels/create-level';
import { component } from '../../src/engine/state/components';
import { mobsOf } from '../../src/engine/state/queries';
import { openWorld } from '../../src/engine/state/world-draft';

/** Any id above those of the hero's things. */
const FIRST_ID = 100;

/** Strength of the items on the levels between the town and the dragon, and the gold that the hero finds there. */
interface Finds extends Power {
  gold: number;
}

/**
 * Counts the items and the gold on the levels above the dragon. The gold includes the hero's own and the gold of
 * creatures that are worth experience.
 */
function findsAboveDragon(raws: Raws, seed: string): Finds {
  const finds: Finds = { burst: 0, spell: 0, gold: raws.hero.gold };
  for (let depth = FIRST_DEPTH; depth <= LAST_DEPTH; depth++) {
    for (const entity of createLevel(raws, { seed, depth }, FIRST_ID).entities) {
      if (entity.kind === 'mob' && paysExperience(raws, entity)) {
        finds.gold += component(raws, entity, 'pools')?.gold ?? 0;
      }
      const { burst, spell } = powerOf(raws, entity.raw);
      finds.burst += burst;
      finds.spell = Math.max(finds.spell, spell);
    }
  }
  return finds;
}

interface Offer extends Power {
  raw: RawId;
  price: number;
}

/** Wares of the town's vendors, one entry for each item left, when the hero has reached the level above the dragon. */
function offersInTown(raws: Raws, seed: string): Offer[] {
  const world = openWorld({ ...newGame({ seed }, raws), deepest: LAST_DEPTH }, raws);
  return mobsOf(world.level)
    .filter((mob) => component(raws, mob, 'vendor') !== null)
    .flatMap((vendor) =>
      waresOf(world, vendor).flatMap(({ raw, left }) =>
        Array.from({ length: left }, () => ({
          raw,
          price: buyPrice(raws, raw),
          ...powerOf(raws, raw),
        })),
      ),
    );
}

/**
 * True if the hero can kill the dragon with items from the levels above the dragon, and with items bought in town for
 * the gold of those levels. The hero sells nothing. The hero buys at most one book, then the scrolls and charges that
 * are cheapest for their damage.
 */
export function canGetWinningKit(raws: Raws, seed: string): boolean {
  const { gold, ...found } = findsAboveDragon(raws, seed);
  if (isWinning(found)) return true;
  const offers = offersInTown(raws, seed);
  const books = offers.filter(({ spell }) => spell > found.spell);
  const bursts = offers.filter(({ burst }) => burst > 0).sort((a, b) => a.price / a.burst - b.price / b.burst);
  return [null, ...books].some((book) => {
    let left = gold - (book?.price ?? 0);
    let { burst } = found;
    for (const offer of bursts) {
      if (offer.price > left) continue;
      left -= offer.price;
      burst += offer.burst;
    }
    return left >= 0 && isWinning({ burst, spell: book?.spell ?? found.spell });
  });
}
