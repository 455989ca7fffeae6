import { groupBy } from '../../lib/groups';
import { targetCell } from '../board/geometry';
import { fineLabel, offeredFine } from '../board/offered-fine';
import { sparesLabel } from '../board/spares';
import type { Board, Direction, EntityId, I18n, PackItem, Point, RawId, SeenThing, ThingRef } from '../types';
import { type Destination, destinationsOf, isOnStairs, knownStairs, WAYS, type Way } from './destinations';
import { directionNamed } from './directions';
import { allByName, allThatMayBeMeant, byId, byNumber, fold, withoutCharges } from './find-by-name';
import { didYouMean, noDestination, whichOne, whichShop } from './misreadings';
import { firstIn, type Reading } from './reading';
import { bareCell, isHere } from './typed-cell';
import { type SoldWare, waresInReach } from './wares';

/** Reads what was typed against the board as it stands. Whatever is not understood is `null`. */
export interface CommandArguments extends Reading {
  /**
   * One of the hero's things that fit: by an id such as `#12`, by its name, or by a part of it that no other has; or by
   * the number of its stack in the list that shows it, which counts listed things that do not fit as well.
   */
  packItem(text: string, fits: (thing: PackItem) => boolean, isListed?: (thing: PackItem) => boolean): PackItem | null;
  /** Those that fit, in stacks of what the hero cannot tell apart. */
  packStacks(fits: (thing: PackItem) => boolean): [PackItem, ...PackItem[]][];
  /** One of the things in sight: by id, its number among the creatures, or part of its name. */
  visibleThing(text: string): SeenThing | null;
  /** The same among the items in sight. */
  visibleItem(text: string): SeenThing | null;
  /** The same among the items in the hero's cell. */
  itemUnderfoot(text: string): SeenThing | null;
  /** A spell that the hero knows: likewise. */
  knownSpell(text: string): RawId | null;
  /** What vendors beside the hero sell. */
  wares: readonly SoldWare[];
  /** One of these: likewise, by raw id. */
  ware(text: string): { vendor: EntityId; item: RawId } | null;
  /** Who beside the hero takes the fine, when that is what the word asks for. */
  fineTaker(text: string): EntityId | null;
  /** What the fine that it pays comes to; `null` where nobody takes one. */
  fineLabel: string | null;
  /** The tribute that the words ask for: a word for it, a faction, and points unless it is one. */
  tribute(text: string): { to: EntityId; faction: RawId; points: number } | null;
  /** Does the word ask for the offering to a shrine, by what one does or by its whole name? */
  isOffering(text: string): boolean;
  /** Does the text name something that is worn, by its id or a part of its name? */
  isWorn(text: string): boolean;
  /** Does the word ask for the best of everything, as the button or the language says it? */
  isBest(text: string): boolean;
  /** Does the word ask for all spares, as the language says it? */
  isSpares(text: string): boolean;
  /** How many spares a vendor beside the hero would buy, and for how much; `null` for none. */
  sparesLabel(vendor: EntityId): string | null;
  /** A thing in sight, `here`, an offset such as `3e 2n`, or a coordinate of the ruler such as `K12`. */
  cell(text: string): Point | null;
  /** A direction, by its name or its letters. */
  direction(text: string): Direction | null;
  /** What the hero could walk to, the nearest first. */
  destinations(): Destination[];
  /**
   * The one of these that is named, else a cell. Stairs are named by the words for them; of several of one name the
   * nearest is taken, and none by a word for all who trade. `words` are others that the command understands, and that
   * may have been meant.
   */
  destination(text: string, words?: readonly string[]): Point | null;
  /** Which stairs the words ask for. */
  stairsNamed(text: string): Way | null;
  /** Known ones, or whether the hero stands on such; `null` for none. */
  stairs(way: Way): Point | 'underfoot' | null;
}

/** The fine among the wares, understood in every language. */
const FINE = 'fine';

/** Tribute among the wares, likewise. */
const TRIBUTE = 'tribute';

/** The offering among the things to use, likewise. */
const OFFER = 'offer';

/** The best among the things to put on, likewise. */
const BEST = 'best';

/** All spares among the things to sell, likewise. */
const SPARES = 'spares';

/**
 * Discord does not hold anybody to its suggestions, so any text is read: in the language in which the board is `shown`
 * as well as in the player's own. `misread` is told why it was not understood, where there is more to say than that.
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
  /** Finds nothing, and asks what may have been meant, unless the text names one of those that are `known`. */
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
   * By name. Where different things fit alike, none of them: a wrong guess would cost something. The names of those
   * `known` are not taken for slips either.
   */
  const theNamed = <T>(
    lists: readonly (T & Named)[][],
    text: string,
    known: readonly Named[][] = lists,
  ): T | undefined => {
    const fitting = allThatMayBeMeant(lists, text);
    const names = [...new Map(fitting.map(({ name }) => [fold(withoutCharges(name)), name])).values()];
    if (names.length === 0) return nothing(lists, text, known);
    if (names.length === 1) return fitting[0];
    misread(whichOne(names, i18n));
    return undefined;
  };
  /** By number or name. */
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
      // A number is that of something carried, though what is worn may have it in its name.
      if (/^\d+$/.test(text.trim())) return false;
      const worn = view.pack.filter(({ slot }) => slot !== null);
      return byId(worn, text.trim()) !== undefined || allByName(thingsByName(worn, languages), text).length > 0;
    },
    isBest: (text) => isSaid(text, ({ turns }) => [BEST, turns.bestWord, turns.button.wearBest]),
    isSpares: (text) => isSaid(text, ({ turns }) => [SPARES, turns.shop.sparesWord]),
    sparesLabel: (vendor) => sparesLabel(board, vendor, i18n),
    cell,
    direction: (text) => firstIn(languages, (language) => directionNamed(text, language)),
    destinations: () => destinationsOf(board, i18n).filter(({ reached }) => !reached),
    destination(text, words) {
      const word = text.trim();
      // Before names: somebody may be called by the word for all who trade.
      const shops = whichShop(reading, word);
      if (shops !== null) {
        misread(shops);
        return null;
      }
      // A number is that of a creature, though names of things may have the same in them.
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

/** Named by what it is visited for. */
const asPurpose = (destination: Destination): Destination => ({ ...destination, name: destination.about });

const isAt =
  ({ x, y }: Point) =>
  ({ at }: SeenThing): boolean =>
    at.x === x && at.y === y;

const stacksOf = (items: PackItem[]) => groupBy(items, ({ stack }) => stack);

interface Named {
  name: string;
}

/** Things by their names in each of the languages. */
const thingsByName = <T extends ThingRef>(things: readonly T[], languages: readonly I18n[]) =>
  languages.map((language) => things.map((thing) => ({ thing, name: language.thing(thing) })));

/** Numbers count the creatures alone, enemies first and each kind nearest first, as the picture numbers targets. */
function findThing(things: SeenThing[], text: string, languages: readonly I18n[]): SeenThing | null {
  const word = text.trim();
  const creatures = things
    .filter(({ kind }) => kind === 'mob')
    .sort((a, b) => Number(b.stance === 'hostile') - Number(a.stance === 'hostile'));
  const named = [creatures, things].flatMap((list) => allByName(thingsByName(list, languages), word));
  return byId(things, word) ?? byNumber(creatures, word) ?? named[0]?.thing ?? null;
}
