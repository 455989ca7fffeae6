import { type Action, type BlowFigures, type PackItem, RESTED, type SeenThing, type Uses } from '../../engine';
import { clamp } from '../../lib/clamp';
import { covers, directionTo, distanceToBody, type Point, same } from '../../lib/geometry';
import { isPoisoned, lossAgainst, lossWithMagic } from '../advice/odds';
import { worthOfDrink } from '../advice/recovery';
import { distanceTo, foesOf, isBeside, type Situation, safeActions, unconfirmedActions } from '../advice/situation';
import { type Aim, burnsAround } from './burning';
import { type Burns, type Harm, harmIn, lossAfterStroke, lossMeanwhile, type Stroke, shareOfTurn } from './loss';
import { lossPrice } from './loss-price';
import type { Option, Weighed } from './option';
import { isDoubledAt, unseen } from './sneaking';

export function fightOption(situation: Situation): Weighed | null {
  const [action] = unconfirmedActions(situation, 'fight');
  if (!action) return null;
  const foes = foesOf(situation);
  const loss = lossAgainst(situation, foes);
  const [sneaking] = foes.flatMap(({ odds }) => odds?.ambush?.chance || []);
  const isAmbush = sneaking !== undefined && foes.every(({ unaware }) => unaware !== undefined);
  const price = {
    ...(foes.length > 1 && { hits: foes.length }),
    ...lossPrice(situation, loss),
    ...(isAmbush && unseen(sneaking)),
  };
  return { option: { kind: 'fight', action, subject: { kind: isAmbush ? 'ambush' : 'fight' }, price }, loss };
}

/** Returns `null` if the hero can neither strike nor shoot the hunters' captain. */
export function captainOption(situation: Situation): Weighed | null {
  const { view } = situation;
  const foes = foesOf(situation);
  const captain = foes.find(({ id }) => id === view.band?.captain);
  if (!captain) return null;
  const blow = isBeside(view, captain) ? directionTo(view.hero.at, captain.at) : null;
  const [action] = blow
    ? safeActions(situation, 'attack').filter(({ direction }) => direction === blow)
    : safeActions(situation, 'fire').filter(({ at }) => at !== undefined && same(at, captain.at));
  if (!action) return null;
  const others = foes.filter(({ id }) => id !== captain.id);
  const loss = others.reduce(
    (total, other) => total + lossMeanwhile(situation, other, [captain]),
    lossAgainst(situation, [captain]),
  );
  const price = { ...lossPrice(situation, loss), peace: true as const };
  return { option: { kind: 'fight', action, subject: { kind: 'captain' }, price }, loss };
}

/** Takes the attack spell with the smallest mean loss. */
export function spellOption(situation: Situation): Weighed | null {
  const { hero } = situation.view;
  const lossHere = lossWithMagic(situation, foesOf(situation));
  const weighed = hero.spells.flatMap(({ spell, radius, manaCost, ...uses }): Weighed[] => {
    const harm = strokeHarm(uses);
    const casts = safeActions(situation, 'cast').filter((action) => action.spell === spell);
    const shot = harm && bestShot(situation, casts, { radius, effects: uses.effects }, harm.poison);
    if (!shot) return [];
    const loss = lossAfterStroke(situation, { ...harmOf(shot), ...harm, mana: manaCost });
    if (harm.damage === 0 && loss >= lossHere) return [];
    const left = manaCost > 0 ? Math.floor(hero.mana.current / manaCost) : undefined;
    const price = { ...hitsOf(radius, shot), ...(left && { left }), ...lossPrice(situation, loss) };
    const subject = burnOr(shot, { kind: 'spell', spell });
    return [{ option: { kind: 'spell', action: shot.action, subject, price }, loss }];
  });
  return cheapest(weighed);
}

/** Prefers identified items. */
export const thingOption = (situation: Situation): Weighed | null =>
  cheapest([...attackItems(situation), ...throws(situation), ...healingItems(situation)]) ??
  cheapest(untriedThings(situation));

