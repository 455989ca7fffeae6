import type { GameEvent, View } from '../../engine';
import { line, type Point } from '../../lib/geometry';
import { type Rgb, rgb } from '../color';
import { newEvents } from '../new-events';
import type { Console } from './console';
import { onScreen } from './map';

interface Particle {
  at: Point;
  glyph: string;
  color: Rgb;
  /** Marks with a higher number are drawn later, so that blows cover bursts and beams. */
  order: 0 | 1;
}

export const PARTICLE_COLOURS = {
  wound: rgb('#FFA500'),
  healing: rgb('#00FF00'),
  mana: rgb('#0000FF'),
  miss: rgb('#00FFFF'),
  level: rgb('#FFD700'),
  shot: rgb('#EEC48A'),
} as const;

const COLUMN = 10;

/**
 * Draws marks for events after turn `sinceTurn`. A creature's cell gets only a background, so that the glyph stays
 * visible.
 */
export function drawParticles(screen: Console, view: View, sinceTurn?: number): void {
  const occupied = new Set(view.things.filter(({ kind }) => kind === 'mob').flatMap(cellsOf));
  occupied.add(keyOf(view.hero.at));
  const all = newEvents(view, sinceTurn).flatMap((event) => particlesOf(view, event));
  for (const { at, glyph, color } of all.sort((a, b) => a.order - b.order)) {
    const cell = onScreen(view, at);
    if (!cell || view.visible[at.y * view.width + at.x] !== '1') continue;
    if (occupied.has(keyOf(at))) screen.background(cell.x, cell.y, dim(color));
    else screen.set(cell.x, cell.y, glyph, color);
  }
}

const keyOf = ({ x, y }: Point): string => `${x} ${y}`;

const cellsOf = ({ at, size }: View['things'][number]): string[] =>
  Array.from({ length: size.width * size.height }, (_, i) =>
    keyOf({ x: at.x + (i % size.width), y: at.y + Math.floor(i / size.width) }),
  );

const dim = (color: Rgb): Rgb => (color >> 1) & 0x7f7f7f;

function particlesOf(view: View, event: GameEvent): Particle[] {
  const mark = (at: Point, glyph: string, color: Rgb): Particle[] => [{ at, glyph, color, order: 1 }];
  switch (event.kind) {
    case 'hit':
      return [...flight(event), ...mark(event.at, '‼', PARTICLE_COLOURS.wound)];
    case 'hurt':
      return mark(event.at, '‼', PARTICLE_COLOURS.wound);
    case 'healed':
      return mark(event.at, '‼', PARTICLE_COLOURS.healing);
    case 'mana-restored':
      return mark(event.at, '‼', PARTICLE_COLOURS.mana);
    case 'missed':
      return [...flight(event), ...mark(event.at, '‼', event.fumble ? PARTICLE_COLOURS.mana : PARTICLE_COLOURS.miss)];
    case 'lost-turn':
      return mark(event.at, '?', PARTICLE_COLOURS.miss);
    case 'levelled':
      return Array.from({ length: COLUMN }, (_, i) => ({ x: view.hero.at.x, y: view.hero.at.y - i }))
        .filter(({ y }) => y > 1)
        .flatMap((at) => mark(at, '░', PARTICLE_COLOURS.level));
    case 'threw':
      return [
        ...flight({ ...event, shot: true }),
        ...(event.splash ?? []).map((at): Particle => ({ at, glyph: '*', color: PARTICLE_COLOURS.miss, order: 0 })),
      ];
    case 'burst':
      return event.cells.map((at) => ({ at, glyph: event.glyph, color: rgb(event.color), order: 0 }));
    case 'beam':
      return event.rays.flatMap(({ from, to }) =>
        line(from, to).map((at) => ({ at, glyph: event.glyph, color: rgb(event.color), order: 0 })),
      );
    default:
      return [];
  }
}

type Flight = Pick<Extract<GameEvent, { kind: 'hit' }>, 'shot' | 'from' | 'at'>;

function flight({ shot, from, at }: Flight): Particle[] {
  if (!shot) return [];
  const [dx, dy] = [Math.abs(at.x - from.x), Math.abs(at.y - from.y)];
  const slope = at.x > from.x === at.y > from.y ? '\\' : '/';
  const glyph = dy < dx / 2 ? '-' : dx < dy / 2 ? '|' : slope;
  const cells = line(from, at).slice(1, -1);
  return cells.map((cell) => ({ at: cell, glyph, color: PARTICLE_COLOURS.shot, order: 0 }));
}
