import type { PictureOptions } from '../contract';
import type { Obstacle } from './chips';
import { CELL, spanOf } from './layout';
import { beyondBoxes } from './overlays/beyond';
import { targetBoxes } from './overlays/targeting';
import type { Scene } from './scene';

/** Hiding one `chosen` obstacle is worse than hiding all others, and hiding a creature worse than hiding ground. */
const RANK = { chosen: 100, other: 1, ground: 0.001 } as const;

/** Number of pixels at each edge of a creature that chips may hide. */
const EDGE = 4;

export function obstaclesIn(scene: Scene, { targeting, look }: PictureOptions): Obstacle[] {
  const { things } = scene.view;
  const creatures = things.flatMap((thing): Obstacle[] => {
    const isLookedAt = thing.id === look?.id;
    if (thing.kind !== 'mob' && !isLookedAt) return [];
    const { x, y } = scene.corner(thing.at);
    const side = spanOf(thing.size) - 2 * EDGE;
    const rank = thing.stance === 'hostile' || isLookedAt ? RANK.chosen : RANK.other;
    return [{ box: { x: x + EDGE, y: y + EDGE, width: side, height: side }, rank }];
  });
  const cell = targeting?.chosen ? [{ ...scene.corner(targeting.chosen.at), width: CELL, height: CELL }] : [];
  const marked = [...beyondBoxes(scene), ...(targeting ? targetBoxes(scene, targeting) : []), ...cell];
  return [...creatures, ...knownGround(scene), ...marked.map((box) => ({ box, rank: RANK.chosen }))];
}

function knownGround(scene: Scene): Obstacle[] {
  const cells: Obstacle[] = [];
  scene.each((x, y) => {
    if (scene.isKnown(x, y)) {
      cells.push({ box: { ...scene.corner({ x, y }), width: CELL, height: CELL }, rank: RANK.ground });
    }
  });
  return cells;
}
