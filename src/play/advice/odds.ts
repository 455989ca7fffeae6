import { type Duel, expectedLoss, type Odds, type SeenThing, type View } from '../../engine';
import type { Situation } from './advice';
import { distanceTo, isBeside } from './situation';

/** The same duel with no fewer blows of the hero's than one hit takes on average, however little is left to hit for. */
function withOneHit(duel: Duel): Duel {
  const { chance, blows } = duel.attack;
  return { ...duel, attack: { chance, blows: blows && Math.max(blows, 1 / chance) } };
}

/** Blows until it is dead, those that miss included; without end where they do no harm. */
export const blowsToKill = ({ odds }: SeenThing): number =>
  (odds && withOneHit(odds).attack.blows) ?? Number.POSITIVE_INFINITY;

/**
 * Share of the hero's present hit points that a fight to the end with all of them costs on average; 1 or more is death.
 */
export const lossAgainst = ({ view }: Situation, foes: readonly SeenThing[]): number =>
  expectedLoss(
    foes.flatMap(({ odds }) => (odds ? [withOneHit(odds)] : [])),
    view.hero.penalty,
  );

/**
 * Hit points that all of them take on average in a turn in which the hero stays: by blows, or shots within their range.
 */
export const lossPerTurn = ({ view }: Situation, foes: readonly SeenThing[]): number =>
  foes.reduce((sum, foe) => {
    const { blows } = strikesOf(view, foe) ?? {};
    return sum + (blows ? view.hero.hp.current / blows : 0);
  }, 0);

function strikesOf(view: View, foe: SeenThing): Odds | null {
  if (isBeside(view, foe)) return foe.odds?.defense ?? null;
  const shots = foe.odds?.shots?.defense;
  return shots && distanceTo(view, foe) <= shots.range ? shots : null;
}
