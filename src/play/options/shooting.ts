import { MAX_BLOWS, type SeenThing } from '../../engine';
import { covers, kingDistance, nearestCellOfBody } from '../../lib/geometry';
import { lossAgainst, withoutAmbush } from '../advice/odds';
import { distanceTo, foesOf, type Situation, safeActions } from '../advice/situation';
import { shareOfTurn } from './loss';
import { lossPrice } from './loss-price';
import type { Weighed } from './option';
import { isDoubledAt } from './sneaking';

/** `isFight` is true if the action `fight` would begin with this shot. */
export function fireOption(situation: Situation): (Weighed & { isFight: boolean }) | null {
  const foes = foesOf(situation);
  const shots = safeActions(situation, 'fire');
  for (const target of foes) {
    const action = shots.find(({ at }) => at && covers(target, at));
    if (!action || !target.odds?.shots?.attack?.blows) continue;
    const loss = lossAfterShots(situation, target);
    const { id, raw } = target;
    const subject = { kind: 'shot', thing: { id, raw } } as const;
    const option = { kind: 'shot', action, subject, price: lossPrice(situation, loss) } as const;
    return { option, loss, isFight: target === foes[0] && fightShoots(situation, target) };
  }
  return null;
}

function fightShoots(situation: Situation, target: SeenThing): boolean {
  const { odds, raw, unaware } = target;
  if (unaware) return isDoubledAt(situation, target);
  const abilities = situation.raws.archetypes[raw ?? '']?.abilities ?? [];
  if (!odds?.shots?.defense && abilities.length === 0) return true;
  const later = (odds?.attack.blows ?? Number.POSITIVE_INFINITY) + distanceTo(situation.view, target) - 1;
  return (odds?.shots?.attack?.blows ?? Number.POSITIVE_INFINITY) <= later;
}

function lossAfterShots(situation: Situation, target: SeenThing): number {
  const { hero } = situation.view;
  const foes = foesOf(situation).map((foe) => ({ ...foe, odds: foe.odds && withoutAmbush(foe.odds) }));
  const isShooter = ({ odds }: SeenThing): boolean => (odds?.shots?.defense?.blows ?? null) !== null;
  const walks = foes
    .filter((foe) => !isShooter(foe))
    .map(({ at, size }) => kingDistance(hero.at, nearestCellOfBody(hero.at, at, size)) - 1);
  const turns = Math.min(MAX_BLOWS, ...walks);
  const { chance = 0, blows } = target.odds?.shots?.attack ?? {};
  const hits = Math.max(1, (blows ?? Number.POSITIVE_INFINITY) * chance);
  const first = target.unaware ? 1 : 0;
  const rest = hits - first * (isDoubledAt(situation, target) ? 2 : 1);
  const left = meanHitsLeft(rest, turns - first, chance) / hits;
  const meanTurns = Math.min(turns, first + Math.max(0, rest) / chance);
  const others = foes.filter(({ id }) => id !== target.id);
  const shotAt = shareOfTurn(situation, foes.filter(isShooter)) * meanTurns;
  return shotAt + left * lossAgainst(situation, foes) + (1 - left) * lossAgainst(situation, others);
}

function meanHitsLeft(hits: number, shots: number, chance: number): number {
  if (hits <= 0) return 0;
  if (shots <= 0) return hits;
  return chance * meanHitsLeft(hits - 1, shots - 1, chance) + (1 - chance) * meanHitsLeft(hits, shots - 1, chance);
}
