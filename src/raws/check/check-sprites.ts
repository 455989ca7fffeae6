import type { LookRaw } from '../../engine/schema/sprites';
import type { Parsed } from '../kinds';
import { faultsOfGrid, faultsOfLook } from './check-look';
import type { Reporter } from './reporter';

/** Grids that code draws by name, so they must exist. */
export const DRAWN_GRIDS = [
  ...(['icon-coin', 'icon-heart', 'icon-laurel', 'icon-mana', 'icon-star'] as const),
  'chains',
  ...(['feat-calendar', 'feat-ladder', 'feat-medal', 'feat-skull'] as const),
  ...(['stalactite', 'stalagmite'] as const),
  ...(['school-fire', 'school-venom', 'school-shields'] as const),
  ...(['school-shadows', 'school-trade', 'school-beasts'] as const),
] as const;

/** Allows raws without a look, which appear as unknown things. */
export function checkSprites({ sprites, items, mobs, props, hero }: Parsed, { report, need }: Reporter): void {
  need('grid', DRAWN_GRIDS);
  const { looks, unknown, spentShrine, lights, tiles, grave, bare, worn } = sprites;
  const things = new Set([...items.items, ...mobs.mobs, ...props.props, hero.hero].map(({ id }) => id));
  for (const id of Object.keys(looks)) if (!things.has(id)) report(id, 'looks', 'no item, mob or prop of this id');
  for (const id of Object.keys(lights)) if (!things.has(id)) report(id, 'lights', 'no item, mob or prop of this id');
  const { potion, plain, ...single } = unknown;
  const all: [string, LookRaw][] = [looks, potion, plain, { ...single, spentShrine }].flatMap((group) =>
    Object.entries(group),
  );
  for (const [id, look] of all) for (const fault of faultsOfLook(sprites, look)) report(id, 'looks', fault);
  for (const [tile, grid] of Object.entries(tiles))
    for (const fault of faultsOfGrid(sprites, grid)) report(tile, 'tiles', fault);
  for (const fault of faultsOfGrid(sprites, grave)) report('grave', 'grave', fault);
  for (const [id, { grid }] of Object.entries(bare))
    for (const fault of faultsOfGrid(sprites, grid)) report(id, 'bare', fault);
  for (const [id, grid] of Object.entries(worn))
    if (!Object.hasOwn(sprites.grids, grid)) report(id, 'worn', `no grid ${grid} in sprites.json`);
}
