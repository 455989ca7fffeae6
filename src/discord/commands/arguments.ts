import { groupBy } from '../../lib/groups';
import { isOnLevel, rulerCell, targetCell } from '../board/geometry';
import { fineLabel, offeredFine } from '../board/offered-fine';
import { sparesLabel } from '../board/spares';
import type { Board, Direction, EntityId, I18n, PackItem, Point, RawId, SeenThing, ThingRef } from '../types';
import { type Destination, destinationsOf, isOnStairs, knownStairs, WAYS, type Way } from './destinations';
import { directionNamed } from './directions';
import { allByName, byId, byName, byNumber, byNumberOrName, fold } from './find-by-name';
import { didYouMean, noDestination, whichOne } from './misreadings';

/** Reads what was typed against the board as it stands. Whatever is not understood is `null`. */
export interface CommandArguments {
  board: Board;
  i18n: I18n;
  /**
   * Of the hero's things that fit: by an id such as `#12`, the number of its stack among them, or its name, or a part
   * of it that no other has.
   */
  packItem(text: string, fits: (thing: PackItem) => boolean): PackItem | null;
  /** Those that fit, in stacks of what the hero cannot tell apart. */
  packStacks(fits: (thing: PackItem) => boolean): [PackItem, ...PackItem[]][];
  /** Of the things in sight: by id, its number among the creatures, or part of its name. */
  visibleThing(text: string): SeenThing | null;
  /** The same among the items in sight. */
  visibleItem(text: string): SeenThing | null;
  /** The same among the items in the hero's cell. */
  itemUnderfoot(text: string): SeenThing | null;
  /** A spell that the hero knows: likewise. */
  knownSpell(text: string): RawId | null;
  /** What a vendor beside the hero sells: likewise, by raw id. */
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
   * Of these the one named, else as a cell. Stairs by the words for them; of several of one name the nearest. `words`
   * are others that the command understands, and that may have been meant.
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

/** The charges of a thing at the end of its name, by which alone it is no other thing. */
const CHARGES = / \(\d+\)$/;

/**
 * Discord does not hold anybody to its suggestions, so any text is read. Where there is more to say of why it was not
 * understood than that it was not, `misread` is told.
 */
export function createArguments(
  board: Board,
  i18n: I18n,
  misread: (why: string) => void = () => undefined,
): CommandArguments {
  const { view } = board;
  const items = view.things.filter(({ kind }) => kind === 'item');
  const named = (thing: ThingRef) => ({ thing, name: i18n.thing(thing) });
  /** Nothing: what may have been meant is asked, unless the text names one of those that are known. */
  const nothing = (list: readonly { name: string }[], text: string, known = list): undefined => {
    const question = byName(known, text) ? null : didYouMean(list, text, i18n);
    if (question !== null) misread(question);
  };
  const seenThing = (things: SeenThing[], text: string): SeenThing | null =>
    findThing(things, text, i18n) ?? nothing(things.map(named), text) ?? null;
  const visibleThing = (text: string) => seenThing(view.things, text);
  const cell = (text: string): Point | null => {
    const thing = isHere(text, i18n) ? null : visibleThing(text);
    return thing ? targetCell(board, thing) : bareCell(board, text, i18n);
  };
  /**
   * By number or name. Of different things that fit alike none: a wrong guess would cost something. `known` are those
   * whose names are no slips either.
   */
  const theOne = <T extends { name: string }>(
    list: readonly T[],
    text: string,
    known: readonly { name: string }[] = list,
  ): T | undefined => {
    const counted = byNumber(list, text);
    if (counted) return counted;
    const fitting = allByName(list, text);
    const names = [...new Map(fitting.map(({ name }) => [fold(name.replace(CHARGES, '')), name])).values()];
    if (names.length === 0) return nothing(list, text, known);
    if (names.length === 1) return fitting[0];
    misread(whichOne(names, i18n));
    return undefined;
  };
  return {
    board,
    i18n,
    packItem(text, fits) {
      const word = text.trim();
      const items = view.pack.filter(fits);
      const stacks = stacksOf(items).map(([thing]) => ({ thing, name: i18n.thing(thing) }));
      return byId(items, word) ?? theOne(stacks, word, view.pack.map(named))?.thing ?? null;
    },
    packStacks: (fits) => stacksOf(view.pack.filter(fits)),
    visibleThing,
    visibleItem: (text) => seenThing(items, text),
    itemUnderfoot: (text) => findThing(items.filter(isAt(view.hero.at)), text, i18n),
    knownSpell(text) {
      const spells = view.hero.spells.map(({ spell }) => ({ id: spell, name: i18n.spell(spell) }));
      return (spells.find(({ id }) => id === text) ?? theOne(spells, text))?.id ?? null;
    },
    ware(text) {
      const wares = view.shops.flatMap(({ vendor, wares: sold }) =>
        sold.map(({ raw }) => ({ vendor: vendor.id, item: raw, name: i18n.thing({ id: 0, raw }) })),
      );
      const found = wares.find(({ item }) => item === text) ?? theOne(wares, text);
      return found ? { vendor: found.vendor, item: found.item } : null;
    },
    fineTaker(text) {
      const isFine = [FINE, i18n.turns.shop.fineWord].some((word) => fold(word) === fold(text));
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
      if (![TRIBUTE, i18n.turns.shop.tributeWord].some((one) => fold(one) === word)) return null;
      const takers = view.tributes.map(({ to, faction }) => ({ to: to.id, faction, name: i18n.faction(faction) }));
      const taker = takers.find(({ faction }) => faction === named) ?? byName(takers, named);
      return taker && /^[1-9]\d?$/.test(points)
        ? { to: taker.to, faction: taker.faction, points: Number(points) }
        : null;
    },
    isOffering(text) {
      const shrines = view.things.filter(({ shrine }) => shrine !== null).map((thing) => i18n.thing(thing));
      return [OFFER, i18n.turns.offerWord, ...shrines].some((word) => fold(word) === fold(text));
    },
    isWorn(text) {
      const worn = view.pack.filter(({ slot }) => slot !== null);
      return (byId(worn, text.trim()) ?? byName(worn.map(named), text)) !== undefined;
    },
    isBest: (text) => [BEST, i18n.turns.bestWord, i18n.turns.button.wearBest].some((word) => fold(word) === fold(text)),
    isSpares: (text) => [SPARES, i18n.turns.shop.sparesWord].some((word) => fold(word) === fold(text)),
    sparesLabel: (vendor) => sparesLabel(board, vendor, i18n),
    cell,
    direction: (text) => directionNamed(text, i18n),
    destinations: () => destinationsOf(board, i18n).filter(({ reached }) => !reached),
    destination(text, words) {
      const word = text.trim();
      // A number is that of a creature, though names of things may have the same in them.
      const isName = !isHere(word, i18n) && !/^\d+$/.test(word);
      const all = isName ? destinationsOf(board, i18n) : [];
      const found = all.find(({ value }) => value === word) ?? byName(all, word);
      const at = (found ?? byName(all.map(asPurpose), word))?.at ?? cell(word);
      if (at === null) misread(noDestination(board, word, i18n, words));
      return at;
    },
    stairsNamed: (text) => WAYS.find((way) => namesStairs(text, way, i18n)) ?? null,
    stairs: (way) => (isOnStairs(board, way) ? 'underfoot' : knownStairs(board, way)),
  };
}

/** Named by what it is visited for. */
const asPurpose = (destination: Destination): Destination => ({ ...destination, name: destination.about });

const isHere = (text: string, { input }: I18n): boolean => [...HERE, ...input.here].includes(fold(text));

/** Suggestions are sent in English, typed text is in the player's language. */
const namesStairs = (text: string, way: Way, { input }: I18n): boolean =>
  [`stairs ${way}`, way, ...input.stairs[way]].some((word) => fold(word) === fold(text));

/** A cell that no thing is named for. */
function bareCell(board: Board, text: string, i18n: I18n): Point | null {
  if (isHere(text, i18n)) return board.view.hero.at;
  return offsetCell(board, fold(text), i18n.input.compass) ?? rulerCell(board, fold(text));
}

const isAt =
  ({ x, y }: Point) =>
  ({ at }: SeenThing): boolean =>
    at.x === x && at.y === y;

const stacksOf = (items: PackItem[]) => groupBy(items, ({ stack }) => stack);

/** Numbers count the creatures alone, enemies first and each kind nearest first, as the picture numbers targets. */
function findThing(things: SeenThing[], text: string, i18n: I18n): SeenThing | null {
  const word = text.trim();
  const named = things.map((thing) => ({ thing, name: i18n.thing(thing) }));
  const creatures = named
    .filter(({ thing }) => thing.kind === 'mob')
    .sort((a, b) => Number(b.thing.stance === 'hostile') - Number(a.thing.stance === 'hostile'));
  return byId(things, word) ?? (byNumberOrName(creatures, word) ?? byName(named, word))?.thing ?? null;
}

/** Words for the hero's own cell that are understood in every language. */
const HERE = ['here', 'self', 'me'];

type Compass = I18n['input']['compass'];

/** The letters of the language and, as long as they mean nothing else in it, the English ones. */
function compassOf({ n, e, s, w }: Compass) {
  const points: Record<string, string> = { n: 'n', e: 'e', s: 's', w: 'w', [n]: 'n', [e]: 'e', [s]: 's', [w]: 'w' };
  const lettersFor = (...wanted: string[]): string =>
    Object.entries(points)
      .flatMap(([letter, point]) => (wanted.includes(point) ? [letter] : []))
      .join('');
  const [vertical, horizontal] = [lettersFor('n', 's'), lettersFor('e', 'w')];
  const offset = new RegExp(`(\\d{1,2})\\s*([${vertical}][${horizontal}]|[${vertical}${horizontal}])`, 'g');
  return { points, offset };
}

/** `3e 2n`, `2 N, 3 E` or `2ne` from the hero's cell; `null` for anything else and beyond the level. */
function offsetCell(board: Board, text: string, compass: Compass): Point | null {
  const { points, offset } = compassOf(compass);
  const parts = [...text.matchAll(offset)];
  if (parts.length === 0 || text.replace(offset, '').replace(/[\s,]/g, '') !== '') return null;
  let { x, y } = board.view.hero.at;
  for (const [, count, letters = ''] of parts) {
    const steps = Number(count);
    const way = [...letters].map((letter) => points[letter]);
    x += way.includes('e') ? steps : way.includes('w') ? -steps : 0;
    y += way.includes('s') ? steps : way.includes('n') ? -steps : 0;
  }
  return isOnLevel(board, { x, y }) ? { x, y } : null;
}
