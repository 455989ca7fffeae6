import type { LookRaw } from '../../engine/schema/sprites';
import { type Rgb, rgb } from '../color';

/** Grids of which only what is in them tells one from another. */
const BOTTLES: ReadonlySet<string> = new Set(['potion', 'flask']);

/** Liquids for colour-blind eyes, by the ink they have: each with its light and its shade, brown by far the darkest. */
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

/** The ink of a liquid as colour-blind eyes tell it from others; glass and labels keep theirs. */
export const safeLiquid = (ink: Rgb): Rgb => SAFE.get(ink) ?? ink;
