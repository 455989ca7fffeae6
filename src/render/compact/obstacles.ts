import type { PictureOptions } from '../contract';
import type { Obstacle } from './chips';
import { CELL, spanOf } from './layout';
import { beyondBoxes } from './overlays/beyond';
import { targetBoxes } from './overlays/targeting';
import type { Scene } from './scene';

/** One of the first matters more than all of the second that there may be. */
const RANK = { chosen: 100, other: 1 } as const;

/** Rows and columns at the edge of a creature without which it is still recognized. */
const EDGE = 4;

/**
 * What the player must see: enemies, the arrows towards those beyond the edge, and what is aimed or looked at; then
 * everybody else.
 */
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
  return [...creatures, ...marked.map((box) => ({ box, rank: RANK.chosen }))];
}
