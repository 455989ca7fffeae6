import type { Game } from '../../src/engine';
import type { BoonGives } from '../../src/engine/schema/boons';
import { loadRaws } from '../../src/raws';
import { changed } from './scenario';

/** Id of the first boon that gives this part, such as a resistance. */
export function boonWith(part: keyof BoonGives): string {
  const boon = loadRaws().boons.find(({ gives }) => gives[part] !== undefined);
  if (!boon) throw new Error(`no boon gives ${part}`);
  return boon.id;
}

export const withBoons = (game: Game, ...boons: string[]): Game =>
  changed(game, ({ hero }) => void Object.assign(hero, { boons }));

/** Game in which these boons are on offer, for level 2 and for the levels in `later`. */
export const offered = (game: Game, offer: string[], later: number[] = []): Game =>
  changed(game, ({ hero }) => void Object.assign(hero, { earnedBoons: { levels: [2, ...later], offer } }));
