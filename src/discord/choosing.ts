import type { Choosing } from './command';
import type { Words } from './presenter';
import type { Board, HeldThing, Point } from './types';

/** Reads typed words against a board. What Discord suggests does not bind what is sent, so everything may be typed. */
export function choosingFrom(board: Board, words: Words): Choosing {
  const { view } = board;
  return {
    board,
    words,
    held: (text, fits) => heldThing(view.held, text, fits, words),
    spell: (text) => {
      const known = view.hero.spells.map(({ spell }) => ({ id: spell, name: words.spell(spell) }));
      return (known.find(({ id }) => id === text) ?? byNumber(known, text) ?? byName(known, text))?.id ?? null;
    },
    cell: (text) => cellMeant(board, text, words),
  };
}

function heldThing(
  held: HeldThing[],
  text: string,
  fits: (thing: HeldThing) => boolean,
  words: Words,
): HeldThing | null {
  const able = held.filter(fits);
  const exact = /^#\d+$/.test(text) ? able.find(({ id }) => id === Number(text.slice(1))) : undefined;
  if (exact) return exact;
  const named = able.map((thing) => ({ thing, name: words.thing(thing) }));
  return (byNumber(named, text) ?? byName(named, text))?.thing ?? null;
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

const OFFSET = /(\d{1,2})\s*([nsew])/g;
const SIGNS: Record<string, Point> = {
  n: { x: 0, y: -1 },
  s: { x: 0, y: 1 },
  e: { x: 1, y: 0 },
  w: { x: -1, y: 0 },
};

function cellMeant(board: Board, text: string, words: Words): Point | null {
  const { hero, things } = board.view;
  const typed = fold(text);
  if (typed === 'here' || typed === 'self' || typed === 'me') return hero.at;
  const exact = /^#\d+$/.test(typed) ? things.find(({ id }) => id === Number(typed.slice(1))) : undefined;
  if (exact) return exact.at;
  const parts = [...typed.matchAll(OFFSET)];
  if (parts.length > 0 && typed.replace(OFFSET, '').trim() === '') {
    return parts.reduce(
      (cell, [, count, sign]) => ({
        x: cell.x + Number(count) * (SIGNS[sign as string] as Point).x,
        y: cell.y + Number(count) * (SIGNS[sign as string] as Point).y,
      }),
      hero.at,
    );
  }
  const beings = things.map((thing) => ({ thing, name: words.thing(thing) }));
  const mobs = beings.filter(({ thing }) => thing.kind === 'mob');
  return (byNumber(mobs, typed) ?? byName(mobs, typed) ?? byName(beings, typed))?.thing.at ?? null;
}

/** For comparing what people type: no case, no accents, no outer blanks. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
