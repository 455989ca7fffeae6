import { line, type Point, same } from '../../lib/geometry';
import { bodyOf, cellsOf, nearestCell } from '../creatures';
import { type Entity, isCreature, moveEntity, positionOf, type World } from '../state';
import { daze } from './common/daze';
import { always, type EffectKind } from './common/kind';

/** Maximum length of a charge in cells. */
const REACH = 9;
const DAZED_TURNS = 3;

/** A creature in the way takes damage; a lifeless obstacle dazes the user. */
export const charges: EffectKind = {
  readFrom: ({ effects: { charges: amount } }) => (amount === undefined ? null : { amount }),
  hasEffect: always,
  onAuthor: true,
  apply(world, { source, targets, amount }, author) {
    const [aim] = targets.kind === 'cells' ? targets.cells : [];
    if (aim === undefined) return;
    const { way, blocked } = chargeWay(world, author, aim);
    const at = way.at(-1);
    if (at !== undefined && !same(at, positionOf(author))) moveEntity(world, author, at);
    if (blocked === null) return;
    const victims = inTheWay(world, author, blocked);
    for (const { id } of victims) {
      world.queue.push({ tag: 'damage', by: author.id, source, targets: { kind: 'entity', id }, amount });
    }
    if (victims.length === 0) daze(world, author, source, DAZED_TURNS);
  },
};

interface ChargeWay {
  way: Point[];
  /** First place without room; `null` for a full charge. */
  blocked: Point | null;
}

export function chargeWay(world: World, author: Entity, aim: Point): ChargeWay {
  const from = positionOf(author);
  const near = nearestCell({ ...aim, width: 1, height: 1 }, bodyOf(world.raws, author));
  const far = { x: from.x + (aim.x - near.x) * REACH, y: from.y + (aim.y - near.y) * REACH };
  const places = line(from, far).slice(1, REACH + 1);
  const stop = places.findIndex((place) => !world.index.fits(author, place));
  return stop < 0 ? { way: places, blocked: null } : { way: places.slice(0, stop), blocked: places[stop] as Point };
}

function inTheWay(world: World, author: Entity, place: Point): Entity[] {
  const there = cellsOf({ ...bodyOf(world.raws, author), ...place }).flatMap((cell) => world.index.at(cell));
  return [...new Set(there)].filter((one) => one !== author && isCreature(one));
}