function attackItems(situation: Situation): Weighed[] {
  const lossHere = lossWithMagic(situation, foesOf(situation));
  return stacksOf(situation.view.pack).flatMap(({ thing, left }): Weighed[] => {
    const harm = thing.figures ? strokeHarm(thing.figures) : null;
    const uses = safeActions(situation, 'use').filter(({ item }) => item === thing.id);
    const aim = { radius: thing.radius, effects: thing.figures?.effects, raw: thing.raw };
    const shot = harm && bestShot(situation, uses, aim, harm.poison);
    if (!shot) return [];
    const loss = lossAfterStroke(situation, { ...harmOf(shot), ...harm, mana: 0 });
    if (harm.damage === 0 && loss >= lossHere) return [];
    const price = { ...hitsOf(thing.radius, shot), left, ...lossPrice(situation, loss) };
    const subject = burnOr(shot, { kind: 'thing', thing });
    return [{ option: { kind: 'thing', action: shot.action, subject, price }, loss }];
  });
}

function throws(situation: Situation): Weighed[] {
  const lossHere = lossWithMagic(situation, foesOf(situation));
  return stacksOf(situation.view.pack, isSpareToThrow).flatMap(({ thing, left }): Weighed[] => {
    const actions = safeActions(situation, 'throw').filter(({ item }) => item === thing.id);
    const radius = thing.throws?.radius ?? null;
    const shot = bestShot(situation, actions, { radius });
    if (!shot) return [];
    const { caught, ...harm } = throwStroke(situation, thing, shot.caught);
    const loss = lossAfterStroke(situation, { ...harmOf({ ...shot, caught }), ...harm, mana: 0 });
    if (caught.length === 0 || (harm.damage === 0 && harm.slows === 0) || loss >= lossHere) return [];
    const price = { ...hitsOf(radius, shot), left, ...lossPrice(situation, loss) };
    return [{ option: { kind: 'thing', action: shot.action, subject: { kind: 'throw', thing }, price }, loss }];
  });
}

function throwStroke(situation: Situation, { throws: given, figures }: PackItem, caught: readonly SeenThing[]) {
  const [target] = caught;
  const blow = given?.blow;
  if (blow && target?.odds?.ambush) {
    return { damage: (isDoubledAt(situation, target) ? 2 : 1) * blow.mean, slows: 0, caught: [target] };
  }
  if (blow && target) return { damage: throwChance(situation, blow, target) * blow.mean, slows: 0, caught: [target] };
  const healthy = caught.filter((foe) => !isPoisoned(foe));
  return { ...(figures ? harmIn(figures) : { damage: 0, slows: 0 }), caught: healthy };
}

const isSpareToThrow = ({ throws: figures, slot }: PackItem): boolean => figures !== undefined && slot === null;

/** Chance of a natural 20, which always hits, or a 1, which always misses. */
const EDGE = 0.05;

function throwChance({ view }: Situation, { toHit }: BlowFigures, { odds }: SeenThing): number {
  const chance = (odds?.attack.chance ?? 0) + (toHit - view.hero.blow.toHit) * EDGE;
  return clamp(chance, EDGE, 1 - EDGE);
}

/** Returns `null` if foes take more in one player-turn than any item heals. */
export const sipOption = (situation: Situation): Weighed | null =>
  cheapest(
    healingItems(situation, ({ figures }) => {
      const { hp } = situation.view.hero;
      const heals = Math.min(figures?.effects.provides_healing ?? 0, hp.max - hp.current);
      return heals > shareOfTurn(situation) * hp.current ? heals : 0;
    }),
  );

function healingItems(
  situation: Situation,
  worthOf = (thing: PackItem): number => worthOfDrink(situation, thing),
): Weighed[] {
  const { hp } = situation.view.hero;
  return stacksOf(situation.view.pack).flatMap(({ thing, left }): Weighed[] => {
    const heals = worthOf(thing);
    const use = safeActions(situation, 'use').find(({ item, at }) => item === thing.id && !at);
    if (!use || heals === 0) return [];
    const loss = lossAgainst(situation, foesOf(situation)) + shareOfTurn(situation) - heals / Math.max(1, hp.current);
    const price = { heals, left };
    return [{ option: { kind: 'thing', action: use, subject: { kind: 'thing', thing }, price }, loss }];
  });
}

/** Range of most scrolls, in cells. */
const USUAL_RANGE = 6;

