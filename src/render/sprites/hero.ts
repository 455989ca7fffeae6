import type { View } from '../../engine';
import type { LookRaw, SpritesRaw } from '../../engine/schema/sprites';
import type { Crest } from '../../lib/crest';
import { crestLook } from './crest';
import { lookOf } from './look';
import { layeredSprite, type Sprite } from './sprite';

/** Returns the hero with the worn gear and the crest. A ranged weapon replaces a melee weapon. */
export function heroSprite(sprites: SpritesRaw, { pack, crest }: Pick<View, 'pack' | 'crest'>): Sprite {
  const clothes = lookOf(sprites, { kind: 'hero', raw: 'hero' });
  const bare = sprites.bare[clothes.sprite];
  const borne = crest ? [crestLook(crest)] : [];
  if (bare === undefined) return layeredSprite(sprites, [clothes, ...borne]);
  const worn = pack.filter(({ slot }) => slot !== null);
  const isShooting = worn.some(({ slot }) => slot === 'ranged');
  const gear = bare.slots.flatMap((drawn): LookRaw[] => {
    const item = worn.find(({ slot }) => slot === drawn);
    if (item === undefined || (drawn === 'melee' && isShooting)) return [];
    const { sprite, swap, over = [] } = lookOf(sprites, { ...item, kind: 'item' });
    const grid = [...over, sprite].map((id) => sprites.worn[id]).find((id) => id !== undefined);
    return grid === undefined ? [] : [{ sprite: grid, ...(swap && { swap }) }];
  });
  return layeredSprite(sprites, [{ sprite: bare.grid }, ...gear, ...borne]);
}

/** Returns the hero for pictures of finished runs. `swap` maps inks to other colours of the clothes. */
export function portraitOf(sprites: SpritesRaw, crest: Crest | undefined, swap: LookRaw['swap'] = {}): Sprite {
  const look = lookOf(sprites, { kind: 'hero', raw: 'hero' });
  return layeredSprite(sprites, [{ ...look, swap: { ...look.swap, ...swap } }, ...(crest ? [crestLook(crest)] : [])]);
}
