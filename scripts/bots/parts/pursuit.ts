import { expectedLoss, type SeenThing, type View } from '../../../src/engine';
import { directionTo } from '../../../src/lib/geometry';
import { awaitShield } from '../../../src/play/advice/fighting';
import { stepAside } from '../../../src/play/advice/fleeing';
import type { Plan, Situation } from '../situation';
import { power, shots } from './arsenal';
import { farOff } from './combat';
import { eat, heal, isHurt, recover } from './consumables';
import { stairs, stepAlong, wayTo } from './ground';

/** Share of the hit points, 0 to 1, below which the bot heals in a fight. */
const FAINT = 0.35;
/** Minimum share of the hit points, 0 to 1, with which the bot stays to fight the captain of the hunters. */
const BRAVE = 0.5;
/** Share of the hit points, 0 to 1, below which the bot rests on a level whose captain is dead. */
const RESTED = 0.95;
/** Expected loss, as a share of the present hit points, from which the bot leaves by stairs under the hero. */
const HOPELESS = 0.9;

export function* restInPeace(situation: Situation): Plan {
  if (situation.view.band?.left !== 0) return;
  if (isHurt(situation, RESTED)) yield* eat(situation);
  yield* recover(situation, RESTED);
}

/**
 * Plans a fight against hunters. A healthy hero kills the captain, first from a distance, because the hunters then
 * leave. A weak hero walks on if nobody is in the way.
 */
export function* faceBand(situation: Situation, foes: readonly SeenThing[]): Plan {
  const { view } = situation;
  if (view.carried === undefined) return;
  for (const rule of [stepAside, awaitShield]) {
    const advice = rule(situation);
    if (advice) yield advice.action;
  }
  if (isHurt(situation, FAINT)) yield* heal(situation);
  const captain = foes.find(({ id }) => id === view.band?.captain);
  const isWeak = isHurt(situation, BRAVE) || lossTo(view, foes) > HOPELESS;
  if (view.standingOn === '<' && (isWeak || !captain)) yield { kind: 'ascend' };
  if (isWeak || !captain) yield { kind: 'ascend' };
  if (isWeak && foes.every((foe) => farOff(view, foe) >= 2)) yield* stepAlong(view, wayTo(view, stairs(view, '<')));
  if (captain) yield* strikeCaptain(situation, captain);
}

/** Plans to harm the captain with scrolls and rods, with spells stronger than a blow, with a blow, or with a shot. */
function* strikeCaptain(situation: Situation, captain: SeenThing): Plan {
  const { raws, view } = situation;
  const far = farOff(view, captain);
  for (const { thing, effects } of shots(situation)) {
    const isClose = effects.area_of_effect !== undefined && far <= effects.area_of_effect;
    if (effects.damage !== undefined && !isClose) yield { kind: 'use', item: thing.id, at: captain.at };
  }
  const isPoisoned = captain.statuses.some(({ kind }) => kind === 'damage-over-time');
  for (const { spell, manaCost } of view.hero.spells) {
    const isWorthIt = power(raws, spell) > view.hero.blow.mean;
    if (isWorthIt && !isPoisoned && manaCost <= view.hero.mana.current) yield { kind: 'cast', spell, at: captain.at };
  }
  const direction = far < 2 ? directionTo(view.hero.at, captain.at) : null;
  if (direction !== null) yield { kind: 'attack', direction };
  if (view.things.every((foe) => foe.stance !== 'hostile' || farOff(view, foe) >= 2))
    yield { kind: 'fire', at: captain.at };
}

/** Returns the share of the present hit points that a fight with all these enemies costs on average. */
const lossTo = ({ hero }: View, foes: readonly SeenThing[]): number =>
  expectedLoss(
    foes.flatMap(({ odds }) => odds ?? []),
    hero.penalty,
  );