function untriedThings(situation: Situation): Weighed[] {
  const { pack, hero } = situation.view;
  const foes = foesOf(situation);
  const isHurt = hero.hp.current < RESTED * hero.hp.max;
  const isNear = foes.some((foe) => distanceTo(situation.view, foe) <= USUAL_RANGE);
  // Counts one wasted turn, because the hero does not know the effect.
  const loss = lossAgainst(situation, foes) + shareOfTurn(situation);
  return pack.flatMap((thing): Weighed[] => {
    const { id, alias } = thing;
    if (!((alias?.kind === 'potion' && isHurt) || (alias?.kind === 'scroll' && isNear))) return [];
    const action = safeActions(situation, 'use').find(({ item, at }) => item === id && !at);
    return action
      ? [{ option: { kind: 'thing', action, subject: { kind: 'thing', thing }, price: { unsure: 'effect' } }, loss }]
      : [];
  });
}

interface Stack {
  thing: PackItem;
  /** Number of uses; an item without charges has one. */
  left: number;
}

const isUsable = ({ usable }: PackItem): boolean => usable;

function stacksOf(pack: readonly PackItem[], fits: (thing: PackItem) => boolean = isUsable): Stack[] {
  const usable = pack.filter(fits);
  return usable
    .filter(({ id, stack }) => id === stack)
    .map((thing) => ({
      thing,
      left: usable.filter(({ stack }) => stack === thing.stack).reduce((sum, { charges }) => sum + (charges ?? 1), 0),
    }));
}

function strokeHarm(uses: Uses): Harm | null {
  const harm = harmIn(uses);
  return uses.effects.ranged === undefined || (harm.damage === 0 && harm.slows === 0) ? null : harm;
}

interface Shot<A extends Action> {
  action: A;
  caught: SeenThing[];
  burns: Burns;
}

function bestShot<A extends Action & { at?: Point }>(
  situation: Situation,
  actions: readonly A[],
  aim: Aim,
  poison = 0,
): Shot<A> | null {
  const foes = foesOf(situation);
  const harmed = ({ caught, burns }: Shot<A>): number => caught.length + burns.size;
  let best: Shot<A> | null = null;
  for (const action of actions) {
    const { at } = action;
    if (!at || !foes.some((foe) => covers(foe, at))) continue;
    const reached = foes.filter((foe) => distanceToBody(at, foe.at, foe.size) <= (aim.radius ?? 0));
    const caught = poison > 0 ? reached.filter((foe) => !isPoisoned(foe)) : reached;
    const burns = burnsAround(situation, at, aim);
    const shot = { action, caught, burns };
    if (caught.length > 0 && (best === null || harmed(shot) > harmed(best))) best = shot;
  }
  return best;
}

const harmOf = ({ caught, burns }: Pick<Shot<Action>, 'caught' | 'burns'>): Pick<Stroke, 'caught' | 'burns'> => ({
  caught: new Set(caught.map(({ id }) => id)),
  burns,
});

const burnOr = ({ burns }: Pick<Shot<Action>, 'burns'>, subject: Option['subject']): Option['subject'] =>
  burns.size > 0 ? { kind: 'burn' } : subject;

const hitsOf = (radius: number | null, shot: Pick<Shot<Action>, 'caught' | 'burns'>): { hits?: number } => {
  const { caught, burns } = harmOf(shot);
  return radius === null ? {} : { hits: new Set([...caught, ...burns.keys()]).size };
};

/** If stated losses are equal, takes the option with the most uses left. */
export function cheapest(weighed: readonly Weighed[]): Weighed | null {
  const least = weighed.reduce<Weighed | null>(
    (best, one) => (best === null || one.loss < best.loss ? one : best),
    null,
  );
  const stated = least?.option.price.loss;
  if (stated === undefined || stated === Number.POSITIVE_INFINITY) return least;
  const alike = weighed.filter(({ option }) => option.price.loss === stated);
  return alike.sort((a, b) => usesLeft(b) - usesLeft(a) || a.loss - b.loss)[0] ?? null;
}

const usesLeft = ({ option }: Weighed): number => option.price.left ?? Number.MAX_SAFE_INTEGER;
