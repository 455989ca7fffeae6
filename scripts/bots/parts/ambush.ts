import { lossAgainst } from '../../../src/play/advice/odds';
import { hostilesOf } from '../../../src/play/advice/situation';
import type { Plan, Situation } from '../situation';

/** Share of the present hit points, 0 to 1, that an ambush may cost on average. */
const WORTH = 0.3;

export function* ambush(situation: Situation): Plan {
  const prey = hostilesOf(situation).filter(({ odds }) => (odds?.ambush?.chance ?? 0) > 0);
  if (prey.length > 0 && lossAgainst(situation, prey) <= WORTH) yield { kind: 'fight' };
}
