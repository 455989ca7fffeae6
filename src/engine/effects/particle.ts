import { emit, entityById, footprint, heroSees } from '../state';
import type { VisualEffect } from './common/kind';

export const particle: VisualEffect = (world, source, by, targets) => {
  const [glyph, color] = source.effects.particle?.split(';') ?? [];
  if (glyph === undefined || color === undefined) return;
  const target = targets.kind === 'entity' ? entityById(world, targets.id) : null;
  const hit = targets.kind === 'cells' ? targets.cells : target ? footprint(world.raws, target) : [];
  const cells = hit.filter((cell) => heroSees(world, cell));
  if (cells.length === 0) return;
  emit(world, { kind: 'burst', effect: source.raw, glyph, color, cells }, by === world.game.hero.id ? 'self' : 'seen');
};
