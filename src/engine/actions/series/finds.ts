import { cellIndex, same } from '../../../lib/geometry';
import { hazardAt, knownMap, reasonToLeave, refOf } from '../../knowledge';
import { type Entity, emit, has, itemsInView, positionOf, type Take, type World } from '../../state';

export interface Finds {
  /** Returns a thing to pick up on the cell of the hero; `null` if there is none. */
  underfoot(): Entity | null;
  /** Returns the cell indices of things to pick up, without the hero's cell and the cells of `burntCells`. */
  cells(): readonly number[];
  /** Returns cell indices of things on ground that the hero saw burn. The hero goes to these cells last. */
  burntCells(): readonly number[];
  /** True if the player must decide about the item. Emits `left-lying` for an item that the hero leaves. */
  isOfNote(item: Entity): boolean;
}

const NOTHING: Finds = { underfoot: () => null, cells: () => [], burntCells: () => [], isOfNote: () => true };

/** Returns the things that Explore picks up. Without `take`, Explore picks up nothing. */
export function findsOf(world: World, take: Take | undefined): Finds {
  if (take === undefined) return NOTHING;
  const isTaken = (item: Entity): boolean => !has(world.raws, item, 'quest') && !item.caged;
  // Remembers seen items, because the hero would otherwise forget an item behind a corner.
  const seen = new Set(world.level.entities.filter((item) => item.kind === 'item' && item.seen && !item.dropped));
  // Items on burnt ground come last, because a returning fire would make the hero walk to and fro.
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
