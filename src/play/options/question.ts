import { type SeenThing, sameAction, type View } from '../../engine';
import { distanceToBody, type Point } from '../../lib/geometry';
import { hasJustWon } from '../advice/exploring';
import { isThreatened } from '../advice/fleeing';
import { withoutAmbush } from '../advice/odds';
import { foesOf, healthOf, hostilesOf, isAboutToBurn, type Situation, safeActions } from '../advice/situation';
import { countingAfflictions } from './afflictions';
import { branchOptions } from './branches';
import { captainOption, fightOption, sipOption, spellOption, thingOption } from './fighting';
import { limitedThingOptions } from './limited-things';
import { onwardOption } from './onward';
import { MAX_OPTIONS, OPTION_KINDS, type Option, type Weighed } from './option';
import { leaveOption, placeOption } from './places';
import { riddleOptions } from './riddles';
import { fireOption } from './shooting';
import { pastOption } from './sneaking';
import { freeOption, treasureOptions } from './treasures';

/** Up to this mean loss, a share of hit points, the board offers nothing. */
const AT_STAKE = 0.15;

/** Below this share of hit points, the board also offers acts that help little. */
const HARD_PRESSED = 0.5;

/** Returns two or three options, or none. The order does not reveal the best. */
export function optionsIn(shown: Situation): Option[] {
  const situation = countingAfflictions(shown);
  const options =
    victoryOptions(situation) ??
    boonOptions(situation) ??
    (isUnseen(situation) ? ambushOptions : fightingOptions)(situation);
  if (options.length >= 2) return options;
  const atRest = [
    treasureOptions(situation),
    riddleOptions(situation),
    branchOptions(situation),
    limitedThingOptions(situation),
  ];
  return atRest.find((some) => some.length >= 2) ?? [];
}

const isUnseen = (situation: Situation): boolean =>
  foesOf(situation).length === 0 && hostilesOf(situation).some(canBeAmbushed);

const canBeAmbushed = ({ odds }: SeenThing): boolean => (odds?.ambush?.chance ?? 0) > 0;

const isInDanger = (view: View): boolean => isThreatened(view, view.hero.at) || isAboutToBurn(view);

function ambushOptions(situation: Situation): Option[] {
  const { view } = situation;
  if (view.pending || isInDanger(view)) return [];
  const near = countingSleepers(situation, canBeAmbushed);
  const noisy = countingSleepers(situation, (thing) => canBeAmbushed(thing) && hearsFight(situation, thing));
  const fight = fightOption(noisy);
  if (fight === null || (fightOption(near)?.loss ?? 0) <= AT_STAKE) return [];
  const freeing = freeOption(situation);
  const past = pastOption(near);
  return choose(situation, [...attacks(fight, fireOption(noisy)), spellOption(near), thingOption(near), freeing, past]);
}

function countingSleepers(situation: Situation, counts: (thing: SeenThing) => boolean): Situation {
  const things = situation.view.things.map(({ aloof, ...thing }) =>
    aloof === undefined || counts(thing) ? thing : { ...thing, aloof },
  );
  return { ...situation, view: { ...situation.view, things } };
}

function hearsFight(situation: Situation, { at, size }: SeenThing): boolean {
  const target = hostilesOf(situation).find(canBeAmbushed);
  const radius = situation.raws.noises.radii.blow;
  return target !== undefined && distanceToBody(target.at, at, size) <= radius;
}

function wakingAround(situation: Situation, cell: Point): Situation {
  const radius = situation.raws.noises.radii.blow;
  const isWoken = ({ unaware, at, size }: SeenThing): boolean =>
    unaware !== undefined && distanceToBody(cell, at, size) <= radius;
  if (!situation.view.things.some(isWoken)) return situation;
  const things = situation.view.things.map((thing): SeenThing => {
    const { aloof, odds, ...woken } = thing;
    return isWoken(thing) ? { ...woken, odds: odds && withoutAmbush(odds) } : thing;
  });
  return { ...situation, view: { ...situation.view, things } };
}

const middle = (a: Point, b: Point): Point => ({ x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) });

function fightingOptions(situation: Situation): Option[] {
  const { view } = situation;
  const [nearest] = foesOf(situation);
  if (view.pending || !nearest || isInDanger(view)) return [];
  // An attacking hero meets the foe halfway.
  const fight = fightOption(wakingAround(situation, middle(view.hero.at, nearest.at)));
  const staying = wakingAround(situation, view.hero.at);
  const shot = fireOption(situation);
  const atRisk = (shot?.isFight ? shot : fight)?.loss ?? Number.POSITIVE_INFINITY;
  if (atRisk <= AT_STAKE) return [];
  const captain = captainOption(situation);
  const first = captain ? [captain] : attacks(fight, shot);
  const place = placeOption(staying, atRisk);
  const leave = leaveOption(situation, atRisk);
  const options = choose(situation, [...first, spellOption(situation), thingOption(situation), place, leave]);
  if (options.length >= 2 || healthOf(situation) >= HARD_PRESSED) return options;
  return choose(situation, [...first, sipOption(situation), placeOption(staying, atRisk, 0)]);
}

const attacks = (fight: Weighed | null, shot: ReturnType<typeof fireOption>): (Weighed | null)[] =>
  shot?.isFight ? [shot] : [fight, shot];

function choose(situation: Situation, weighed: readonly (Weighed | null)[]): Option[] {
  const isOpen = foesOf(situation).some((foe) => hasBrokenOff(situation, foe));
  return weighed
    .filter((one) => one !== null)
    .sort((a, b) => a.loss - b.loss)
    .slice(0, MAX_OPTIONS)
    .map(({ option }) => (isOpen ? withoutDeath(option) : option))
    .sort((a, b) => OPTION_KINDS.indexOf(a.kind) - OPTION_KINDS.indexOf(b.kind));
}

const hasBrokenOff = ({ view }: Situation, { id, health }: SeenThing): boolean =>
  (health ?? 1) < 1 && view.events.some((event) => event.kind === 'broke-off' && event.who.id === id);

/** Nobody knows when a foe that broke off comes back. */
function withoutDeath(option: Option): Option {
  const { loss, ...price } = option.price;
  return loss === Number.POSITIVE_INFINITY ? { ...option, price } : option;
}

function boonOptions({ view, legal }: Situation): Option[] | null {
  const { boonOffer } = view.hero;
  if (!boonOffer?.isOpen || view.pending) return null;
  return boonOffer.boons.flatMap((boon, index): Option[] => {
    const action = { kind: 'answer', option: index + 1 } as const;
    const isLegal = legal.some((one) => sameAction(one, action));
    return isLegal ? [{ kind: 'boon', action, subject: { kind: 'boon', boon }, price: {} }] : [];
  });
}

function victoryOptions(situation: Situation): Option[] | null {
  if (!hasJustWon(situation)) return null;
  const [retire] = safeActions(situation, 'retire');
  const onward = onwardOption(situation);
  if (!retire || !onward) return null;
  return [{ kind: 'thing', action: retire, subject: { kind: 'retire' }, price: {} }, onward];
}
