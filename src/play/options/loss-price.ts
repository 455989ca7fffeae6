import { lossPerTurn } from '../advice/odds';
import { foesOf, type Situation } from '../advice/situation';
import { INTERVAL } from './loss';
import type { Price } from './option';

/** From this mean loss, a share of hit points, the board states probable death. */
const DEATH = 2;

/** Smaller chances of death go unstated, because the board rounds to tenths. */
const NOTABLE = 0.1;

/** `share`: mean loss as a share of hit points. `chance`: probability of the fight. */
export function lossPrice(situation: Situation, share: number, chance = 1): Pick<Price, 'loss' | 'risk'> {
  const { current } = situation.view.hero.hp;
  const underWay = lossByPoisonAndSlowness(situation);
  if (share * chance + underWay / Math.max(1, current) >= DEATH) return { loss: Number.POSITIVE_INFINITY };
  // Losses are about exponentially distributed: the chance of death is e^(-1/share).
  const survival = share > 0 ? 1 - Math.exp(-1 / share) : 1;
  const loss = Math.max(0, underWay + chance * share * survival * current);
  const risk = chance * (1 - survival);
  return { loss: Math.min(Math.round(loss), current), ...(risk >= NOTABLE && { risk }) };
}

function lossByPoisonAndSlowness(situation: Situation): number {
  return situation.view.hero.statuses.reduce((sum, status) => {
    if (status.kind === 'damage-over-time') return sum + status.turns * status.damage;
    if (status.kind !== 'slow') return sum;
    return sum + status.turns * (status.penalty / INTERVAL) * lossPerTurn(situation, foesOf(situation));
  }, 0);
}
