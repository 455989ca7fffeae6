import { groupBy } from '../../lib/groups';
import { targetCell } from '../board/geometry';
import { fineLabel, offeredFine } from '../board/offered-fine';
import { spareItemsLabel } from '../board/spare-items';
import type { Board, Direction, EntityId, I18n, PackItem, Point, RawId, SeenThing, ThingRef } from '../types';
import { type Destination, destinationsOf, isOnStairs, knownStairs, WAYS, type Way } from './destinations';
import { directionNamed } from './directions';
import { allByName, byId, byNumber, fold, matchesByName, withoutCharges } from './find-by-name';
import { didYouMean, noDestination, whichOne, whichShop } from './misreadings';
import { firstIn, type Reading } from './reading';
import { bareCell, isHere } from './typed-cell';
import { type SoldWare, waresInReach } from './wares';

/** Reads typed text against the present board. Every reader returns `null` for text that it does not understand. */
export interface CommandArguments extends Reading {
  /**
   * Returns a pack item that fits: by an id such as `#12`, by name, by an unambiguous part of a name, or by number.
   * Numbers count the stacks of the list that players see, including listed items that do not fit.
   */
  packItem(text: string, fits: (thing: PackItem) => boolean, isListed?: (thing: PackItem) => boolean): PackItem | null;
  /** Returns the pack items that fit, grouped in stacks that the hero cannot tell apart. */
  packStacks(fits: (thing: PackItem) => boolean): [PackItem, ...PackItem[]][];
  /** Returns a thing in sight: by id, by its number among the creatures, or by part of its name. */
  visibleThing(text: string): SeenThing | null;
  /** Returns an item in sight: by id or by part of its name. */
  visibleItem(text: string): SeenThing | null;
  /** Returns an item in the hero's cell: by id or by part of its name. */
  itemUnderfoot(text: string): SeenThing | null;
  /** Returns a spell that the hero knows: by id, by number, or by an unambiguous part of its name. */
  knownSpell(text: string): RawId | null;
  /** Wares of the vendors beside the hero. */
  wares: readonly SoldWare[];
  /** Returns a ware on sale: by raw id, by number, or by an unambiguous part of its name. */
  ware(text: string): { vendor: EntityId; item: RawId } | null;
  /** Returns the creature beside the hero that collects a fine, if the text is the word for the fine. */
  fineTaker(text: string): EntityId | null;
  /** Label of the fine that `fineTaker` would pay; `null` if nobody collects a fine. */
  fineLabel: string | null;
  /** Reads a tribute: the word for it, a faction, and the points, which default to 1. */
  tribute(text: string): { to: EntityId; faction: RawId; points: number } | null;
  /** True if the text is the word for offering to a shrine, or a shrine's whole name. */
  isOffering(text: string): boolean;
  /** True if the text names a worn item by id or by part of its name. */
  isWorn(text: string): boolean;
  /** True if the text is the word for the best gear, or the label of its button. */
  isBest(text: string): boolean;
  /** True if the text is the word for all spare items. */
  isSpareItemsWord(text: string): boolean;
  /** Formats how many spare items a vendor beside the hero would buy, and for how much; `null` if there are none. */
  spareItemsLabel(vendor: EntityId): string | null;
  /**
   * Returns the cell of a thing in sight, or a typed cell: `here`, an offset such as `3e 2n`, or a ruler coordinate
   * such as `K12`.
   */
  cell(text: string): Point | null;
  /** Returns a direction by its name or compass letters. */
  direction(text: string): Direction | null;
  /** Lists the places that the hero could walk to, nearest first. */
  destinations(): Destination[];
  /**
   * Returns the cell of the named destination, or a typed cell. If several destinations share a name, the nearest wins.
   * A word for all vendors finds nothing, because it is ambiguous. `words` are other words of the command, suggested if
   * the text is close to one.
   */
  destination(text: string, words?: readonly string[]): Point | null;
  /** Returns the way, up or down, if the text is a word for stairs. */
  stairsNamed(text: string): Way | null;
  /**
   * Returns the nearest known stairs of this way, or `underfoot` if the hero stands on such stairs; `null` if none are
   * known.
   */
  stairs(way: Way): Point | 'underfoot' | null;
}

/** The word for a fine in `/buy`, accepted in every language. */
const FINE = 'fine';

