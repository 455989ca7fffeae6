import { lossAgainst } from '../../../src/play/advice/odds';
import { hostilesOf } from '../../../src/play/advice/situation';
import type { Plan, Situation } from '../situation';

/** Share of the present hit points, 0 to 1, that an ambush may cost on average. */
const WORTH = 0.3;

/** Plans to ambush the creatures in view that do not know of the hero, if that costs little. */
export function* ambush(situation: Situation): Plan {
  const prey = hostilesOf(situation).filter(({ odds }) => (odds?.ambush?.chance ?? 0) > 0);
  if (prey.length > 0 && lossAgainst(situation, prey) <= WORTH) yield { kind: 'fight' };
}
