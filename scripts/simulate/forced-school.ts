import type { Action, Game, Raws, School } from '../../src/engine';
import { rngFromSeed } from '../../src/lib/rng';

/** Number of boons that are of the forced school. */
const PICKS = 2;

/**
 * Returns the game with a boon of the school on offer, and the action that takes the boon. Returns `null` if the hero
 * has enough boons already, has earned none, or has all of the school. The seed of the run decides which boon of the
 * school is on offer, unless one already is.
 */
export function forcedPick(raws: Raws, game: Game, school: School): { game: Game; action: Action } | null {
  const { boons = [], earnedBoons } = game.hero;
  const had = boons ?? [];
  if (had.length >= PICKS || !earnedBoons) return null;
  const isOfSchool = (id: string): boolean => raws.boon[id]?.school === school;
  const at = earnedBoons.offer.findIndex(isOfSchool);
  if (at >= 0) return { game, action: { kind: 'answer', option: at + 1 } };
  const lacking = raws.boons.map(({ id }) => id).filter((id) => isOfSchool(id) && !had.includes(id));
  if (lacking.length === 0) return null;
  const boon = rngFromSeed(`${game.seed}/school/${had.length}`).pick(lacking);
  const offer = [boon, ...earnedBoons.offer.slice(1)];
  const hero = { ...game.hero, earnedBoons: { ...earnedBoons, offer } };
  return { game: { ...game, hero }, action: { kind: 'answer', option: 1 } };
}
