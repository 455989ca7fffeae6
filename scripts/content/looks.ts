import type { Raws } from '../../src/engine';
import type { LookRaw } from '../../src/engine/schema/sprites';
import { rowsOf, spriteOf } from '../../src/render/sprites/sprite';

const FILE = 'raws/sprites.json';

/** Pairs of looks that may be the same picture. A hidden door that was found looks like a door. */
const ALIKE = ['hidden-door = door'];

/** Returns every look of things, identified or not, and of heroes with a kit, with its name. */
export const everyLook = ({ sprites, kits }: Raws): [name: string, look: LookRaw][] => [
  ...Object.entries(sprites.looks),
  ...Object.entries(sprites.unknown.potion),
  ...Object.entries(sprites.unknown.plain),
  ['unknown scroll', sprites.unknown.scroll],
  ['unknown item', sprites.unknown.item],
  ['unknown mob', sprites.unknown.mob],
  ['unknown prop', sprites.unknown.prop],
  ['spent shrine', sprites.spentShrine],
  ...kits.flatMap(({ id, look }): [string, LookRaw][] => (look ? [[`kit ${id}`, look]] : [])),
];

export const faultsOfLooks = (raws: Raws): string[] => [
  ...missingLooks(raws),
  ...looksOfNothing(raws),
  ...alikeLooks(raws),
  ...idleSwaps(raws),
];

const thingsOf = ({ mobs, props, items }: Raws): string[] => [...mobs, ...props, ...items].map(({ id }) => id);

export const missingLooks = (raws: Raws): string[] =>
  thingsOf(raws)
    .filter((id) => raws.sprites.looks[id] === undefined)
    .map((id) => `${FILE} · ${id}: no look`);

export function looksOfNothing(raws: Raws): string[] {
  const things = ['hero', ...thingsOf(raws)];
  const looks = Object.keys(raws.sprites.looks).filter((id) => !things.includes(id));
  return looks.map((id) => `${FILE} · ${id}: a look of nothing`);
}

/**
 * Returns a line for each pair of looks with the same picture, except the pairs in `ALIKE`. Returns a line also for
 * each pair in `ALIKE` whose pictures differ.
 */
export function alikeLooks(raws: Raws): string[] {
  const seen = new Map<string, string>();
  const alike: string[] = [];
  for (const [name, look] of everyLook(raws)) {
    const { width, pixels } = spriteOf(raws.sprites, look);
    const picture = `${width} ${pixels.join()}`;
    const other = seen.get(picture);
    if (other !== undefined) alike.push(`${name} = ${other}`);
    seen.set(picture, name);
  }
  return [
    ...alike.filter((pair) => !ALIKE.includes(pair)).map((pair) => `${FILE} · ${pair}: one picture of two things`),
    ...ALIKE.filter((pair) => !alike.includes(pair)).map(
      (pair) => `${FILE} · ${pair}: two pictures, in spite of ALIKE`,
    ),
  ];
}

/** Returns a line for each ink that a look replaces although none of its grids has the ink. */
export const idleSwaps = (raws: Raws): string[] =>
  everyLook(raws).flatMap(([name, { sprite, over = [], swap = {} }]) => {
    const present = [sprite, ...over].flatMap((grid) => rowsOf(raws.sprites, grid)).join('');
    const idle = Object.keys(swap).filter((ink) => !present.includes(ink));
    return idle.map((ink) => `${FILE} · ${name}: swaps ${ink}, an ink that its grids lack`);
  });
