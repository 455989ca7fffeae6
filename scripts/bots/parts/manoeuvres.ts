import type { Action, PackItem, Uses } from '../../../src/engine';
import { directionTo, distanceToBody, type Point } from '../../../src/lib/geometry';
import { lossPerTurn } from '../../../src/play/advice/odds';
import { foesOf, safeActions, unconfirmedActions, usableFor } from '../../../src/play/advice/situation';
import { type Aim as BurningAim, burnsAround } from '../../../src/play/options/burning';
import { mean } from '../../lib/statistics';
import type { Situation } from '../situation';
import { farOff } from './combat';
import { blastOf, type Conditions, type Forecast, forecast } from './forecast';
import { retreats } from './stairway';
import { strongholds } from './strongholds';

/** Act that the bot may choose in a fight, with its expected result. */
export interface Manoeuvre {
  action: Action;
  course: Forecast;
  /** Price of the things that the act uses up, as a share of the hero's maximum hit points. */
  price: number;
  /** Key with which the memory counts the act, because the bot should not repeat it for ever. */
  key?: string;
}

/** Prices of things, stairs and mana, as shares of the maximum hit points. */
const SCROLL = 0.12;
const FLASK = 0.07;
const CHARGE = 0.08;
const POTION = 0.1;
const UNKNOWN_POTION = 0.03;
const PORTAL = 0.25;
const UP = 0.06;
const DOWN = 0.25;
const MANA = 0.01;
/** Part of the price of scrolls and charges that counts in a race, because nothing is of use after its end. */
const IN_RACE = 0.3;

export function manoeuvres(situation: Situation): Manoeuvre[] {
  return [
    ...plainManoeuvres(situation),
    ...casting(situation),
    ...using(situation),
    ...trying(situation),
    ...holding(situation),
    ...openingPortal(situation),
  ];
}

/**
 * Returns the acts from which the bot chooses in a race. Scrolls and charges are cheap, and the bot does not wait for
 * enemies behind stairs or in narrow places, because turns cost points.
 */
export const manoeuvresInRace = (situation: Situation): Manoeuvre[] => [
  ...fighting(situation),
  ...drinking(situation),
  ...leaving(situation, ['down']),
  ...casting(situation),
  ...using(situation).map((act) => ({ ...act, price: IN_RACE * act.price })),
  ...trying(situation),
];

export const plainManoeuvres = (situation: Situation): Manoeuvre[] => [
  ...fighting(situation),
  ...drinking(situation),
  ...leaving(situation),
];

function fighting(situation: Situation): Manoeuvre[] {
  const course = forecast(situation, foesOf(situation), { mana: 0 });
  return unconfirmedActions(situation, 'fight').map((action) => ({ action, course, price: 0 }));
}

function casting(situation: Situation): Manoeuvre[] {
  const { mana, spells } = situation.view.hero;
  return safeActions(situation, 'cast').flatMap((action) => {
    const spell = spells.find((known) => known.spell === action.spell);
    if (!spell || !action.at) return [];
    const conditions = { mana: mana.current - spell.manaCost };
    const course = courseAfter(situation, spell, { at: action.at, radius: spell.radius }, conditions);
    return course ? [{ action, course, price: MANA * spell.manaCost }] : [];
  });
}

function using(situation: Situation): Manoeuvre[] {
  const { pack } = situation.view;
  return safeActions(situation, 'use').flatMap((action) => {
    const thing = pack.find(({ id }) => id === action.item);
    if (!thing?.figures || !action.at) return [];
    const aim = { at: action.at, radius: thing.radius, raw: thing.raw };
    const course = courseAfter(situation, thing.figures, aim, {});
    return course ? [{ action, course, price: priceOf(thing) }] : [];
  });
}

/** A Fire Flask is cheap, because most levels hold one. */
function priceOf({ raw, charges }: PackItem): number {
  if (raw === 'fire-flask') return FLASK;
  return charges === undefined ? SCROLL : CHARGE;
}

/** Mean damage of an unidentified scroll or rod to the nearest enemy, and its price. */
const UNKNOWN = { scroll: { damage: 6, price: 0.06 }, plain: { damage: 12, price: 0.04 } };
/** Range in cells of most scrolls and rods. */
const USUAL_RANGE = 6;

