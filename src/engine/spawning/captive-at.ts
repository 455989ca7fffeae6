import { shuffle } from '../../lib/lists';
import { isWithin } from '../../lib/range';
import { rngFromSeed } from '../../lib/rng';
import type { MobRaw } from '../schema/mobs';
import { type Raws, TOWN } from '../state';

const CHANCE = 38;

/** Deals each captive at most once in a run. */
export function captiveAt(raws: Raws, seed: string, depth: number): MobRaw | null {
  let deck = shuffle(
    raws.mobs.filter(({ captive }) => captive && (captive.campaigns?.includes(raws.campaign.id) ?? true)),
    rngFromSeed(`${seed}/captives`),
  );
  let dealt: MobRaw | null = null;
  for (let level = TOWN + 1; level <= depth; level++) {
    const isWanted = rngFromSeed(`${seed}/captive/${level}`).percent(CHANCE);
    dealt = (isWanted && deck.find(({ captive }) => captive && isWithin(captive.depths, level))) || null;
    deck = deck.filter((one) => one !== dealt);
  }
  return dealt;
}
