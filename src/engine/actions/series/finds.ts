import { cellIndex, same } from '../../../lib/geometry';
import { hazardAt, knownMap, reasonToLeave, refOf } from '../../knowledge';
import { type Entity, emit, has, itemsInView, positionOf, type Take, type World } from '../../state';

export interface Finds {
  /** Returns a thing to pick up on the hero's cell. */
  underfoot(): Entity | null;
  /** Returns cells of things to pick up, but not the hero's cell or `burntCells`. */
  cells(): readonly number[];
  /** Returns cells of things where the hero saw fire. Explore visits these cells last. */
  burntCells(): readonly number[];
  /** True if the player must decide. May emit `left-lying`. */
  isOfNote(item: Entity): boolean;
}

const NOTHING: Finds = { underfoot: () => null, cells: () => [], burntCells: () => [], isOfNote: () => true };

/** Without `take`, Explore picks up nothing. */
export function findsOf(world: World, take: Take | undefined): Finds {
  if (take === undefined) return NOTHING;
  const isTaken = (item: Entity): boolean => !has(world.raws, item, 'quest') && !item.caged;
  // Keeps items that the hero saw before and no longer sees.
  const seen = new Set(world.level.entities.filter((item) => item.kind === 'item' && item.seen && !item.dropped));
  // A returning fire would make the hero walk to and fro.
  const burnt = new Set<Entity>();
  let asked = { turn: -1, wanted: [] as Entity[] };
  const wanted = (): Entity[] => {
    const { turn } = world.game;
    if (asked.turn === turn) return asked.wanted;
    for (const item of itemsInView(world)) if (!item.dropped) seen.add(item);
    const found = [...seen].filter(
      (item) => item.position && isTaken(item) && reasonToLeave(world, item, take) === null,
    );
    for (const item of found) if (hazardAt(world, positionOf(item))?.danger === 'fire') burnt.add(item);
    asked = { turn, wanted: found };
    return found;
  };
  const isUnderfoot = (item: Entity): boolean => same(positionOf(item), positionOf(world.game.hero));
  const cellsElsewhere = (isBurnt: boolean): number[] =>
    wanted().flatMap((item) => (isUnderfoot(item) || burnt.has(item) !== isBurnt ? [] : [cellOf(world, item)]));
  return {
    underfoot: () => wanted().find(isUnderfoot) ?? null,
    cells: () => cellsElsewhere(false),
    burntCells: () => cellsElsewhere(true),
    isOfNote(item) {
      if (item.dropped) return false;
      if (!isTaken(item)) return true;
      const why = reasonToLeave(world, item, take);
      if (why === null) return knownMap(world).blocked[cellOf(world, item)] === 1;
      emit(world, { kind: 'left-lying', item: refOf(world, item), why }, 'seen');
      return false;
    },
  };
}

const cellOf = ({ level }: World, entity: Entity): number => cellIndex(level, positionOf(entity));
