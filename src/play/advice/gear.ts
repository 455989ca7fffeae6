import type { PackItem, SeenThing, Slot, View } from '../../engine';
import { type Advisor, healthOf, hostilesOf, type Situation, safeActions, usableFor, usableItems } from './situation';

/**
 * Fetches a useful thing that still lies about. Comes after `explore` among the advisors, because Explore takes useful
 * things by itself.
 */
export const fetch: Advisor = (situation) => {
  const { things, hero } = situation.view;
  const underfoot = safeActions(situation, 'pickup').filter(({ item }) => item !== undefined);
  const near = [...underfoot, ...safeActions(situation, 'fetch')];
  for (const thing of things) {
    const action = near.find(({ item }) => item === thing.id);
    const isLight = hero.weight + (thing.figures?.weight ?? 0) <= hero.capacity;
    if (!action || !isLight || !isUseful(thing)) continue;
    // If only one thing lies underfoot, recommends the button that picks up without naming a thing.
    const isOnly = action.kind === 'pickup' && underfoot.length === 1;
    return { kind: 'act', action: isOnly ? { kind: 'pickup' } : action, reason: 'lies-near', thing };
  }
  return null;
};

/** True if the thing is unknown, has a use, or is better than the gear that the hero wears. */
const isUseful = ({ figures }: SeenThing): boolean =>
  figures === null ||
  (figures.slot === null && Object.keys(figures.effects).length > 0) ||
  figures.comparison?.verdict === 1;

// Unknown items and books

/** Share of the hit points from which an unknown item does little harm. */
const SOUND = 0.8;

/**
 * Drinks or reads an unknown item while the hero is well and alone, so that the hero knows in time what heals or
 * strikes. Excludes items that ask for a target. In the town also excludes scrolls, because some have no use there.
 */
export const tryUnknown: Advisor = (situation) => {
  const { town, hero, pack } = situation.view;
  if (hostilesOf(situation).length > 0) return null;
  if (healthOf(situation) < SOUND || hero.statuses.length > 0) return null;
  const uses = safeActions(situation, 'use').filter(({ at }) => at === undefined);
  const kinds = town ? ['potion'] : ['potion', 'scroll'];
  for (const thing of pack) {
    const action = kinds.includes(thing.alias?.kind ?? '') ? uses.find(({ item }) => item === thing.id) : undefined;
    if (action) return { kind: 'act', action, reason: 'untried', thing };
  }
  return null;
};

/** Reads the book of a new spell, if no enemy is in view. The engine refuses a book that teaches nothing new. */
export const learn: Advisor = (situation) => {
  if (hostilesOf(situation).length > 0) return null;
  const book = usableItems(situation).find(({ figures }) => figures?.effects.teach_spell !== undefined);
  return book ? { kind: 'act', action: { kind: 'use', item: book.id }, reason: 'new-spell', thing: book } : null;
};

// Things to wear

/** Wears gear that is known to be better, and unknown armour in an empty slot. */
export const wear: Advisor = (situation) => {
  const [action] = safeActions(situation, 'wear-best');
  const { view } = situation;
  const thing = view.pack.find(({ fits, figures }) => figures?.comparison?.verdict === 1 && !isStuck(view, fits));
  return action ? { kind: 'act', action, reason: 'better', ...(thing && { thing }) } : tryOn(situation);
};

const tryOn: Advisor = (situation) => {
  const { pack, things } = situation.view;
  if (things.some(({ stance }) => stance === 'hostile')) return null;
  const worn = new Set(pack.map(({ slot }) => slot));
  const thing = pack.find(({ raw, slot, fits }) => raw === null && slot === null && isArmour(fits) && !worn.has(fits));
  const action = safeActions(situation, 'equip').find(({ item }) => item === thing?.id);
  return action && thing ? { kind: 'act', action, reason: 'empty-slot', thing } : null;
};

const isArmour = (slot: Slot | null): boolean => slot !== null && slot !== 'melee' && slot !== 'ranged';

// Curses

/** Reads a scroll against curses, if a curse keeps the hero from better gear and no enemy is in view. */
export const liftCurse: Advisor = (situation) => {
  if (hostilesOf(situation).length > 0 || outdoneGear(situation).length === 0) return null;
  const [scroll] = usableFor(situation, 'remove_curse');
  return scroll ? { kind: 'act', action: { kind: 'use', item: scroll.id }, reason: 'lift-curse', thing: scroll } : null;
};

/**
 * Chooses the item that a scroll identifies or frees of a curse. A cursed item in the slot of a better one comes first.
 * An item that the hero wears comes next, because its curse or bonus shows at once. Otherwise chooses the item that the
 * hero has carried longest.
 */
export const answer: Advisor = (situation) => {
  const { pending, pack } = situation.view;
  if (!pending) return null;
  const options = pack.filter(({ id }) => pending.options.includes(id));
  const outdone = outdoneGear(situation);
  const best = options.find((one) => outdone.includes(one)) ?? options.find(({ slot }) => slot !== null) ?? options[0];
  const action = safeActions(situation, 'answer').find(({ option }) => option === best?.id);
  return action && best ? { kind: 'act', action, reason: pending.kind, thing: best } : null;
};

/** Gear that the hero wears and knows to be cursed, though it carries something better for the slot. */
export const outdoneGear = ({ view }: Situation): PackItem[] =>
  view.pack.filter(
    ({ slot }) => slot !== null && isStuck(view, slot) && view.pack.some((other) => isBetterIn(other, slot)),
  );

/** True if the slot holds an item that is known to be cursed, so that nothing else can be worn there. */
export const isStuck = ({ pack }: View, slot: Slot | null): boolean =>
  slot !== null && pack.some((thing) => thing.slot === slot && thing.cursed);

const isBetterIn = ({ slot, fits, figures }: PackItem, wanted: Slot): boolean =>
  slot === null && fits === wanted && figures?.comparison?.verdict === 1;
