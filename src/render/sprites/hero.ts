import type { View } from '../../engine';
import type { LookRaw, SpritesRaw } from '../../engine/schema/sprites';
import { lookOf } from './look';
import { layeredSprite, type Sprite, spriteOf } from './sprite';

/**
 * Returns the sprite of the hero in the clothes of its kit, with the gear that it wears. A ranged weapon is drawn in
 * place of a melee weapon.
 */
export function heroSprite(sprites: SpritesRaw, { pack }: Pick<View, 'pack'>): Sprite {
  const clothes = lookOf(sprites, { kind: 'hero', raw: 'hero' });
  const bare = sprites.bare[clothes.sprite];
  if (bare === undefined) return spriteOf(sprites, clothes);
  const worn = pack.filter(({ slot }) => slot !== null);
  const isShooting = worn.some(({ slot }) => slot === 'ranged');
  const gear = bare.slots.flatMap((drawn): LookRaw[] => {
    const item = worn.find(({ slot }) => slot === drawn);
    if (item === undefined || (drawn === 'melee' && isShooting)) return [];
    const { sprite, swap, over = [] } = lookOf(sprites, { ...item, kind: 'item' });
    const grid = [...over, sprite].map((id) => sprites.worn[id]).find((id) => id !== undefined);
    return grid === undefined ? [] : [{ sprite: grid, ...(swap && { swap }) }];
  });
  return layeredSprite(sprites, [{ sprite: bare.grid }, ...gear]);
}
