import type { Alias } from '../../engine';
import type { Names, NameTables } from '../names';
import { namesInLanguage } from '../names-in-language';

const title = (words: string): string =>
  words
    .split(/[\s-]+/)
    .filter((word) => word !== '')
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(' ');

function alias(known: Alias): string {
  switch (known.kind) {
    case 'scroll':
      return `Scroll of ${title(known.word)}`;
    case 'potion':
      return `${title(known.adjective)} ${title(known.colour)} Potion`;
    case 'plain':
      return title(known.id);
  }
}

function inOrder(name: string | null): string | null {
  const [, spell] = /^(.*) Scroll$/.exec(name ?? '') ?? [];
  return spell === undefined ? (name?.replace(/\bArmor\b/, 'Armour') ?? null) : `Scroll of ${spell}`;
}

/**
 * Creates the English names. Names from the raws get British spelling, and `Fireball Scroll` becomes `Scroll of
 * Fireball`.
 */
export const createNames = (tables: NameTables): Names =>
  namesInLanguage(
    {
      raw: (id) => inOrder(tables.raw(id)),
      veteran(id) {
        const name = inOrder(tables.raw(id));
        return name && `${name} Veteran`;
      },
      alias: (known) => (known ? alias(known) : 'Unidentified Magic Item'),
      places: {},
      signs: {},
      descriptions: {},
      veteranHabits: {},
      phases: {},
      farewells: {},
      readable: title,
    },
    tables,
  );
