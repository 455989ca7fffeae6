import { escapeMarkdown } from '../api/users';
import type { I18n } from '../board/renderer';
import { isOnLevel, rulerCell } from '../board/ruler';
import { targetCell } from '../board/target-cell';
import type { Board, HeldThing, Point, SeenThing } from '../types';
import type { TypedWords } from '../wording';
import type { CommandArguments } from './command';

/** Reads typed words against a board. What Discord suggests does not bind what is sent, so everything may be typed. */
export function createArguments(board: Board, i18n: I18n): CommandArguments {
  const { view } = board;
  const seen = (text: string) => seenThing(view.things, text, i18n);
  return {
    board,
    words: i18n,
    plain: escapeMarkdown,
    held: (text, fits) => heldThing(view.held, text, fits, i18n),
    seen,
    underfoot: (text) => seenThing(view.things.filter(liesAt(view.hero.at)), text, i18n),
    lying: (text) =>
      seenThing(
        view.things.filter(({ kind }) => kind === 'item'),
        text,
        i18n,
      ),
    spell: (text) => {
      const known = view.hero.spells.map(({ spell }) => ({ id: spell, name: i18n.spell(spell) }));
      return (known.find(({ id }) => id === text) ?? byNumber(known, text) ?? byName(known, text))?.id ?? null;
    },
    ware: (text) => {
      const wares = view.shops.flatMap(({ vendor, wares }) =>
        wares.map(({ raw, price }) => ({ id: raw, name: i18n.thing({ id: 0, raw }), vendor: vendor.id, price })),
      );
      const found = wares.find(({ id }) => id === text) ?? byNumber(wares, text) ?? byName(wares, text);
      return found ? { vendor: found.vendor, item: found.id } : null;
    },
    cell(text) {
      const typed = fold(text);
      if ([...HERE, ...i18n.typed.here].includes(typed)) return view.hero.at;
      const thing = seen(text);
      if (thing) return targetCell(board, thing);
      return offsetCell(board, typed, i18n.typed.compass) ?? rulerCell(board, typed);
    },
  };
}

const liesAt =
  ({ x, y }: Point) =>
  ({ kind, at }: SeenThing): boolean =>
    kind === 'item' && at.x === x && at.y === y;

/** `#12` is the thing of that id. */
function byId<T extends { id: number }>(list: T[], text: string): T | undefined {
  return /^#\d{1,9}$/.test(text) ? list.find(({ id }) => id === Number(text.slice(1))) : undefined;
}

/** `2` is the second of the list, counted from 1. */
function byNumber<T>(list: T[], text: string): T | undefined {
  return /^\d{1,3}$/.test(text) ? list[Number(text) - 1] : undefined;
}

/** The whole name first, then a name that begins so, then one that contains it. */
function byName<T extends { name: string }>(list: T[], text: string): T | undefined {
  const wanted = fold(text);
  if (wanted === '') return undefined;
  return (
    list.find(({ name }) => fold(name) === wanted) ??
    list.find(({ name }) => fold(name).startsWith(wanted)) ??
    list.find(({ name }) => fold(name).includes(wanted))
  );
}

function heldThing(held: HeldThing[], text: string, fits: (thing: HeldThing) => boolean, i18n: I18n): HeldThing | null {
  const typed = text.trim();
  const able = held.filter(fits);
  const named = able.map((thing) => ({ thing, name: i18n.thing(thing) }));
  return byId(able, typed) ?? (byNumber(named, typed) ?? byName(named, typed))?.thing ?? null;
}

/** Numbers count the creatures alone, enemies first and each kind nearest first, as the picture numbers targets. */
function seenThing(things: SeenThing[], text: string, i18n: I18n): SeenThing | null {
  const typed = text.trim();
  const all = things.map((thing) => ({ thing, name: i18n.thing(thing) }));
  const mobs = all
    .filter(({ thing }) => thing.kind === 'mob')
    .sort((a, b) => Number(b.thing.stance === 'hostile') - Number(a.thing.stance === 'hostile'));
  return byId(things, typed) ?? (byNumber(mobs, typed) ?? byName(mobs, typed) ?? byName(all, typed))?.thing ?? null;
}

/** The hero's own cell, in every language. */
const HERE = ['here', 'self', 'me'];

type Compass = TypedWords['compass'];

/** Letters of the compass are the language's own and, as long as they mean nothing else there, the English ones. */
function compassOf({ n, e, s, w }: Compass) {
  const ways: Record<string, string> = { n: 'n', e: 'e', s: 's', w: 'w', [n]: 'n', [e]: 'e', [s]: 's', [w]: 'w' };
  const letters = (...meant: string[]) => Object.keys(ways).filter((letter) => meant.includes(ways[letter] ?? ''));
  const [upright, across] = [letters('n', 's').join(''), letters('e', 'w').join('')];
  return { ways, offset: new RegExp(`(\\d{1,2})\\s*([${upright}][${across}]|[${upright}${across}])`, 'g') };
}

/** `3e 2n`, `2 N, 3 E` or `2ne` from where the hero stands; `null` for anything else and beyond the level. */
function offsetCell(board: Board, typed: string, compass: Compass): Point | null {
  const { ways, offset } = compassOf(compass);
  const parts = [...typed.matchAll(offset)];
  if (parts.length === 0 || typed.replace(offset, '').replace(/[\s,]/g, '') !== '') return null;
  let { x, y } = board.view.hero.at;
  for (const [, count, letters = ''] of parts) {
    const steps = Number(count);
    const way = [...letters].map((letter) => ways[letter]);
    x += way.includes('e') ? steps : way.includes('w') ? -steps : 0;
    y += way.includes('s') ? steps : way.includes('n') ? -steps : 0;
  }
  return isOnLevel(board, { x, y }) ? { x, y } : null;
}

/** For comparing what people type: no case, no accents, no outer blanks. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
