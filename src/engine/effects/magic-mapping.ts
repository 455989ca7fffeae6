import { NEIGHBOURS } from '../../lib/sides';
import { emit, isHero, isWalkable, type Level } from '../state';
import type { EffectKind } from './common/kind';

/** Reveals the level as walking all of it would: walkable cells and their neighbours. */
export const magicMapping: EffectKind = {
  readFrom: ({ effects }) => (effects.magic_mapping ? {} : null),
  hasEffect: (world) => fullyMapped(world.level) !== world.level.revealed,
  apply(world, _effect, target) {
    if (!isHero(target)) return;
    world.level.revealed = fullyMapped(world.level);
    emit(world, { kind: 'mapped' }, 'self');
  },
};

/** The revealed cells after mapping: solid rock without a walkable neighbour stays unrevealed. */
export function fullyMapped({ tiles, revealed, width, height }: Level): string {
  const marks = [...revealed];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const index = y * width + x;
      if (!isWalkable(tiles.charAt(index))) continue;
      marks[index] = '1';
      for (const [dx, dy] of NEIGHBOURS) marks[index + dy * width + dx] = '1';
    }
  }
  return marks.join('');
}