/** Returns the uses of unknown scrolls, and of unknown rods against the nearest enemy; none if no enemy is near. */
function trying(situation: Situation): Manoeuvre[] {
  const { view } = situation;
  const foes = foesOf(situation);
  const [nearest] = foes;
  if (!nearest || farOff(view, nearest) > USUAL_RANGE) return [];
  return view.pack.flatMap(({ id, raw, usable, alias }): Manoeuvre[] => {
    if (raw !== null || !usable || (alias?.kind !== 'scroll' && alias?.kind !== 'plain')) return [];
    const { damage, price } = UNKNOWN[alias.kind];
    const stroke = { caught: [nearest], damage, poison: 0, stun: 0, slow: 0 };
    const course = forecast(situation, foes, { delay: 1, stroke });
    const at = alias.kind === 'plain' ? { at: nearest.at } : {};
    return [{ action: { kind: 'use', item: id, ...at }, course, price }];
  });
}

function drinking(situation: Situation): Manoeuvre[] {
  const { hp } = situation.view.hero;
  const foes = foesOf(situation);
  const drink = (thing: PackItem, heals: number, price: number): Manoeuvre => ({
    action: { kind: 'use', item: thing.id },
    course: forecast(situation, foes, { hp: Math.min(hp.max, hp.current + heals), delay: 1 }),
    price,
  });
  const known = usableFor(situation, 'provides_healing').map((thing) =>
    drink(thing, thing.figures?.effects.provides_healing ?? 0, POTION),
  );
  const unknown = situation.view.pack.filter(({ usable, alias }) => usable && alias?.kind === 'potion');
  return [...known, ...unknown.slice(0, 1).map((thing) => drink(thing, UNKNOWN_HEALS * hp.max, UNKNOWN_POTION))];
}

const PATIENCE = 8;
/** Price of a step, because it costs the player a press. */
const STEP = 0.004;

/** Returns acts that bring the hero to a cell, or keep it on one, where few enemies can strike at once. */
function holding(situation: Situation): Manoeuvre[] {
  const { view, memory } = situation;
  const foes = foesOf(situation);
  if (foes.length < 2) return [];
  const nearest = Math.min(...foes.map((foe) => farOff(view, foe)));
  return strongholds(view, foes).flatMap(({ path, front }): Manoeuvre[] => {
    const steps = path.length - 1;
    const course = forecast(situation, foes, { width: front, chase: nearest < 2 ? steps : 0 });
    const direction = directionTo(view.hero.at, path[1] ?? view.hero.at);
    if (direction) return [{ action: { kind: 'move', direction }, course, price: STEP * steps }];
    const key = `hold ${view.depth} ${view.hero.at.x},${view.hero.at.y}`;
    const isWorthIt = nearest >= 2 && memory.counted(key) < PATIENCE;
    return isWorthIt ? [{ action: { kind: 'wait' }, course, price: STEP, key }] : [];
  });
}

/** Mean share of the hit points that an unknown potion restores. */
const UNKNOWN_HEALS = 0.1;

const leaving = (situation: Situation, ways: readonly ('up' | 'down')[] = ['up', 'down']): Manoeuvre[] =>
  retreats(situation)
    .filter(({ leads }) => ways.includes(leads))
    .map(({ leads, steps, ...retreat }) => ({ ...retreat, price: (leads === 'up' ? UP : DOWN) + STEP * steps }));

/** Returns the act to open a portal. The hero then continues the fight later, with full hit points. */
function openingPortal(situation: Situation): Manoeuvre[] {
  const { hp } = situation.view.hero;
  const foes = foesOf(situation);
  const later = forecast(situation, foes, { hp: hp.max });
  const lost = lossPerTurn(situation, foes);
  const course = {
    lost: lost + later.lost / 2,
    lowest: Math.min(hp.current - 1.5 * lost, Math.max(later.lowest, hp.max / 3)),
  };
  return usableFor(situation, 'town_portal')
    .slice(0, 1)
    .map(({ id }) => ({ action: { kind: 'use', item: id }, course, price: PORTAL }));
}

interface Aim extends Pick<BurningAim, 'radius' | 'raw'> {
  at: Point;
}

/** Returns the course of the fight after these effects; `null` if they do not affect an enemy. */
function courseAfter(situation: Situation, uses: Uses, aim: Aim, conditions: Conditions): Forecast | null {
  const foes = foesOf(situation);
  const caught = foes.filter((foe) => distanceToBody(aim.at, foe.at, foe.size) <= (aim.radius ?? 0));
  const blast = blastOf(uses);
  const isHarmless = blast.damage + blast.poison + blast.stun + blast.slow <= 0;
  if (caught.length === 0 || uses.effects.ranged === undefined || isHarmless) return null;
  const amounts = burnsAround(situation, aim.at, { ...aim, effects: uses.effects });
  const burns = new Map([...amounts].map(([foe, burn]) => [foe, mean(burn)]));
  return forecast(situation, foes, { ...conditions, delay: 1, burns, stroke: { caught, ...blast } });
}
