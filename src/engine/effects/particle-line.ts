import { line, type Point } from '../../lib/geometry';
import { emit, entityById, heroSees, type Targets, type World } from '../state';
import type { VisualEffect } from './common/kind';

/** Shows only the visible part of each beam. */
export const particleLine: VisualEffect = (world, source, by, targets) => {
  const [glyph, color] = source.effects.particle_line?.split(';') ?? [];
  if (glyph === undefined || color === undefined) return;
  const rays = endsOf(world, targets).flatMap((end) => {
    const seen = line(source.from, end).filter((cell) => heroSees(world, cell));
    const from = seen[0];
    const to = seen.at(-1);
    return from && to ? [{ from, to }] : [];
  });
  if (rays.length === 0) return;
  emit(world, { kind: 'beam', glyph, color, rays }, by === world.game.hero.id ? 'self' : 'seen');
};

function endsOf(world: World, targets: Targets): Point[] {
  if (targets.kind === 'cells') return targets.cells;
  const at = entityById(world, targets.id)?.position;
  return at ? [at] : [];
}
