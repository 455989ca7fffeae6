import type { Alias, RawId } from '../../engine';
import type { LookRaw, SpritesRaw } from '../../engine/schema/sprites';

/** What is to be known of a thing to draw it. */
export interface Shown {
  kind: 'hero' | 'mob' | 'item' | 'prop';
  raw: RawId | null;
  alias?: Alias;
}

/** How a thing looks to the hero: by its raw when known, else by what it goes by. */
export function lookOf(sprites: SpritesRaw, thing: Shown): LookRaw {
  if (thing.raw !== null) return sprites.looks[thing.raw] ?? anyOf(sprites, thing.kind);
  const { unknown } = sprites;
  const { alias } = thing;
  if (alias === undefined) return anyOf(sprites, thing.kind);
  if (alias.kind === 'scroll') return unknown.scroll;
  if (alias.kind === 'potion') return unknown.potion[alias.colour.toLowerCase()] ?? unknown.item;
  return unknown.plain[idOf(alias.id)] ?? unknown.item;
}

function anyOf({ unknown }: SpritesRaw, kind: Shown['kind']): LookRaw {
  return kind === 'hero' ? unknown.mob : unknown[kind];
}

const idOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
