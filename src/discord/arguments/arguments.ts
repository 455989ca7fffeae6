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

/** Reads a command's typed text. `null` means that nothing on the board fits. */
export interface CommandArguments extends Reading {
  /** Reads an id, an unambiguous part of a name, or a position among `isListed` stacks. */
  packItem(text: string, fits: (thing: PackItem) => boolean, isListed?: (thing: PackItem) => boolean): PackItem | null;
  /** Returns the stacks in the order of the pack. */
  packStacks(fits: (thing: PackItem) => boolean): [PackItem, ...PackItem[]][];
  /** Reads an id, a part of a name, or a position among creatures, enemies first. */
  visibleThing(text: string): SeenThing | null;
  /** Reads an id or a part of a name. */
  visibleItem(text: string): SeenThing | null;
  /** Reads an id or a part of a name. */
  itemUnderfoot(text: string): SeenThing | null;
  /** Reads an id, a position, or an unambiguous part of a name. */
  knownSpell(text: string): RawId | null;
  wares: readonly SoldWare[];
  /** Reads a raw id, a position, or an unambiguous part of a name. */
  ware(text: string): { vendor: EntityId; item: RawId } | null;
  /** Reads a word such as `fine`. Returns the creature that takes the fine. */
  fineTaker(text: string): EntityId | null;
  fineLabel: string | null;
  /** Reads a tribute such as `tribute elves 2`. Points range from 1 to 99. */
  tribute(text: string): { to: EntityId; faction: RawId; points: number } | null;
  /** True for `offer`, or for the name of a shrine or sage. */
  isOffering(text: string): boolean;
  /** True if the text names a worn thing. False for a number. */
  isWorn(text: string): boolean;
  /** True for `best`, or for the label of the button `wearBest`. */
  isBest(text: string): boolean;
  /** True for a word such as `spares`. */
  isSpareItemsWord(text: string): boolean;
  /** Returns `null` if the vendor buys no spare item of the hero. */
  spareItemsLabel(vendor: EntityId): string | null;
  /** Reads a name, `here`, an offset (`3e 2n`), or a coordinate (`K12`). */
  cell(text: string): Point | null;
  direction(text: string): Direction | null;
  /** Lists destinations that the hero has not reached, nearest first. */
  destinations(): Destination[];
  /** Reads a destination or a `cell`. An explanation of a mistake may suggest `words`. */
  destination(text: string, words?: readonly string[]): Point | null;
  /** Reads a word such as `down`, or `stairs up`. */
  stairsNamed(text: string): Way | null;
  /** Returns `underfoot` if the hero stands on such stairs, `null` for unknown stairs. */
  stairs(way: Way): Point | 'underfoot' | null;
}

/** English words that the bot understands in every language. */
const FINE = 'fine';
const TRIBUTE = 'tribute';
const OFFER = 'offer';
const BEST = 'best';
const SPARE_ITEMS = 'spares';

/** Reads the board's language (`shown`) and the player's (`i18n`). `misread` receives explanations. */
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
  /** Returns `undefined` for several matches, because a wrong guess could be costly. */
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
      const takers = view.sage ? [...shrines, view.sage.who] : shrines;
      return isSaid(text, ({ turns, thing }) => [OFFER, turns.offerWord, ...takers.map(thing)]);
    },
    isWorn(text) {
      // A number means a position in the pack, never a name.
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
      // Asks about `shop` first, because a vendor's name may contain the word.
      const shops = whichShop(reading, word);
      if (shops !== null) {
        misread(shops);
        return null;
      }
      // A number means a creature, never a part of a destination's name.
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

const asPurpose = (destination: Destination): Destination => ({ ...destination, name: destination.about });

const isAt =
  ({ x, y }: Point) =>
  ({ at }: SeenThing): boolean =>
    at.x === x && at.y === y;

const stacksOf = (items: PackItem[]) => groupBy(items, ({ stack }) => stack);

interface Named {
  name: string;
}

const thingsByName = <T extends ThingRef>(things: readonly T[], languages: readonly I18n[]) =>
  languages.map((language) => things.map((thing) => ({ thing, name: language.thing(thing) })));

function findThing(things: SeenThing[], text: string, languages: readonly I18n[]): SeenThing | null {
  const word = text.trim();
  const creatures = things
    .filter(({ kind }) => kind === 'mob')
    .sort((a, b) => Number(b.stance === 'hostile') - Number(a.stance === 'hostile'));
  const named = [creatures, things].flatMap((list) => allByName(thingsByName(list, languages), word));
  return byId(things, word) ?? byNumber(creatures, word) ?? named[0]?.thing ?? null;
}