/** The word for tribute in `/buy`, accepted in every language. */
const TRIBUTE = 'tribute';

/** The word for an offering in `/use`, accepted in every language. */
const OFFER = 'offer';

/** The word for the best gear in `/equip`, accepted in every language. */
const BEST = 'best';

/** The word for all spare items in `/sell`, accepted in every language. */
const SPARE_ITEMS = 'spares';

/**
 * Reads any text, because Discord does not hold players to its suggestions. Understands the language `shown` on the
 * board and the player's own. Calls `misread` with the reason if there is a better reason than "not found".
 */
export function createArguments(
  board: Board,
  i18n: I18n,
  shown: I18n = i18n,
  misread: (why: string) => void = () => undefined,
): CommandArguments {
  const { view } = board;
  const languages = [...new Set([shown, i18n])];
  const reading: Reading = { board, i18n, languages };
  const sold = waresInReach(board);
  const items = view.things.filter(({ kind }) => kind === 'item');
  const isSaid = (text: string, wordsIn: (i18n: I18n) => readonly string[]): boolean =>
    languages.flatMap(wordsIn).some((word) => fold(word) === fold(text));
  /** Reports a name that the player may have meant, unless the text already matches one of the `known` names. */
  const nothing = (lists: readonly Named[][], text: string, known: readonly Named[][] = lists): undefined => {
    const question = allByName(known, text).length > 0 ? null : didYouMean(lists.flat(), text, i18n);
    if (question !== null) misread(question);
  };
  const seenThing = (things: SeenThing[], text: string): SeenThing | null =>
    findThing(things, text, languages) ?? nothing(thingsByName(things, languages), text) ?? null;
  const visibleThing = (text: string) => seenThing(view.things, text);
  const cell = (text: string): Point | null => {
    const thing = isHere(text, languages) ? null : visibleThing(text);
    return thing ? targetCell(board, thing) : bareCell(reading, text);
  };
  /**
   * Finds an entry by name. If the names of different entries fit equally well, returns `undefined`, because a wrong
   * guess would cost the player something. If the text names one of the `known` entries, suggests no similar name.
   */
  const theNamed = <T>(
    lists: readonly (T & Named)[][],
    text: string,
    known: readonly Named[][] = lists,
  ): T | undefined => {
    const fitting = matchesByName(lists, text);
    const names = [...new Map(fitting.map(({ name }) => [fold(withoutCharges(name)), name])).values()];
    if (names.length === 0) return nothing(lists, text, known);
    if (names.length === 1) return fitting[0];
    misread(whichOne(names, i18n));
    return undefined;
  };
  /** Finds an entry by its number or name. */
  const theOne = <T>(lists: readonly (T & Named)[][], text: string): T | undefined =>
    byNumber(lists[0] ?? [], text) ?? theNamed(lists, text);
  return {
    ...reading,
    packItem(text, fits, isListed = fits) {
      const word = text.trim();
      const [counted] = byNumber(stacksOf(view.pack.filter(isListed)), word) ?? [];
      if (counted) return fits(counted) ? counted : null;
      const items = view.pack.filter(fits);
      const stacks = stacksOf(items).map(([thing]) => thing);
      const known = thingsByName(view.pack, languages);
      return byId(items, word) ?? theNamed(thingsByName(stacks, languages), word, known)?.thing ?? null;
    },
    packStacks: (fits) => stacksOf(view.pack.filter(fits)),
    visibleThing,
    visibleItem: (text) => seenThing(items, text),
    itemUnderfoot: (text) => findThing(items.filter(isAt(view.hero.at)), text, languages),
    knownSpell(text) {
      const known = view.hero.spells.map(({ spell }) => spell);
      if (known.includes(text)) return text;
      const spells = languages.map((language) => known.map((id) => ({ id, name: language.spell(id) })));
      return theOne(spells, text)?.id ?? null;
    },
    wares: sold,
    ware(text) {
      const named = languages.map((language) =>
        sold.map((ware) => ({ ware, name: language.thing({ id: 0, raw: ware.raw }) })),
      );
      const found = sold.find(({ raw }) => raw === text) ?? theOne(named, text)?.ware;
      return found ? { vendor: found.vendor, item: found.raw } : null;
    },
    fineTaker(text) {
      const isFine = isSaid(text, ({ turns }) => [FINE, turns.shop.fineWord]);
      const taker = isFine ? (offeredFine(board)?.to.id ?? null) : null;
      if (isFine && taker === null && view.shops.length > 0) misread(i18n.input.noFine);
      return taker;
    },
    get fineLabel() {
      const fine = offeredFine(board);
      return fine ? fineLabel(fine, i18n) : null;
    },
    tribute(text) {
      const [word = '', named = '', points = '1'] = fold(text).split(/\s+/);
      if (!isSaid(word, ({ turns }) => [TRIBUTE, turns.shop.tributeWord])) return null;
      const takers = languages.map((language) =>
        view.tributes.map(({ to, faction }) => ({ to: to.id, faction, name: language.faction(faction) })),
      );
      const taker = takers[0]?.find(({ faction }) => faction === named) ?? allByName(takers, named)[0];
      return taker && /^[1-9]\d?$/.test(points)
        ? { to: taker.to, faction: taker.faction, points: Number(points) }
        : null;
    },
    isOffering(text) {
      const shrines = view.things.filter(({ shrine }) => shrine !== null);
      return isSaid(text, ({ turns, thing }) => [OFFER, turns.offerWord, ...shrines.map(thing)]);
    },
    isWorn(text) {
      // A number means an item in the pack, even if a worn item has the number in its name.
      if (/^\d+$/.test(text.trim())) return false;
      const worn = view.pack.filter(({ slot }) => slot !== null);
      return byId(worn, text.trim()) !== undefined || allByName(thingsByName(worn, languages), text).length > 0;
    },
    isBest: (text) => isSaid(text, ({ turns }) => [BEST, turns.bestWord, turns.button.wearBest]),
    isSpareItemsWord: (text) => isSaid(text, ({ turns }) => [SPARE_ITEMS, turns.shop.spareItemsWord]),
    spareItemsLabel: (vendor) => spareItemsLabel(board, vendor, i18n),
    cell,
    direction: (text) => firstIn(languages, (language) => directionNamed(text, language)),
    destinations: () => destinationsOf(board, i18n).filter(({ reached }) => !reached),
    destination(text, words) {
      const word = text.trim();
      // Compared before names, because a name may contain the word for all vendors.
      const shops = whichShop(reading, word);
      if (shops !== null) {
        misread(shops);
        return null;
      }
      // A number means a creature, even if other things have the number in their names.
      const isName = !isHere(word, languages) && !/^\d+$/.test(word);
      const all = isName ? languages.map((language) => destinationsOf(board, language)) : [];
      const found = all[0]?.find(({ value }) => value === word) ?? allByName(all, word)[0];
      const purposes = all.map((list) => list.map(asPurpose));
      const at = (found ?? allByName(purposes, word)[0])?.at ?? cell(word);
      if (at === null) misread(noDestination(reading, word, words));
      return at;
    },
    stairsNamed: (text) =>
      WAYS.find((way) => isSaid(text, ({ input }) => [`stairs ${way}`, way, ...input.stairs[way]])) ?? null,
    stairs: (way) => (isOnStairs(board, way) ? 'underfoot' : knownStairs(board, way)),
  };
}

