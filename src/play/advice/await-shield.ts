import type { SeenThing } from '../../engine';
import type { Rule, Situation } from './advice';
import { distanceTo, foesOf, safeActions } from './situation';

/** Chance of a blow to hit below which a raised shield is not worth it, 0 to 1. */
const HARDLY = 0.35;
/** Cells within which it comes on by itself. */
const NEAR = 3;

/** Waits until those lower their shields who are all that is there to fight: each does to strike. */
export const awaitShield: Rule = (situation) => {
  const foes = foesOf(situation);
  const [nearest] = foes;
  if (!nearest || !foes.every((foe) => isBehindShield(situation, foe))) return null;
  const [action] = safeActions(situation, 'wait');
  return action ? { kind: 'act', action, reason: 'shield', thing: nearest } : null;
};

/** Is it near, behind a shield that hardly a blow passes? */
const isBehindShield = ({ view }: Situation, foe: SeenThing): boolean =>
  distanceTo(view, foe) < NEAR &&
  foe.statuses.some(({ kind }) => kind === 'guard') &&
  (foe.odds?.attack.chance ?? 1) < HARDLY;
