import { line } from '../../lib/geometry';
import { emit } from '../state/emit';
import { entityById, heroSees } from '../state/queries';
import type { ShownEffect } from './common/kind';

/** A line from the carrier to what it is aimed at, as far as the hero sees it. */
export const particleLine: ShownEffect = (world, source, by, targets) => {
  const [glyph, color] = source.effects.particle_line?.split(';') ?? [];
  if (glyph === undefined || color === undefined) return;
  const end = targets.kind === 'cells' ? targets.cells[0] : entityById(world, targets.id)?.position;
  if (!end) return;
  const seen = line(source.from, end).filter((cell) => heroSees(world, cell));
  const from = seen[0];
  const to = seen.at(-1);
  if (!from || !to) return;
  emit(world, { kind: 'beam', glyph, color, from, to }, by === world.game.hero.id ? 'self' : 'seen');
};
