import type { LookRaw, SpritesRaw } from '../../engine/schema/sprites';

/** Returns a text for each missing grid or ink. */
export function faultsOfLook(sprites: SpritesRaw, look: LookRaw): string[] {
  const missing = gridsOf(look).filter((grid) => !Object.hasOwn(sprites.grids, grid));
  return [
    ...missing.map((grid) => `no grid ${grid} in sprites.json`),
    ...unknownInks(sprites, look).map(
      (ink) => `no ink ${ink} among the inks of sprites.json: swap ${ink} for one of them`,
    ),
  ];
}

export const faultsOfGrid = (sprites: SpritesRaw, grid: string): string[] => faultsOfLook(sprites, { sprite: grid });

const gridsOf = ({ sprite, over = [] }: LookRaw): string[] => [sprite, ...over];

function unknownInks({ grids, inks }: SpritesRaw, look: LookRaw): string[] {
  const marks = new Set(
    gridsOf(look)
      .flatMap((grid) => grids[grid]?.rows ?? [])
      .join(''),
  );
  marks.delete('.');
  const used = new Set([...marks].map((mark) => look.swap?.[mark] ?? mark));
  return [...used].filter((ink) => !ink.startsWith('#') && !Object.hasOwn(inks, ink));
}
