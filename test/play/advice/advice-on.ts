import { type Game, legalActions, view } from '../../../src/engine';
import { adviseOn } from '../../../src/play/advice/advice';
import { situationOf } from '../../../src/play/advice/situation';
import { loadRaws } from '../../../src/raws';
import { poolsWith } from '../../support/scenario';

const raws = loadRaws();

export const situationIn = (game: Game) =>
  situationOf(game, raws, { view: view(game, raws), legal: legalActions(game, raws) });

/** Returns the advice in words, such as `fight: beatable`. */
export function adviceOn(game: Game): string | null {
  const advice = adviseOn(situationIn(game));
  return advice && `${advice.action.kind}: ${advice.reason}`;
}

/** Pools with `current` of 30 hit points. */
export const pools = (current: number, gold = 20) => poolsWith({ hp: { current, max: 30 }, gold });
