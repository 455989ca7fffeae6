import type { Alias, RawId } from '../../engine';
import type { LookRaw, SpritesRaw } from '../../engine/schema/sprites';
import { type Rgb, rgb } from '../color';

export interface SpriteSubject {
  kind: 'hero' | 'mob' | 'item' | 'prop';
  raw: RawId | null;
  alias?: Alias;
  shrine?: { spent: boolean } | null;
}

/** Returns the look that the hero sees. An unidentified thing has the look of its alias. */
export function lookOf(sprites: SpritesRaw, thing: SpriteSubject): LookRaw {
  if (thing.shrine?.spent) return sprites.spentShrine;
  if (thing.raw !== null) return sprites.looks[thing.raw] ?? anyOf(sprites, thing.kind);
  const { unknown } = sprites;
  const { alias } = thing;
  if (alias === undefined) return anyOf(sprites, thing.kind);
  if (alias.kind === 'scroll') return unknown.scroll;
  if (alias.kind === 'potion') return unknown.potion[alias.colour.toLowerCase()] ?? unknown.item;
  return unknown.plain[idOf(alias.id)] ?? unknown.item;
}

function anyOf({ unknown }: SpritesRaw, kind: SpriteSubject['kind']): LookRaw {
  return kind === 'hero' ? unknown.mob : unknown[kind];
}

const idOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const BOTTLES: ReadonlySet<string> = new Set(['potion', 'flask']);

const SAFE: ReadonlyMap<Rgb, Rgb> = new Map(
  [
    ['#E0484C', '#C85600'],
    ['#FF8066', '#F0924A'],
    ['#8A2233', '#7A3400'],
    ['#FFAB4C', '#EA9514'],
    ['#FFD95C', '#F7EB48'],
    ['#82D660', '#27A275'],
    ['#C0F070', '#7AD4B0'],
    ['#2F7340', '#14604A'],
    ['#B07A48', '#6D4730'],
    ['#EEC48A', '#A97C58'],
    ['#6A442C', '#452A1C'],
    ['#4C4CC8', '#216AA8'],
    ['#9696FF', '#6FB0E4'],
    ['#2F5096', '#174A78'],
    ['#D2A0FA', '#CF7FAE'],
    ['#F594C8', '#EBB4D2'],
    ['#70408E', '#8A4A70'],
  ].map(([ink, safe]) => [rgb(ink!), rgb(safe!)]),
);

export const isBottle = ({ sprite }: LookRaw): boolean => BOTTLES.has(sprite);

/** Replaces a liquid's colour for colour-blind people. Other colours stay. */
export const safeLiquid = (ink: Rgb): Rgb => SAFE.get(ink) ?? ink;