/** Replaces the destination's name by its purpose, so that players can type the purpose. */
const asPurpose = (destination: Destination): Destination => ({ ...destination, name: destination.about });

const isAt =
  ({ x, y }: Point) =>
  ({ at }: SeenThing): boolean =>
    at.x === x && at.y === y;

const stacksOf = (items: PackItem[]) => groupBy(items, ({ stack }) => stack);

interface Named {
  name: string;
}

/** Pairs each thing with its name, once for each language. */
const thingsByName = <T extends ThingRef>(things: readonly T[], languages: readonly I18n[]) =>
  languages.map((language) => things.map((thing) => ({ thing, name: language.thing(thing) })));

/**
 * Finds a thing by id, number or name. Numbers count only creatures, enemies first, as the picture numbers its targets.
 */
function findThing(things: SeenThing[], text: string, languages: readonly I18n[]): SeenThing | null {
  const word = text.trim();
  const creatures = things
    .filter(({ kind }) => kind === 'mob')
    .sort((a, b) => Number(b.stance === 'hostile') - Number(a.stance === 'hostile'));
  const named = [creatures, things].flatMap((list) => allByName(thingsByName(list, languages), word));
  return byId(things, word) ?? byNumber(creatures, word) ?? named[0]?.thing ?? null;
}
