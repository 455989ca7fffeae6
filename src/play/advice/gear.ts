import { type EntityId, HERO_ID, type PackItem, type SeenThing, type Slot, type View } from '../../engine';
import { covers } from '../../lib/geometry';
import { findExploration } from './exploring';
import {
  type Advice,
  type Advisor,
  healthOf,
  hostilesOf,
  type Situation,
  safeActions,
  usableFor,
  usableItems,
} from './situation';

export const fetch: Advisor = (situation) => {
  const { things, hero } = situation.view;
  const underfoot = safeActions(situation, 'pickup').filter(({ item }) => item !== undefined);
  const near = [...underfoot, ...safeActions(situation, 'fetch')];
  for (const thing of things) {
    const action = near.find(({ item }) => item === thing.id);
    const isLight = hero.weight + (thing.figures?.weight ?? 0) <= hero.capacity;
    if (!action || !isLight || thing.caged || !isUseful(thing)) continue;
    // The board's button omits `item` for a single thing, and the advice must match.
    const isOnly = action.kind === 'pickup' && underfoot.length === 1;
    return { action: isOnly ? { kind: 'pickup' } : action, reason: 'lies-near', thing };
  }
  return null;
};

const isUseful = ({ figures }: SeenThing): boolean =>
  figures === null ||
  (figures.slot === null && Object.keys(figures.effects).length > 0) ||
  figures.comparison?.verdict === 1;

/** Minimum share of hit points, from 0 to 1, to try unknown items. */
const SOUND = 0.8;

/** Shares of the maximum. Above both, a potion would be wasted. */
const WORTH_RESTORING = { hp: 0.9, mana: 0.5 };

/** Tries unknown items early, to learn which ones heal. */
export const tryUnknown: Advisor = (situation) => {
  const { town, hero, pack } = situation.view;
  if (hostilesOf(situation).length > 0) return null;
  if (healthOf(situation) < SOUND || hero.statuses.length > 0) return null;
  const uses = safeActions(situation, 'use').filter(({ at }) => at === undefined);
  const { hp, mana } = hero;
  const isLow = hp.current <= WORTH_RESTORING.hp * hp.max || mana.current <= WORTH_RESTORING.mana * mana.max;
  // Without `hasJustChanged`, every board would repeat the advice to drink.
  const isLacking = isLow && hasJustChanged(situation);
  // Keeps the last scroll of a kind for `tryOnEnemy`.
  const hasAnother = ({ id, stack }: PackItem): boolean =>
    pack.some((other) => other.stack === stack && other.id !== id);
  for (const thing of pack) {
    const kind = thing.alias?.kind;
    const isWorthIt = (kind === 'potion' && isLacking) || (kind === 'scroll' && !town && hasAnother(thing));
    const action = isWorthIt ? uses.find(({ item }) => item === thing.id) : undefined;
    if (action) return { action, reason: 'untried', thing };
  }
  return null;
};

function hasJustChanged({ view: { events } }: Situation): boolean {
  const stops = events.flatMap(({ kind }, at) => (kind === 'stopped' ? [at] : []));
  return events.slice((stops.at(-2) ?? -1) + 1).some((event) => {
    if (event.kind === 'cast') return event.caster.id === HERO_ID;
    return (event.kind === 'hit' || event.kind === 'hurt' || event.kind === 'healed') && event.target.id === HERO_ID;
  });
}

/** The engine refuses a book whose spell the hero knows. */
export const learn: Advisor = (situation) => {
  if (hostilesOf(situation).length > 0) return null;
  const book = usableItems(situation).find(({ figures }) => figures?.effects.teach_spell !== undefined);
  return book ? { action: { kind: 'use', item: book.id }, reason: 'new-spell', thing: book } : null;
};

/** Leaves better gear to `explore` if `explore` is possible. */
export const wear: Advisor = (situation) => {
  const [action] = findExploration(situation) ? [] : safeActions(situation, 'wear-best');
  const { view } = situation;
  const thing = view.pack.find(({ fits, figures }) => figures?.comparison?.verdict === 1 && !isStuck(view, fits));
  return action ? { action, reason: 'better', ...(thing && { thing }) } : tryOn(situation);
};

export const tryOn: Advisor = (situation) => {
  const { pack } = situation.view;
  if (hostilesOf(situation).length > 0) return null;
  const worn = new Set(pack.map(({ slot }) => slot));
  const thing = pack.find(({ raw, slot, fits }) => raw === null && slot === null && isArmour(fits) && !worn.has(fits));
  const action = safeActions(situation, 'equip').find(({ item }) => item === thing?.id);
  return action && thing ? { action, reason: 'empty-slot', thing } : null;
};

const isArmour = (slot: Slot | null): boolean => slot !== null && slot !== 'melee' && slot !== 'ranged';

export const liftCurse: Advisor = (situation) => {
  if (hostilesOf(situation).length > 0 || outdoneGear(situation).length === 0) return null;
  const [scroll] = usableFor(situation, 'remove_curse');
  return scroll ? { action: { kind: 'use', item: scroll.id }, reason: 'lift-curse', thing: scroll } : null;
};

/** Prefers cursed items that block better gear, then worn items. */
export const answer: Advisor = (situation) => {
  const { pending, pack } = situation.view;
  if (!pending) return null;
  if (pending.kind === 'target') return aimAtNearest(situation, pending.item);
  const options = pack.filter(({ id }) => pending.options.includes(id));
  const outdone = outdoneGear(situation);
  const best = options.find((one) => outdone.includes(one)) ?? options.find(({ slot }) => slot !== null) ?? options[0];
  const action = safeActions(situation, 'answer').find(({ option }) => option === best?.id);
  return action && best
    ? { action, reason: pending.kind === 'remove-curse' ? 'remove-curse' : 'identify', thing: best }
    : null;
};

function aimAtNearest(situation: Situation, scroll: EntityId): Advice | null {
  const thing = situation.view.pack.find(({ id }) => id === scroll);
  const uses = safeActions(situation, 'use');
  const [action] = hostilesOf(situation).flatMap((foe) => uses.filter(({ at }) => at && covers(foe, at)));
  return action && thing ? { action, reason: 'target', thing } : null;
}

/** Returns worn cursed items that keep the hero from wearing better gear. */
export const outdoneGear = ({ view }: Situation): PackItem[] =>
  view.pack.filter(
    ({ slot }) => slot !== null && isStuck(view, slot) && view.pack.some((other) => isBetterIn(other, slot)),
  );

/** True if the item in the slot is known to be cursed. */
export const isStuck = ({ pack }: View, slot: Slot | null): boolean =>
  slot !== null && pack.some((thing) => thing.slot === slot && thing.cursed);

const isBetterIn = ({ slot, fits, figures }: PackItem, wanted: Slot): boolean =>
  slot === null && fits === wanted && figures?.comparison?.verdict === 1;
