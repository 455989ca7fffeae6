import { type Game, legalActions, view } from '../../../src/engine';
import { adviseOn } from '../../../src/play/advice/advice';
import { situationOf } from '../../../src/play/advice/situation';
import { loadRaws } from '../../../src/raws';
import { changed, poolsWith } from '../../support/scenario';

const raws = loadRaws();

export const situationIn = (game: Game) =>
  situationOf(game, raws, { view: view(game, raws), legal: legalActions(game, raws) });

/** Returns the advice in words, such as `fight: beatable`. */
export function adviceOn(game: Game): string | null {
  const advice = adviseOn(situationIn(game));
  return advice && `${advice.action.kind}: ${advice.reason}`;
}

/** Game in which the newest action has cost the hero hit points, or the action before, if `stops` is 2. */
export const justHurt = (game: Game, stops: 1 | 2 = 1): Game =>
  changed(game, (draft) => {
    const { turn, hero, events } = draft;
    const at = { turn, sense: 'self' } as const;
    const target = { id: hero.id, raw: 'hero' };
    events.push({ kind: 'hurt', target, amount: 3, at: hero.position, cause: 'bear-trap', by: null, ...at });
    for (let n = 0; n < stops; n++) events.push({ kind: 'stopped', reason: 'done', what: null, turns: 1, ...at });
  });

/** Pools with `current` of 30 hit points. */
export const pools = (current: number, gold = 20) => poolsWith({ hp: { current, max: 30 }, gold });
