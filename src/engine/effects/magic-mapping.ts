import { NEIGHBOURS } from '../../lib/sides';
import { emit, isHero, isWalkable, type Level } from '../state';
import type { EffectKind } from './common/kind';

/** Reveals ground, but not the things there. */
export const magicMapping: EffectKind = {
  readFrom: ({ effects }) => (effects.magic_mapping ? {} : null),
  hasEffect: (world) => fullyMapped(world.level).revealed !== world.level.revealed,
  apply(world, _effect, target) {
    if (!isHero(target)) return;
    mapLevel(world.level);
    emit(world, { kind: 'mapped' }, 'self');
  },
};

/** `mapped` marks the walkable cells that the hero never saw. */
export function mapLevel(level: Level): void {
  Object.assign(level, fullyMapped(level));
}

function fullyMapped({ tiles, revealed, mapped, width, height }: Level): Required<Pick<Level, 'revealed' | 'mapped'>> {
  const marks = [...revealed];
  const unseen = [...(mapped ?? '0'.repeat(tiles.length))];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const index = y * width + x;
      if (!isWalkable(tiles.charAt(index))) continue;
      if (revealed[index] === '0') unseen[index] = '1';
      marks[index] = '1';
      for (const [dx, dy] of NEIGHBOURS) marks[index + dy * width + dx] = '1';
    }
  }
  return { revealed: marks.join(''), mapped: unseen.join('') };
}
